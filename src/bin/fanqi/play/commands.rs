//! What a person types.

use std::path::PathBuf;
use std::str::FromStr;

use fanqi::flip::Action;
use fanqi::flip::notation::WrittenPly;
use fanqi::point::Point;

#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Act(Action),
    /// All legal actions, or those of the piece on a point.
    Moves(Option<Point>),
    Hint,
    Board,
    Hidden,
    Undo,
    Draw,
    Resign,
    Record,
    Save(PathBuf),
    Rules,
    Help,
    Quit,
    /// An empty line.
    Nothing,
}

/// The words, one a line.
pub const HELP: &str = "  b6        turn up the piece on b6
  a6a9      move the piece on a6 to a9, or attack there
  moves     what you may do now; moves a6: where the piece on a6 may go
  hint      what the program would do in your place
  board     the board again
  hidden    what is face down and what has fallen, by kind
  undo      take back your last action and the answer to it; the deal stays
  draw      offer a draw
  resign    give up
  rules     the rules of this game
  record    the game as text
  save FILE write the game's record to a new file
  quit      leave
";

impl FromStr for Command {
    type Err = String;

    fn from_str(line: &str) -> Result<Command, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let bare = |command: Command| match rest {
            "" => Ok(command),
            _ => Err(format!("\"{word}\" takes nothing behind it")),
        };
        match word.to_ascii_lowercase().as_str() {
            "" => Ok(Command::Nothing),
            "moves" if rest.is_empty() => Ok(Command::Moves(None)),
            "moves" => match Point::from_name(&rest.to_ascii_lowercase()) {
                Some(point) => Ok(Command::Moves(Some(point))),
                None => Err(format!("\"{rest}\" is not a point of the board")),
            },
            "hint" => bare(Command::Hint),
            "board" => bare(Command::Board),
            "hidden" => bare(Command::Hidden),
            "undo" => bare(Command::Undo),
            "draw" => bare(Command::Draw),
            "resign" => bare(Command::Resign),
            "record" => bare(Command::Record),
            "save" if rest.is_empty() => Err("save takes the name of a file".into()),
            "save" => Ok(Command::Save(rest.into())),
            "rules" => bare(Command::Rules),
            "help" | "?" => bare(Command::Help),
            "quit" | "exit" => bare(Command::Quit),
            _ => read_action(line),
        }
    }
}

/// An action as people write it: `a6a9`, `a6 a9`, `a6-a9`, in letters of any case.
fn read_action(line: &str) -> Result<Command, String> {
    if line.trim() == "--" {
        return Err("a turn passes by the clock only, and none runs here".into());
    }
    let unknown = || format!("\"{line}\" is neither an action (b6, a6a9) nor a word (see help)");
    let written: WrittenPly = line
        .to_ascii_lowercase()
        .replace([' ', '-'], "")
        .parse()
        .map_err(|_| unknown())?;
    if written.has_outcome() {
        return Err("what comes up is not yours to say: type the point alone".into());
    }
    match written.action {
        Action::Pass => Err(unknown()),
        action => Ok(Command::Act(action)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        line.parse()
    }

    #[test]
    fn actions_are_read_in_the_ways_people_write_them() {
        let wanted: Action = "a6a9".parse().unwrap();
        for line in ["a6a9", "a6 a9", "A6-A9", "a6 - a9"] {
            assert_eq!(read(line), Ok(Command::Act(wanted)), "{line}");
        }
        assert_eq!(read("B6"), Ok(Command::Act("b6".parse().unwrap())));
    }

    #[test]
    fn words_are_read() {
        assert_eq!(read(""), Ok(Command::Nothing));
        assert_eq!(read("MOVES"), Ok(Command::Moves(None)));
        assert_eq!(read("moves c1"), Ok(Command::Moves(Point::from_name("c1"))));
        assert_eq!(
            read("save my game.txt"),
            Ok(Command::Save("my game.txt".into()))
        );
        assert_eq!(read("quit"), Ok(Command::Quit));
    }

    #[test]
    fn refusals_name_the_fault() {
        let refused = |line| read(line).unwrap_err();
        assert!(refused("flip").contains("\"flip\""));
        assert!(refused("z9").contains("\"z9\""));
        assert!(refused("b6=m").contains("not yours to say"));
        assert!(refused("--").contains("clock"));
        assert!(refused("moves z9").contains("\"z9\""));
        assert!(refused("undo 3").contains("takes nothing"));
        assert!(refused("save").contains("name of a file"));
    }
}
