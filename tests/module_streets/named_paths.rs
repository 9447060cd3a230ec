//! The module paths that a Rust source text names, resolved against the module that names them.

/// Every path that begins at the crate (`crate::`, `fanqi::`), at a module above (`super::`), at the
/// module itself (`self::`) or at one that the text declares (`mod x;` and then `x::`), as segments from
/// the root of the crate. A glob ends in `*`. Comments and string literals are passed over.
pub fn named_paths(module: &[&str], source: &str) -> Vec<Vec<String>> {
    let tokens = tokens(source);
    let declared = declared_modules(&tokens);
    let mut here: Vec<String> = module.iter().map(|&name| name.into()).collect();
    let mut inline: Vec<usize> = Vec::new();
    let mut depth = 0;
    let mut found = Vec::new();
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        match token.as_str() {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                if inline.last() == Some(&depth) {
                    inline.pop();
                    here.pop();
                }
            }
            "mod" if tokens.get(i + 2).is_some_and(|t| t == "{") => {
                here.push(tokens[i + 1].clone());
                inline.push(depth);
                depth += 1;
                i += 2;
            }
            head if i == 0 || tokens[i - 1] != "::" => {
                if let Some(root) = root_of(head, &here, module, &declared) {
                    let follows = tokens.get(i + 1).map(String::as_str);
                    if follows == Some("::") {
                        i = read_tree(&tokens, i + 2, root, &mut found);
                        continue;
                    }
                    if follows == Some("as") {
                        found.push(root);
                    }
                }
            }
            _ => {}
        }
        i += 1;
    }
    found
}

/// The words of a source text, comments and literals left out.
pub fn identifiers(source: &str) -> Vec<String> {
    let mut words = tokens(source);
    words.retain(|token| is_word(token));
    words
}

/// The module at which a path that begins with `head` begins, if it is of this crate.
fn root_of(head: &str, here: &[String], file: &[&str], declared: &[String]) -> Option<Vec<String>> {
    let in_program = file.first() == Some(&"bin");
    match head {
        // A program is a crate of its own; all of it counts as one module.
        "crate" if in_program => Some(vec!["bin".into()]),
        "crate" | "fanqi" => Some(Vec::new()),
        "self" => Some(here.to_vec()),
        "super" => Some(above(here)),
        child if declared.iter().any(|name| name == child) => {
            let mut path: Vec<String> = file.iter().map(|&name| name.into()).collect();
            path.push(child.into());
            Some(path)
        }
        _ => None,
    }
}

fn above(module: &[String]) -> Vec<String> {
    module[..module.len().saturating_sub(1)].to_vec()
}

/// Reads what follows a `::`, a path or a tree of them, and tells where it ends.
fn read_tree(
    tokens: &[String],
    mut i: usize,
    mut path: Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    loop {
        match tokens.get(i).map(String::as_str) {
            Some("{") => {
                i += 1;
                while tokens.get(i).is_some_and(|t| t != "}") {
                    if tokens[i] == "," {
                        i += 1;
                    } else {
                        let before = i;
                        i = read_tree(tokens, i, path.clone(), found).max(before + 1);
                    }
                }
                return i + 1;
            }
            Some("super") => path = above(&path),
            Some("self") => {}
            Some("*") => {
                path.push("*".into());
                found.push(path);
                return i + 1;
            }
            Some(name) if is_word(name) => path.push(name.into()),
            _ => {
                found.push(path);
                return i;
            }
        }
        i += 1;
        if tokens.get(i).is_none_or(|t| t != "::") {
            let renamed = tokens.get(i).is_some_and(|t| t == "as");
            found.push(path);
            return if renamed { i + 2 } else { i };
        }
        i += 1;
    }
}

fn declared_modules(tokens: &[String]) -> Vec<String> {
    tokens
        .windows(3)
        .filter(|three| three[0] == "mod" && three[2] == ";")
        .map(|three| three[1].clone())
        .collect()
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Words, `::` and single marks.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let length = match first {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => block_comment(rest),
            '"' => text_literal(rest),
            'r' if raw_literal(rest).is_some() => raw_literal(rest).unwrap(),
            '\'' => character_or_lifetime(rest),
            _ if rest.starts_with("::") => {
                tokens.push("::".into());
                2
            }
            c if c.is_alphanumeric() || c == '_' => {
                let length = word.unwrap_or(rest.len());
                tokens.push(rest[..length].into());
                length
            }
            c if c.is_whitespace() => c.len_utf8(),
            mark => {
                tokens.push(mark.into());
                mark.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of a comment that begins with `/*`; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut i = 0;
    while i < text.len() {
        match text.as_bytes().get(i..i + 2) {
            Some(b"/*") => depth += 1,
            Some(b"*/") => depth -= 1,
            _ => {
                i += 1;
                continue;
            }
        }
        i += 2;
        if depth == 0 {
            return i;
        }
    }
    text.len()
}

/// The length of a literal in double quotes.
fn text_literal(text: &str) -> usize {
    let mut escaped = false;
    for (i, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return i + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a literal such as `r#"…"#`, if this is one.
fn raw_literal(text: &str) -> Option<usize> {
    let hashes = text[1..].bytes().take_while(|&b| b == b'#').count();
    let inner = text[1 + hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let length = inner.find(&close).map_or(inner.len(), |i| i + close.len());
    Some(2 + hashes + length)
}

/// The length of a character literal; of a lifetime, that of its mark.
fn character_or_lifetime(text: &str) -> usize {
    let inner = &text[1..];
    let mut chars = inner.char_indices();
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some((after, escaped))) => {
            let from = after + escaped.len_utf8();
            inner[from..]
                .find('\'')
                .map_or(text.len(), |i| 2 + from + i)
        }
        (Some(_), Some((end, '\''))) => end + 2,
        _ => 1,
    }
}
