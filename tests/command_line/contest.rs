//! `fanqi match`.

use std::fs;
use std::path::PathBuf;

use fanqi::flip::notation::Record;

use super::run::{Folder, printed, refused, value};

#[test]
fn a_match_is_reported_and_repeated() {
    let folder = Folder::new("match");
    let (once, again) = (folder.path("once"), folder.path("again"));
    let play = |records: &str| {
        let arguments = [
            "match", "program", "random", "--games", "6", "--nodes", "500",
        ];
        let rest = [
            "--rules",
            "quick",
            "--seed",
            "3",
            "--date",
            "2026-11-30",
            "--records",
        ];
        printed(&[&arguments[..], &rest, &[records]].concat())
    };
    let text = play(&once);
    assert!(text.starts_with("program (500 nodes) against random\nrules quick, seed 3\n"));
    assert!(value(&text, "score ").contains("95 %"));
    assert_eq!(value(&text, "games "), "6, pairs 3");
    for line in ["won ", "decided games: ", "ends: ", "mean length: "] {
        value(&text, line);
    }
    let results = |text: &str| text.lines().take(8).map(String::from).collect::<Vec<_>>();
    assert_eq!(results(&text), results(&play(&again)));
    let mut names: Vec<_> = fs::read_dir(&once)
        .unwrap()
        .map(|e| e.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(names.len(), 6);
    for name in names {
        let read = |folder: &str| fs::read_to_string(PathBuf::from(folder).join(&name)).unwrap();
        assert_eq!(read(&once), read(&again));
        let record: Record = read(&once).parse().unwrap();
        assert!(record.result.is_some());
    }
}

#[test]
fn no_record_is_ever_written_over() {
    let folder = Folder::new("written");
    fs::write(folder.path("mine.txt"), "keep me").unwrap();
    let path = folder.0.to_str().unwrap();
    let arguments = [
        "match",
        "random",
        "random",
        "--games",
        "2",
        "--records",
        path,
    ];
    assert!(refused(&arguments, 1).contains("the folder is not empty"));
    let file = folder.path("mine.txt");
    let error = refused(&["play", "--record", &file], 2);
    assert!(error.contains("is there already"), "{error}");
    assert_eq!(fs::read_to_string(file).unwrap(), "keep me");
}
