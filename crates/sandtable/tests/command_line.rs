//! The program as its users call it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn sandtable(args: &[&str]) -> Output {
    typing("", args)
}

/// Runs the program and types the lines.
fn typing(lines: &str, args: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    assert!(output.status.success(), "{}", stderr(output));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn fails_saying(output: &Output, said: &str) {
    assert!(!output.status.success());
    let error = stderr(output);
    assert!(error.contains(said), "{error}");
    assert!(!error.contains("panicked"), "{error}");
}

/// A finished game, played with always the first option.
fn played(file: &Path) -> Output {
    let save = file.to_str().unwrap();
    let args = [
        "play", "ports", "--seed", "demo", "--bots", "random", "--save", save,
    ];
    typing(&"1\n2\n3\n4\n".repeat(60), &args)
}

fn scratch() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    (folder, file)
}

#[test]
fn games_lists_every_game_with_players_and_switches() {
    let list = json(&sandtable(&["games", "--json"]));
    let ports = &list[0];
    assert_eq!(ports["id"], "ports");
    assert_eq!(ports["name"], "Ports");
    assert_eq!(ports["players"]["min"], 2);
    assert_eq!(ports["players"]["max"], 6);
    assert_eq!(ports["switches"][0]["id"], "captures-name-up");
    let text = stdout(&sandtable(&["games", "--lang", "ja"]));
    assert!(text.contains("ポート札"), "{text}");
}

#[test]
fn a_range_is_written_as_each_language_writes_it() {
    let wrong = ["--switch", "games=none"];
    for (lang, range) in [
        ("en", "from 1 to 6."),
        ("ja", "1〜6の整数"),
        ("zh-TW", "（1～6）"),
    ] {
        let args = [&["play", "ports", "--lang", lang][..], &wrong].concat();
        fails_saying(&sandtable(&args), range);
    }
}

