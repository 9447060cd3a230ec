//! The game on the table: what a person may ask of it, and what is answered.

use fanqi::flip::{Action, Game, GameError, Player, Report};
use fanqi::point::Point;
use fanqi::rules::OptionName;

use super::commands::{Command, HELP};
use super::opponent::Opponent;
use super::picture;
use super::save;
use super::status;
use super::words::Look;

pub struct Table {
    game: Game,
    person: Player,
    opponent: Opponent,
    look: Look,
    /// Whether the board has changed since it was last shown.
    changed: bool,
}

impl Table {
    pub fn new(game: Game, person: Player, opponent: Opponent, look: Look) -> Table {
        Table {
            game,
            person,
            opponent,
            look,
            changed: true,
        }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn greeting(&self) -> String {
        status::greeting(&self.game, self.person)
    }

    pub fn farewell(&self) -> &'static str {
        match self.game.result() {
            Some(_) => "Goodbye.",
            None => "Goodbye. The game is not finished.",
        }
    }

    /// Lets the program act where it is its turn, and tells what it did.
    pub fn program_acts(&mut self) -> String {
        if self.game.result().is_some() || self.game.position().turn() == self.person {
            return String::new();
        }
        let (position, rules) = (self.game.position(), self.game.rules());
        let Some((action, _)) = self.opponent.choose(position, rules) else {
            return String::new();
        };
        self.play("The program", action)
            .unwrap_or_else(|error| format!("The program has played {action}, but {error}.\n"))
    }

    /// The board where it has changed, and what there is to know before the next line.
    pub fn prompt(&mut self) -> String {
        if !std::mem::take(&mut self.changed) {
            return String::new();
        }
        self.board()
    }

    pub fn obey(&mut self, command: Command) -> String {
        match command {
            Command::Nothing | Command::Quit => String::new(),
            Command::Help => format!("{HELP}{}", status::legend(self.look)),
            Command::Board => self.board(),
            Command::Hidden => picture::counts(self.game.position(), self.look),
            Command::Record => self.game.record().to_string(),
            Command::Rules => self.rules(),
            Command::Moves(point) => self.moves(point),
            Command::Hint => self.hint(),
            Command::Save(file) => match save(&self.game, &file) {
                Ok(()) => format!("The record is in {}.\n", file.display()),
                Err(why) => format!("Not saved: {why}.\n"),
            },
            Command::Act(action) => answer(self.play("You", action)),
            Command::Undo => answer(self.undo()),
            Command::Draw => answer(self.offer_draw()),
            Command::Resign => answer(self.resign()),
        }
    }

    fn board(&self) -> String {
        let placement = self.game.placement();
        let board = picture::board(self.game.position(), placement.as_ref(), self.look);
        format!("\n{board}\n{}", status::status(&self.game, self.person))
    }

    fn play(&mut self, who: &str, action: Action) -> Result<String, GameError> {
        let before = *self.game.position();
        let ply = self.game.play(action)?;
        self.changed = true;
        let report = Report::of(&before, self.game.rules(), ply);
        let mut told = format!("{who}: {}.\n", self.look.tell(ply, &report));
        if report.settles_colours {
            told += &status::ownership(&self.game, self.person);
            told += "\n";
        }
        Ok(told)
    }

    fn rules(&self) -> String {
        let rules = self.game.rules();
        let options = OptionName::ALL.map(|option| {
            let (name, value) = (option.name(), rules.value(option));
            format!("  {name:21}{value}\n")
        });
        format!("{rules}\n{}", options.concat())
    }

    fn moves(&self, from: Option<Point>) -> String {
        if self.game.result().is_some() {
            return "There is nothing to do: the game is over.\n".into();
        }
        let actions = self.game.position().actions(self.game.rules());
        if let Some(from) = from {
            return self.moves_from(from, &actions);
        }
        let (flips, moves): (Vec<Action>, Vec<Action>) = actions
            .into_iter()
            .partition(|action| matches!(action, Action::Flip(_)));
        let listed = |what: &str, actions: &[Action]| match actions {
            [] => String::new(),
            _ => format!("{what}: {}\n", join(actions)),
        };
        listed("turn up", &flips) + &listed("move", &moves)
    }

    fn moves_from(&self, point: Point, actions: &[Action]) -> String {
        let here: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| match action {
                Action::Flip(at) => *at == point,
                Action::Move { from, .. } => *from == point,
                Action::Pass => false,
            })
            .collect();
        if here.is_empty() {
            return format!("Nothing on {point} can be turned up or moved now.\n");
        }
        format!("{}\n", join(&here))
    }

    fn hint(&self) -> String {
        match self
            .opponent
            .choose(self.game.position(), self.game.rules())
        {
            Some((action, expected)) if self.game.result().is_none() => {
                format!("The program would play {action}, and expects {expected:+.2} (-1 to 1).\n")
            }
            _ => "The game is over.\n".into(),
        }
    }

    /// Takes back the person's last action with all that followed.
    fn undo(&mut self) -> Result<String, GameError> {
        let positions = self.game.history().positions();
        let plies = positions.len() - 1;
        let last = (0..plies).rfind(|&ply| positions[ply].turn() == self.person);
        let Some(ply) = last else {
            return Ok("You have done nothing that could be taken back.\n".into());
        };
        self.game.take_back(plies - ply)?;
        self.changed = true;
        Ok("Taken back.\n".into())
    }

    fn offer_draw(&mut self) -> Result<String, GameError> {
        self.game.offer_draw(self.person)?;
        if self
            .opponent
            .accepts_draw(self.game.position(), self.game.rules())
        {
            self.game.accept_draw(self.person.other())?;
            self.changed = true;
            return Ok("The program accepts the draw.\n".into());
        }
        self.game.decline_draw(self.person.other())?;
        Ok("The program declines the draw.\n".into())
    }

    fn resign(&mut self) -> Result<String, GameError> {
        self.game.resign(self.person)?;
        self.changed = true;
        Ok("You resign.\n".into())
    }
}

fn answer(done: Result<String, GameError>) -> String {
    done.unwrap_or_else(|error| format!("Not possible: {error}.\n"))
}

fn join(actions: &[Action]) -> String {
    let words: Vec<String> = actions.iter().map(Action::to_string).collect();
    words.join(" ")
}