#[test]
fn sim_gives_the_same_games_whatever_the_number_of_threads() {
    let run = |threads| {
        let args = [
            "sim",
            "ports",
            "--games",
            "300",
            "--seed",
            "s",
            "--json",
            "--threads",
            threads,
        ];
        let mut report = json(&sandtable(&args));
        let report = report.as_object_mut().unwrap();
        for field in ["seconds", "decisions_per_second"] {
            assert!(report.remove(field).unwrap().as_f64().unwrap() > 0.0);
        }
        report.clone()
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!(one["game"], "ports");
    assert_eq!(one["players"], 3);
    assert_eq!(one["games"], 300);
    let wins: f64 = one["wins"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w.as_f64().unwrap())
        .sum();
    assert!((wins - 300.0).abs() < 1e-6);
    assert_eq!(one["mean_scores"].as_array().unwrap().len(), 3);
    assert!(one["mean_decisions"].as_f64().unwrap() > 20.0);
}

#[test]
fn arena_reports_a_win_rate_with_its_interval() {
    let args = [
        "arena",
        "ports",
        "--bots",
        "greedy,random",
        "--games",
        "60",
        "--json",
    ];
    let report = json(&sandtable(&args));
    let rate = report["win_rate"].as_f64().unwrap();
    let [low, high] = [0, 1].map(|end| report["ci"][end].as_f64().unwrap());
    assert!(low <= rate && rate <= high, "{report}");
    assert!((report["fair"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn a_ladder_has_a_step_for_each_level_but_the_first() {
    let args = ["arena", "cyberwar", "--ladder", "--games", "3", "--json"];
    let report = json(&sandtable(&args));
    assert_eq!(
        (&report["players"], &report["games"]),
        (&3.into(), &3.into())
    );
    let steps = report["steps"].as_array().unwrap();
    let names: Vec<_> = steps
        .iter()
        .map(|step| [&step["level"], &step["against"]].map(|level| level.as_str().unwrap()))
        .collect();
    let expected = [
        ["apprentice", "newcomer"],
        ["skilled", "apprentice"],
        ["expert", "skilled"],
        ["master", "expert"],
    ];
    assert_eq!(names, expected);
    for step in steps {
        let rate = step["win_rate"].as_f64().unwrap();
        let [low, high] = [0, 1].map(|end| step["ci"][end].as_f64().unwrap());
        assert!(low <= rate && rate <= high, "{report}");
        assert!((step["fair"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
    }
}

#[test]
fn a_whole_game_is_played_and_its_record_replays() {
    let (_folder, file) = scratch();
    let game = played(&file);
    assert!(game.status.success(), "{}", stderr(&game));
    assert!(stdout(&game).contains("\nYou: "));
    let replay = sandtable(&["replay", file.to_str().unwrap()]);
    assert!(replay.status.success(), "{}", stderr(&replay));
    assert!(stdout(&replay).contains("the record is sound"));
    let again = played(&file);
    fails_saying(&again, "already a file");
}

#[test]
fn a_game_left_early_is_kept_and_counted() {
    let (_folder, file) = scratch();
    let save = file.to_str().unwrap();
    // With this seed the other begins, so one decision has been made.
    let args = [
        "play",
        "ports",
        "--players",
        "2",
        "--seed",
        "c",
        "--bots",
        "random",
        "--save",
        save,
    ];
    assert!(typing("q\n", &args).status.success());
    let replay = stdout(&sandtable(&["replay", save]));
    assert!(replay.contains("2 decisions\n"), "{replay}");
    assert!(replay.contains("not played to its end"), "{replay}");
}

#[test]
fn a_solo_game_that_is_lost_is_called_lost() {
    // Whatever comes first is no defence against everything.
    let typed: String = (1..=20).map(|option| format!("{option}\n")).collect();
    for (lang, lost, replayed) in [
        ("en", "You lost", "The game was lost"),
        ("ja", "あなたの負けです", "負けで終わりました"),
        ("zh-TW", "你輸了", "這場遊戲輸了"),
    ] {
        let (_folder, file) = scratch();
        let save = file.to_str().unwrap();
        let args = [
            "play",
            "cyberwar",
            "--players",
            "1",
            "--seed",
            "lost",
            "--lang",
            lang,
            "--save",
            save,
        ];
        let game = typing(&typed.repeat(10), &args);
        assert!(game.status.success(), "{}", stderr(&game));
        assert!(stdout(&game).contains(lost), "{}", stdout(&game));
        let replay = stdout(&sandtable(&["replay", save, "--lang", lang]));
        assert!(replay.contains(replayed), "{replay}");
    }
}

#[test]
fn a_seed_repeats_a_game() {
    let run = || {
        let (_folder, file) = scratch();
        played(&file);
        fs::read_to_string(&file).unwrap()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_game_speaks_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for folder in fs::read_dir(locales).unwrap() {
        let folder = folder.unwrap();
        let lang = folder.file_name().into_string().unwrap();
        let texts = fs::read_to_string(folder.path().join("ports.ftl")).unwrap();
        let (_, field) = texts.split_once("ports-describe-field = ").unwrap();
        let (field, _) = field.split_once('{').unwrap();
        let output = typing("q\n", &["play", "ports", "--seed", "x", "--lang", &lang]);
        let text = stdout(&output);
        assert!(text.contains(field.trim()), "{lang}: {text}");
    }
}

#[test]
fn what_is_not_understood_is_asked_again() {
    let output = typing("99\nhello\nh\nl\nu\nq\n", &["play", "ports", "--seed", "x"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert_eq!(text.matches("Please type a number").count(), 2, "{text}");
}

#[test]
fn a_card_is_read_by_its_name_and_by_the_number_of_its_option() {
    let args = ["play", "frontline", "--seed", "x"];
    let by_name = stdout(&typing("c update soft\nq\n", &args));
    assert!(by_name.contains("In ATT&CK: M1051."), "{by_name}");
    assert!(
        by_name.contains("What it is: The maker’s updates"),
        "{by_name}"
    );
    let by_number = stdout(&typing("c 1\nq\n", &args));
    assert!(by_number.contains("In ATT&CK: M1016."), "{by_number}");
    let unknown = stdout(&typing("c nonsense\nq\n", &args));
    assert!(
        unknown.contains("Nothing here is called “nonsense”"),
        "{unknown}"
    );
}

#[test]
fn a_hint_names_the_best_options_by_their_numbers_and_how_often_they_win() {
    let args = ["play", "cyberwar", "--players", "2", "--seed", "x"];
    let text = stdout(&typing("t\nq\n", &args));
    let (_, hints) = text.split_once("in many ways…\n").unwrap();
    let listed = |line: &str| {
        let (option, _) = line.split_once(": wins ")?;
        Some(text.contains(&format!("\n{option}\n")))
    };
    let found: Vec<bool> = hints.lines().filter_map(listed).collect();
    assert_eq!(found, [true; 3], "{text}");
}

#[test]
fn the_rules_are_read_by_section_and_by_word() {
    let args = ["play", "ports", "--seed", "x"];
    let contents = stdout(&typing("r\nq\n", &args));
    assert!(contents.contains("\n2. In one minute\n"), "{contents}");
    let section = stdout(&typing("r 2\nq\n", &args));
    assert!(
        section.contains("Every card is a network protocol"),
        "{section}"
    );
    let ruling = stdout(&typing("r prt-r3\nq\n", &args));
    assert!(ruling.contains("PRT-R3 Using UDP is optional."), "{ruling}");
    let nothing = stdout(&typing("r nonsense\nq\n", &args));
    assert!(nothing.contains("nothing about “nonsense”"), "{nothing}");
}

#[test]
fn options_are_found_by_a_word() {
    let args = ["play", "frontline", "--seed", "x"];
    let text = stdout(&typing("f ANTIVIRUS\nf nonsense\nq\n", &args));
    let set = "\n16. Set Antivirus/Antimalware face down\n";
    assert_eq!(text.matches(set).count(), 1, "{text}");
    let found = "> 16. Set Antivirus/Antimalware face down\n";
    assert!(text.contains(found), "{text}");
    assert!(text.contains("No option has “nonsense” in it."), "{text}");
}

/// Where the options are many sets of a few things, the things are listed: they are typed together, or
/// one after another.
#[test]
fn a_plan_and_a_payment_are_typed_as_the_things_they_are_made_of() {
    let game = ["play", "frontline", "--seed", "a", "--bots", "greedy"];
    let game = [&game[..], &["--lang", "en"]].concat();
    let typed = "17\n17\nc 1\n9\n1 1 1 1\na\n2 1 1\nq\n";
    let said = stdout(&typing(typed, &game));
    assert!(
        said.contains("\n0. Plan nothing\n1. Recon (at most 3)\n"),
        "{said}"
    );
    assert!(said.contains("> Recon\nIn the recon phase"), "{said}");
    let unclear = said.matches("> Please type numbers from 1 to 4").count();
    assert_eq!(unclear, 2, "{said}");
    assert!(
        said.contains("Options that this means: 2 4 4, 2 3 4, 2 2 4"),
        "{said}"
    );
    assert!(
        said.contains("> You plan 2 × Recon, 1 × Weaponise."),
        "{said}"
    );

    let game = ["play", "league", "--players", "2", "--seed", "a"];
    let game = [&game[..], &["--bots", "greedy", "--lang", "en"]].concat();
    let typed = "2\n".to_owned() + &"1\n".repeat(13) + "u\n3 2\nq\n";
    let said = stdout(&typing(&typed, &game));
    assert!(
        said.contains("So far: Incident Response (blue). What else?"),
        "{said}"
    );
    let paid = "You paid Solid State Cache (yellow), Solid State Cache (blue) for a server.";
    assert!(said.contains(paid), "{said}");
}

#[test]
fn cards_of_one_name_are_all_read() {
    let game = [
        "play",
        "placement",
        "--seed",
        "a",
        "--bots",
        "random",
        "--lang",
        "en",
    ];
    let said = stdout(&typing("c end of os support\nc weak password\nq\n", &game));
    for effect in [
        "from level 1 or deeper of the Hospital costs 1 token fewer in colours other",
        "from level 2 or deeper of the Hospital costs 1 token fewer in the site’s colour",
        "The security cards of the Hospital are void",
        "The security cards of the Factory are void",
    ] {
        assert!(said.contains(effect), "{effect}: {said}");
    }
}

#[test]
fn the_same_refusal_is_not_told_again_because_a_number_has_changed() {
    let args = ["play", "frontline", "--seed", "x"];
    // Two purchases: what was too dear after the first is too dear after the second.
    let text = stdout(&typing("4\n4\n1\nq\n", &args));
    let dear = "Buy Network Segmentation for 10";
    let refused = text
        .lines()
        .filter(|line| line.starts_with("Not possible now"));
    let refused: Vec<&str> = refused.filter(|line| line.contains(dear)).collect();
    assert_eq!(refused.len(), 1, "{text}");
    let looked = stdout(&typing("4\n4\n1\nl\nq\n", &args));
    assert_eq!(looked.matches(&format!(" {dear},")).count(), 2, "{looked}");
}

#[test]
fn a_game_that_is_over_can_be_looked_back_upon_and_kept() {
    let (_folder, file) = scratch();
    let save = file.to_str().unwrap();
    // Four draft three cards each: everybody decides twice.
    let args = ["play", "cyberwar", "--players", "4", "--seed", "x"];
    let typed = format!("1\n1\n9\n2\n3\n{save}\n3\n{save}\n1\n");
    let output = typing(&typed, &args);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("Please type a number from 1 to 3."), "{text}");
    assert_eq!(text.matches("accuracy ").count(), 4, "{text}");
    assert!(text.contains("\nTurning points\n"), "{text}");
    assert!(!text.contains("**") && !text.contains('▁'), "{text}");
    assert!(text.contains("already a file"), "{text}");
    assert!(sandtable(&["replay", save]).status.success());
    // Whoever types nothing more has left.
    let silent = typing("1\n1\n", &args);
    assert!(silent.status.success(), "{}", stderr(&silent));
}

#[test]
fn a_game_begins_with_what_it_is_about() {
    for (game, about) in [
        ("ports", "You run a network"),
        ("placement", "Night in the city"),
    ] {
        let text = stdout(&typing("q\n", &["play", game, "--seed", "x"]));
        assert!(text.starts_with(about), "{text}");
    }
}

#[test]
fn the_table_is_told_again_only_where_it_has_changed() {
    let args = ["play", "cyberwar", "--players", "1", "--seed", "x"];
    let text = stdout(&typing("1\n1\n1\nq\n", &args));
    assert_eq!(text.matches("Group: APT3").count(), 1, "{text}");
    let looked = stdout(&typing("1\nl\nq\n", &args));
    assert_eq!(looked.matches("Group: APT3").count(), 2, "{looked}");
}

#[test]
fn what_has_just_been_listed_keeps_its_numbers_and_is_not_listed_again() {
    let args = ["play", "cyberwar", "--players", "1", "--seed", "x"];
    let text = stdout(&typing("2\n5\n2\nu\nl\nq\n", &args));
    let option = "\n7. Choose Windows Registry\n";
    assert_eq!(text.matches(option).count(), 2, "first, and with l: {text}");
    for said in [
        "under the same numbers, without 2.\n",
        "under the same numbers, without 2, 5.\n",
        "> Please type the number of an option that is left; l lists them.\n",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let (_, looked) = text.rsplit_once("Round 1 of").unwrap();
    assert!(!looked.contains("\n2. "), "it is chosen: {looked}");
    assert!(looked.contains("\n5. "), "it was taken back: {looked}");
}

#[test]
fn what_an_event_has_told_the_table_does_not_say_again() {
    let args = ["play", "frontline", "--seed", "a", "--bots", "greedy"];
    let text = stdout(&typing("17\n17\n0\n0\nl\nq\n", &args));
    assert!(text.contains("\nEvent: "), "{text}");
    assert_eq!(text.matches("Event of this turn").count(), 1, "{text}");
    assert!(text.contains("Plan of Fox: "), "with l: {text}");
    let (told, _) = text.split_once("Event of this turn").unwrap();
    assert!(!told.contains("Plan of Fox: "), "{told}");
    assert!(
        !text.contains("That costs"),
        "the option names its price: {text}"
    );
}

#[test]
fn what_is_kept_in_hand_can_be_set_in_one_breath() {
    let args = ["play", "frontline", "--seed", "a", "--bots", "greedy"];
    let text = stdout(&typing("i\n4\n17\ni\nq\n", &args));
    assert!(
        text.contains("> Please type a number"),
        "nothing is asked yet: {text}"
    );
    let offered = "Or type i: Set Restrict Web-Based Content, Antivirus/Antimalware too";
    assert!(text.contains(offered), "{text}");
    assert!(text.contains("bought 1, set 2,"), "{text}");
}

#[test]
fn the_winner_is_announced_once() {
    let (_folder, file) = scratch();
    let text = stdout(&played(&file));
    assert_eq!(text.matches(" won with ").count(), 1, "{text}");
}

#[test]
fn a_name_cannot_steer_the_terminal() {
    let args = ["play", "ports", "--seed", "x", "--name", "Mi\u{1b}[2Jka"];
    let text = stdout(&typing("q\n", &args));
    assert!(text.contains("Mi\u{fffd}[2Jka"), "{text}");
    assert!(!text.contains('\u{1b}'), "{text:?}");
}

#[test]
fn a_record_is_gone_through_step_by_step() {
    let (_folder, file) = scratch();
    played(&file);
    let args = ["replay", file.to_str().unwrap(), "--step"];
    let steps = stdout(&typing("n\nb\n3\nc dns\n0\nzzz\n999\nq\n", &args));
    for (step, times) in [("Step 0 of", 3), ("Step 1 of", 1), ("Step 3 of", 1)] {
        assert_eq!(steps.matches(step).count(), times, "{step}: {steps}");
    }
    // Whoever goes on is told what is new, whoever goes elsewhere the whole table.
    let places = steps.split("Step ").skip(1);
    let whole: Vec<bool> = places.map(|place| place.contains("\nDeck: ")).collect();
    assert_eq!(whole.len(), 5, "{steps}");
    assert!(whole[0] && whole[2] && whole[3] && whole[4], "{steps}");
    assert_eq!(steps.matches("Please type n, b").count(), 2, "{steps}");
    assert!(!steps.contains("the record is sound"), "{steps}");
}

#[test]
fn groups_are_found_by_a_part_of_their_name() {
    let found = stdout(&sandtable(&["attack", "groups", "PANDA"]));
    assert!(found.contains("G0009  Deep Panda"), "{found}");
    assert!(!found.contains("APT28"), "{found}");
    let all = stdout(&sandtable(&["attack", "groups"]));
    assert!(all.lines().count() > 50, "{all}");
    let none = sandtable(&["attack", "groups", "nobody"]);
    fails_saying(&none, "No group has “nobody”");
}

#[test]
fn input_that_ends_early_is_an_error() {
    fails_saying(
        &typing("", &["play", "ports", "--seed", "x"]),
        "the input ended",
    );
}

#[test]
fn bad_input_gets_a_clear_error() {
    let cases: &[(&[&str], &str)] = &[
        (&["play", "chess"], "choose one of ports"),
        (
            &["play", "ports", "--players", "9"],
            "2 to 6 players, not 9",
        ),
        (
            &["play", "frontline", "--players", "3"],
            "for 2 players, not 3",
        ),
        (
            &["play", "ports", "--switch", "nonsense"],
            "captures-name-up",
        ),
        (&["play", "ports", "--switch", "games=99"], "games"),
        (&["play", "ports", "--switch", "red=quic"], "red"),
        (&["play", "ports", "--seat", "4"], "seat"),
        (&["play", "ports", "--bots", "genius"], "no bot is called"),
        (&["sim", "ports", "--bots", "random,random"], "3 bots need"),
        (&["sim", "ports", "--games", "0"], "at least one game"),
        (&["arena", "ports", "--bots", "master"], "comma"),
        (&["arena", "ports"], "--bots"),
        (
            &["arena", "ports", "--ladder", "--bots", "master,greedy"],
            "cannot be used with",
        ),
        (
            &["arena", "cyberwar", "--ladder", "--players", "1"],
            "nobody to beat",
        ),
        (
            &["arena", "ports", "--ladder", "--games", "0"],
            "at least one game",
        ),
        (&["replay", "no-such-file.json"], "cannot read"),
    ];
    for (args, said) in cases {
        fails_saying(&sandtable(args), said);
    }
}

#[test]
fn a_public_url_that_others_cannot_open_is_refused_with_the_reason() {
    for (url, said) in [
        ("games.example", "begin with http:// or https://"),
        ("ftp://games.example", "begin with http:// or https://"),
        ("https://games.example/tables", "no path, query or fragment"),
        (
            "https://games.example?table=1",
            "no path, query or fragment",
        ),
        ("https://games.example/#top", "no path, query or fragment"),
        ("https://me@games.example", "leave out the user"),
        ("https://", "neither a host name nor an IP address"),
        ("https://my games", "`my games` is neither"),
        ("https://games.example:99999", "`99999` is no port"),
        ("http://localhost:7070", "others cannot reach localhost"),
        ("http://0.0.0.0:7070", "others cannot reach 0.0.0.0"),
    ] {
        let output = sandtable(&["serve", "--public-url", url]);
        fails_saying(&output, said);
        fails_saying(&output, "--public-url");
    }
}

#[test]
fn serve_says_how_others_get_in_before_how_this_computer_does() {
    let folder = tempfile::tempdir().unwrap();
    let first = ["--public-url", "https://Games.Example/"];
    let lines = greeting(
        folder.path(),
        &[&["--bind", "0.0.0.0:0"], &first[..]].concat(),
    );
    let place = |begin: &str| lines.iter().position(|line| line.starts_with(begin));
    assert_eq!(place("For everyone: https://games.example"), Some(1));
    let last = place("On this computer: http://127.0.0.1:").unwrap();
    assert_eq!(last, lines.len() - 1);
    let lines = greeting(folder.path(), &["--bind", "127.0.0.1:0"]);
    let here = lines[2].strip_prefix("On this computer: http://127.0.0.1:");
    let command = format!("sandtable serve --bind 0.0.0.0:{}", here.unwrap());
    assert!(lines[1].ends_with(&command), "{lines:?}");
}

/// What a server says until it has told its last address.
fn greeting(folder: &Path, args: &[&str]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["serve", "--data", ":memory:"])
        .args(args)
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut lines = Vec::new();
    for line in said.map(Result::unwrap) {
        lines.push(line);
        if lines.last().unwrap().starts_with("On this computer") {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    lines
}

#[test]
fn limits_are_lifted_only_where_nobody_else_can_connect() {
    let (_folder, file) = scratch();
    let data = file.to_str().unwrap();
    let args = [
        "serve",
        "--unlimited",
        "--bind",
        "0.0.0.0:0",
        "--data",
        data,
    ];
    let refused = sandtable(&args);
    fails_saying(&refused, "only where nobody but this machine can connect");
    assert!(!file.exists());
}

#[test]
fn load_is_borne_without_errors_and_its_cost_reported() {
    let args = ["--tables", "3", "--seats", "3", "--seconds", "1", "--json"];
    let report = json(&sandtable(&[&["load"], &args[..]].concat()));
    assert_eq!(report["errors"], 0, "{report}");
    assert_eq!(report["connections"], 9);
    assert!(report["actions"].as_u64().unwrap() > 0, "{report}");
    assert!(report["p99_ms"].as_f64() >= report["p50_ms"].as_f64());
    assert!(report["bytes_per_action"].as_f64().unwrap() > 0.0);
    if cfg!(target_os = "linux") {
        assert!(report["server_cpu_us_per_action"].as_f64().is_some());
        assert!(report["rss_per_connection"].as_f64().is_some());
    }
}

/// A WebSocket's usual buffers alone are 128 KiB. The bound leaves room for how memory happens to be parted
/// among so few, and for what a table keeps of each looker's scene.
#[test]
#[cfg(target_os = "linux")]
fn a_connection_over_which_nothing_goes_takes_little_memory() {
    let args = ["--tables", "60", "--seats", "6", "--seconds", "1"];
    let paced = ["--rate", "5", "--json"];
    let report = json(&sandtable(&[&["load"], &args[..], &paced[..]].concat()));
    assert_eq!(report["connections"], 360);
    let each = report["rss_per_connection"].as_f64().unwrap();
    assert!(each < 64.0 * 1024.0, "{report}");
}

#[test]
fn a_flood_is_measured_beside_those_who_play() {
    let args = ["--tables", "2", "--seconds", "1", "--rate", "20"];
    let flood = ["--flood", "20", "--json"];
    let report = json(&sandtable(&[&["load"], &args[..], &flood[..]].concat()));
    assert_eq!(report["errors"], 0, "{report}");
    for stretch in [&report, &report["flooded"]] {
        assert!(stretch["actions_per_second"].as_f64().unwrap() > 0.0);
        let inside = &stretch["inside"];
        assert!(inside["move_p99_ms"].as_f64() >= inside["move_p50_ms"].as_f64());
        assert!(inside["late_p50_ms"].as_f64().is_some(), "{report}");
    }
    assert!(report["flooded"]["asked_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn load_is_paced_if_asked_to() {
    let args = ["--tables", "2", "--seconds", "2", "--rate", "10", "--json"];
    let report = json(&sandtable(&[&["load"], &args[..]].concat()));
    assert_eq!(report["errors"], 0, "{report}");
    // Thirty are due in all, while the server could do thousands.
    let actions = report["actions"].as_u64().unwrap();
    assert!((1..100).contains(&actions), "{report}");
}

#[test]
fn a_load_beyond_reason_is_refused() {
    let load = |args: &[&str]| sandtable(&[&["load"], args].concat());
    fails_saying(&load(&["--tables", "0"]), "--tables is from 1 to 10000");
    fails_saying(&load(&["--seconds", "9999"]), "--seconds is from 1 to 600");
    fails_saying(&load(&["--rate", "0"]), "--rate is from 1");
    let many = load(&["--tables", "10000", "--seats", "6"]);
    fails_saying(&many, "60000 connections are too many");
    fails_saying(&load(&["--game", "go"]), "go");
    fails_saying(&load(&["--seats", "9"]), "players");
    let away = load(&["--server", "http://192.0.2.1:7070"]);
    fails_saying(&away, "is not on this machine");
}

#[test]
fn a_tampered_or_foreign_record_is_refused_with_its_reason() {
    let (folder, file) = scratch();
    played(&file);
    let record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    type Change = fn(&mut serde_json::Value);
    let cases: &[(&str, Change, &str)] = &[
        (
            "foreign",
            |r| *r = serde_json::json!({"hello": 1}),
            "not a Sandtable record",
        ),
        ("game", |r| r["game"] = "chess".into(), "no game is called"),
        ("rules", |r| r["rules"] = 99.into(), "rules version 99"),
        (
            "seed",
            |r| r["seed"] = "0".repeat(64).into(),
            "the opening position",
        ),
        ("players", |r| r["config"]["players"] = 99.into(), "set-up"),
        (
            "digest",
            |r| r["entries"][3]["digest"] = "0".repeat(32).into(),
            "entry 4: the digest",
        ),
        ("seat", |r| r["entries"][0]["seat"] = 7.into(), "no seat"),
        (
            "turn",
            |r| r["entries"][1] = r["entries"][0].clone(),
            "entry 2",
        ),
        (
            "action",
            |r| r["entries"][0]["did"]["act"] = "end".into(),
            "entry 1 is not allowed",
        ),
    ];
    let bytes = folder.path().join("bytes");
    fs::write(&bytes, [0xff, 0xfe, 0x00]).unwrap();
    fails_saying(
        &sandtable(&["replay", bytes.to_str().unwrap()]),
        "not a Sandtable record",
    );
    // Some files never end.
    #[cfg(unix)]
    for command in ["replay", "debrief", "review"] {
        fails_saying(&sandtable(&[command, "/dev/zero"]), "larger than 32 MB");
    }
    #[cfg(unix)]
    for (command, said) in [
        (&["attack", "groups", "--attack"][..], "cannot read"),
        (&["data", "import", "--store", ":memory:"], "does not end"),
    ] {
        let command = [command, &["/dev/zero"]].concat();
        fails_saying(&sandtable(&command), said);
    }
    for (name, change, said) in cases {
        let mut changed = record.clone();
        change(&mut changed);
        let file = folder.path().join(name);
        fs::write(&file, changed.to_string()).unwrap();
        fails_saying(&sandtable(&["replay", file.to_str().unwrap()]), said);
    }
}

/// A small bundle in the shape of version 18: twelve techniques, one group, and a technique that only
/// something unheard of detects.
fn bundle() -> serde_json::Value {
    use serde_json::json;
    let object = |kind: &str, id: &str| {
        json!({
            "type": kind, "id": format!("{kind}--{id}"), "name": format!("Name of {id}"),
            "external_references": [{ "source_name": "mitre-attack", "external_id": id }],
        })
    };
    let mut component = object("x-mitre-data-component", "DC0032");
    component["name"] = json!("Process Creation");
    let mut analytic = object("x-mitre-analytic", "AN0001");
    let seen = json!([{ "x_mitre_data_component_ref": "x-mitre-data-component--DC0032" }]);
    analytic["x_mitre_log_source_references"] = seen;
    let mut strategy = object("x-mitre-detection-strategy", "DET0001");
    strategy["x_mitre_analytic_refs"] = json!(["x-mitre-analytic--AN0001"]);
    let mut collection = object("x-mitre-collection", "1");
    collection["x_mitre_version"] = json!("99.0");
    let mut objects = vec![
        collection,
        component,
        analytic,
        strategy,
        object("intrusion-set", "G0007"),
    ];
    for number in 1001..1013 {
        let mut technique = object("attack-pattern", &format!("T{number}"));
        let phase = json!([{ "kill_chain_name": "mitre-attack", "phase_name": "impact" }]);
        technique["kill_chain_phases"] = phase;
        let relation = |kind: &str, source: &str| {
            json!({
                "type": "relationship", "relationship_type": kind, "source_ref": source,
                "target_ref": format!("attack-pattern--T{number}"),
            })
        };
        objects.push(technique);
        objects.push(relation("uses", "intrusion-set--G0007"));
        objects.push(relation("detects", "x-mitre-detection-strategy--DET0001"));
    }
    let mut strange = object("attack-pattern", "T1999");
    let phase = json!([{ "kill_chain_name": "mitre-attack", "phase_name": "impact" }]);
    strange["kill_chain_phases"] = phase;
    strange["x_mitre_data_sources"] = json!(["Kitchen: Tea Leaves"]);
    objects.push(strange);
    json!({ "type": "bundle", "objects": objects })
}

#[test]
fn an_imported_bundle_brings_groups_to_tables() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (from, to, save) = (file("bundle.json"), file("attack.txt"), file("game.json"));
    fs::write(&from, bundle().to_string()).unwrap();
    let done = sandtable(&["attack", "import", &from, "--to", &to]);
    assert!(done.status.success(), "{}", stderr(&done));
    for said in [
        "ATT&CK 99.0: 13 techniques, 1 group\n1 group can be played",
        "Unknown, so good for no defence: 1 data component (Tea Leaves)",
        "Left out, since no defence detects it: 1 technique (T1999 Name of T1999)",
    ] {
        assert!(stdout(&done).contains(said), "{}", stdout(&done));
    }
    let games = stdout(&sandtable(&["games", "--attack", &to]));
    assert!(
        games.contains("group=G0007@99.0  Name of G0007 (ATT&CK 99.0)"),
        "{games}"
    );
    let table = [
        "--players",
        "1",
        "--switch",
        "group=G0007@99.0",
        "--attack",
        &to,
    ];
    let sim = sandtable(
        &[
            &["sim", "cyberwar", "--games", "10", "--bots", "random"][..],
            &table,
        ]
        .concat(),
    );
    assert!(sim.status.success(), "{}", stderr(&sim));
    // The record needs neither the bundle nor what was kept of it.
    let play = [
        &["play", "cyberwar", "--seed", "x", "--save", &save][..],
        &table,
    ]
    .concat();
    let played = typing(&"1\n2\n3\n4\n1\n".repeat(3), &play);
    assert!(played.status.success(), "{}", stderr(&played));
    fs::remove_file(&to).unwrap();
    let replayed = sandtable(&["replay", &save]);
    assert!(replayed.status.success(), "{}", stderr(&replayed));
    let table = ["--switch", "group=G0007@99.0", "--players", "1"];
    let gone = sandtable(&[&["sim", "cyberwar", "--bots", "random"][..], &table].concat());
    fails_saying(&gone, "takes one of: box, apt3, apt29");
}

#[test]
fn a_wrong_bundle_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (from, to) = (file("bundle.json"), file("attack.txt"));
    let import = || sandtable(&["attack", "import", &from, "--to", &to]);
    fs::write(&to, "what was there").unwrap();
    let whole = bundle().to_string();
    let strange = whole.replace("Process Creation", "Something New");
    for (text, said) in [
        (&strange[..], "no group in it"),
        (
            &whole[..whole.len() / 2],
            "the download was probably cut off",
        ),
        ("<html>", "not JSON"),
        (
            "{\"type\": \"bundle\", \"objects\": []}",
            "enterprise-attack.json is needed",
        ),
    ] {
        fs::write(&from, text).unwrap();
        fails_saying(&import(), said);
    }
    // 300 MB of nothing.
    fs::File::create(&from).unwrap().set_len(300 << 20).unwrap();
    fails_saying(&import(), "300 MB large");
    fs::remove_file(&from).unwrap();
    fails_saying(&import(), "cannot read");
    assert_eq!(fs::read_to_string(&to).unwrap(), "what was there");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    fails_saying(
        &sandtable(&["games", "--attack", &to]),
        "no game knows what to make of it",
    );
}

/// A kept game of attack and defence.
fn kept(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests/records");
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_debrief_is_read_in_every_language_and_names_whom_it_is_given() {
    let file = kept("frontline-2.rules-2.json");
    for (lang, title) in [
        ("en", "# Debrief"),
        ("ja", "# 振り返り"),
        ("zh-TW", "# 賽後檢討"),
    ] {
        let output = sandtable(&["debrief", &file, "--lang", lang, "--names", "Mika,Ken"]);
        assert!(output.status.success(), "{}", stderr(&output));
        let text = stdout(&output);
        assert!(text.starts_with(title), "{text}");
        assert!(text.contains("Mika") && text.contains("Ken"), "{text}");
        assert!(text.contains("T1"), "{text}");
        assert!(!text.contains("debrief-"), "a text is missing: {text}");
    }
    let unnamed = stdout(&sandtable(&["debrief", &file]));
    assert!(unnamed.contains("Player 1"), "{unnamed}");
}

#[test]
fn a_debrief_is_a_layer_a_table_or_json_too() {
    let file = kept("frontline-2.rules-2.json");
    let layer = json(&sandtable(&["debrief", &file, "--layer"]));
    assert_eq!(layer["versions"]["layer"], "4.5");
    let own = json(&sandtable(&["debrief", &file, "--layer", "--seat", "2"]));
    assert!(own["name"].as_str().unwrap().contains("Player 2"));
    let all = json(&sandtable(&["debrief", &file, "--json"]));
    let attacks = all["tables"][0]["incidents"].as_array().unwrap().len();
    let output = sandtable(&["debrief", &file, "--csv"]);
    let table = stdout(&output);
    assert!(table.starts_with("table,step,by_seat,"), "{table}");
    assert_eq!(table.lines().count(), attacks + 1);
    let bundle = json(&sandtable(&["debrief", &file, "--stix", "--lang", "ja"]));
    assert_eq!(bundle["type"], "bundle");
    let objects = bundle["objects"].as_array().unwrap();
    assert!(objects.iter().any(|it| it["type"] == "sighting"));
    assert!(objects.iter().any(|it| it["name"] == "テーブル1"));
    let compared = stdout(&sandtable(&["debrief", &file, &file, "--compare"]));
    assert!(compared.starts_with("point,seat,asked,"), "{compared}");
    let both = json(&sandtable(&["debrief", &file, &file, "--json"]));
    assert_eq!(both["tables"].as_array().unwrap().len(), 2);
}

#[test]
fn a_debrief_is_written_to_a_file_that_is_not_there_yet() {
    let (_folder, file) = scratch();
    let out = file.to_str().unwrap();
    let record = kept("league-3.rules-2.json");
    assert!(
        sandtable(&["debrief", &record, "--out", out])
            .status
            .success()
    );
    assert!(fs::read_to_string(&file).unwrap().starts_with("# Debrief"));
    fails_saying(
        &sandtable(&["debrief", &record, "--out", out]),
        "already a file",
    );
}

#[test]
fn a_debrief_that_cannot_be_made_says_why() {
    let (ports, league) = (kept("ports-2.rules-2.json"), kept("league-3.rules-2.json"));
    let cases: [(&[&str], &str); 6] = [
        (&["debrief"], "FILE"),
        (&["debrief", "no-such-file.json"], "cannot read"),
        (&["debrief", &ports, "--layer"], "no technique of ATT&CK"),
        (&["debrief", &league, "--layer", "--seat", "9"], "no seat 9"),
        (
            &["debrief", &league, "--json", "--csv"],
            "cannot be used with",
        ),
        (
            &["debrief", &league, &ports, "--names", "Mika"],
            "one table",
        ),
    ];
    for (args, said) in cases {
        fails_saying(&sandtable(args), said);
    }
}

#[test]
fn a_trainers_questions_are_written_as_a_deck_for_anki() {
    let (_folder, file) = scratch();
    let file = file.with_extension("apkg");
    let path = file.to_str().unwrap();
    let made = sandtable(&["anki", "ports", "--language", "en", "-o", path]);
    assert!(made.status.success(), "{}", stderr(&made));
    assert!(stdout(&made).starts_with("108 cards of “Sandtable English::Ports” are in "));
    assert!(fs::read(&file).unwrap().starts_with(b"PK"));
    let again = sandtable(&["anki", "ports", "-o", path]);
    fails_saying(&again, "there is already a file");
    let unknown = sandtable(&["anki", "placement"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(stderr(&unknown).contains("[possible values: ports, attack]"));
}
