//! What is written about the code stays true to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The folders of `locales`.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(root().join("locales")).expect("there are texts");
    let mut names: Vec<String> = folders
        .map(|folder| folder.expect("the folder can be read").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The targets of Markdown's links and pictures that mean files of ours.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .filter_map(|(target, _)| target.split('#').next())
        .filter(|target| !target.is_empty() && !target.contains(':') && !target.starts_with('/'))
}

#[test]
fn links_of_ours_are_found_among_others() {
    let text = "[a](docs/a.md#top) ![b](b.png) [c](https://c.example) [d](#d) [e](/rules/ports)";
    assert_eq!(links(text).collect::<Vec<_>>(), ["docs/a.md", "b.png"]);
}

#[test]
fn every_link_leads_somewhere() {
    let mut pages = files(&root().join("docs"), ".md");
    pages.push(root().join("README.md"));
    for page in pages {
        let folder = page.parent().expect("a page is in a folder");
        for link in links(&read(&page)) {
            let target = folder.join(link);
            assert!(target.exists(), "{}: there is no {link}", page.display());
        }
    }
}

/// The ids of rulings: `PRT-R7`.
fn rulings(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    text.split(|c| !is_part(c))
        .filter(|word| {
            word.split_once("-R").is_some_and(|(game, number)| {
                game.len() == 3 && !number.is_empty() && number.parse::<u8>().is_ok()
            })
        })
        .map(str::to_owned)
        .collect()
}

/// The same in the names of tests: `prt_r7_a_red_mark_costs_a_point`.
fn rulings_in_names(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter_map(|name| {
            let mut parts = name.split('_');
            Some(format!("{}-{}", parts.next()?, parts.next()?).to_uppercase())
        })
        .flat_map(|id| rulings(&id))
        .collect()
}

/// What a file says beside the page about the whole of it: a list of rulings there codes none of them.
fn without_front_page(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("//!"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn rulings_are_found_in_comments_and_names_but_not_in_a_list_of_them_all() {
    let text = "//! - ABC-R1: who begins.\n/// Two at most (ABC-R2).\nfn abc_r3_nobody_passes() {}";
    let body = without_front_page(text);
    assert_eq!(rulings(&body), BTreeSet::from(["ABC-R2".to_owned()]));
    assert_eq!(
        rulings_in_names(&body),
        BTreeSet::from(["ABC-R3".to_owned()])
    );
}

/// The games that can be played, of those that have rules pages.
fn games() -> Vec<String> {
    let catalog = read(&root().join("crates/catalog/src/list.rs"));
    let pages = files(&root().join("docs/rules"), ".en.md");
    let names = pages.iter().filter_map(|page| page.file_name()?.to_str());
    names
        .map(|name| name.trim_end_matches(".en.md").to_owned())
        .filter(|game| catalog.contains(&format!("{game}::")))
        .collect()
}

/// All Rust of one of a game's folders.
fn rust(game: &str, folder: &str) -> Vec<(PathBuf, String)> {
    let paths = files(&root().join("crates").join(game).join(folder), ".rs");
    let texts = paths.iter().map(|path| read(path)).collect::<Vec<_>>();
    paths.into_iter().zip(texts).collect()
}

#[test]
fn every_ruling_is_explained_in_all_languages() {
    assert!(!games().is_empty(), "no game has its rules in docs/rules");
    for game in games() {
        let sources = rust(&game, "src").into_iter().map(|(_, text)| text);
        let cited = rulings(&sources.collect::<String>());
        assert!(!cited.is_empty(), "crates/{game} cites no ruling");
        for language in languages() {
            let page = root().join(format!("docs/rules/{game}.{language}.md"));
            let explained = rulings(&read(&page));
            let odd: Vec<_> = explained.symmetric_difference(&cited).collect();
            assert!(
                odd.is_empty(),
                "only one of {} and crates/{game}/src has {odd:?}",
                page.display()
            );
        }
    }
}

#[test]
fn every_ruling_is_cited_where_it_is_coded_and_by_a_test() {
    for game in games() {
        let ruled = rulings(&read(&root().join(format!("docs/rules/{game}.en.md"))));
        let mut coded = BTreeSet::new();
        for (path, text) in rust(&game, "src") {
            let front = path.ends_with("src/lib.rs");
            coded.extend(rulings(&if front {
                without_front_page(&text)
            } else {
                text
            }));
        }
        let mut tested = BTreeSet::new();
        for (_, text) in rust(&game, "tests") {
            tested.extend(rulings(&text));
            tested.extend(rulings_in_names(&text));
        }
        let uncoded: Vec<_> = ruled.difference(&coded).collect();
        assert!(
            uncoded.is_empty(),
            "no code of {game} cites {uncoded:?}: the list in lib.rs does not count"
        );
        let untested: Vec<_> = ruled.difference(&tested).collect();
        assert!(untested.is_empty(), "no test of {game} cites {untested:?}");
    }
}

/// A word that is not used in a language, or not in the texts of one game in it.
#[derive(Debug, PartialEq)]
struct Rejected {
    language: String,
    game: Option<String>,
    not: String,
    but: String,
}

impl Rejected {
    /// Whether the word is not to be used in a file of its language with this name.
    fn concerns(&self, name: &str) -> bool {
        let about = |game: &String| name.split(['-', '.']).any(|part| part == game);
        self.game.as_ref().is_none_or(about)
    }
}

/// The glossary's last table.
fn rejected_words() -> Vec<Rejected> {
    let glossary = read(&root().join("docs/glossary.md"));
    let (_, table) = glossary
        .split_once("## Words not used")
        .expect("the glossary lists the words that are not used");
    let rows = table.lines().filter_map(|line| {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let ["", place, not, but, ""] = cells[..] else {
            return None;
        };
        let (language, game) = match place.split_once(' ') {
            Some((language, game)) => (language, Some(game.to_owned())),
            None => (place, None),
        };
        let language = languages().into_iter().find(|known| known == language)?;
        Some(Rejected {
            language,
            game,
            not: not.to_owned(),
            but: but.to_owned(),
        })
    });
    rows.collect()
}

#[test]
fn no_text_uses_a_rejected_word() {
    let words = rejected_words();
    let mut found = Vec::new();
    for language in languages() {
        for path in texts(&language) {
            let name = path.file_name().expect("a text is a file");
            let name = name.to_string_lossy();
            let words = words.iter().filter(|word| word.language == language);
            let words: Vec<_> = words.filter(|word| word.concerns(&name)).collect();
            for (number, line) in said(&path) {
                let used = words.iter().filter(|word| line.contains(&word.not));
                found.extend(used.map(|Rejected { not, but, .. }| {
                    let place = format!("{}:{number}", path.display());
                    format!("{place}: {not} is not used, but {but}")
                }));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// All files whose text people read in a language.
fn texts(language: &str) -> Vec<PathBuf> {
    let mut found = files(&root().join("locales").join(language), ".ftl");
    let rules = format!(".{language}.md");
    found.extend(files(&root().join("docs/rules"), &rules));
    assert!(!found.is_empty(), "there are no texts in {language}");
    found
}

/// The lines of such a file with their numbers, without the comments of a Fluent file: they are for those who
/// write it.
fn said(path: &Path) -> Vec<(usize, String)> {
    let fluent = path.extension().is_some_and(|ending| ending == "ftl");
    let text = read(path);
    let lines = text.lines().map(str::to_owned).enumerate();
    lines
        .map(|(place, line)| (place + 1, line))
        .filter(|(_, line)| !(fluent && line.starts_with('#')))
        .collect()
}

/// Whether a hyphen of this line stands where a minus is meant: before a number, after no word.
fn has_hyphen_for_minus(line: &str) -> bool {
    let chars: Vec<char> = line.chars().collect();
    chars.windows(2).enumerate().any(|(place, pair)| {
        let before = place.checked_sub(1).map(|before| chars[before]);
        let joins = before.is_some_and(|it| it.is_alphanumeric() || "}-_/#.".contains(it));
        pair[0] == '-' && (pair[1].is_ascii_digit() || pair[1] == '{') && !joins
    })
}

#[test]
fn a_minus_is_no_hyphen_in_any_text() {
    assert!(has_hyphen_for_minus("funds -{ $amount }") && has_hyphen_for_minus("（-1）"));
    for joined in ["PLC-R1", "1-2", "funds −{ $amount }", "{ $a }-{ $b }"] {
        assert!(!has_hyphen_for_minus(joined), "{joined}");
    }
    let mut texts = files(&root().join("docs/rules"), ".md");
    for language in languages() {
        texts.extend(files(&root().join("locales").join(language), ".ftl"));
    }
    for path in texts {
        let text = read(&path);
        let wrong: Vec<&str> = text.lines().filter(|it| has_hyphen_for_minus(it)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

/// Where what is inserted touches a Han character: it may be Latin, which is set off by a space there. If it
/// is not, the space is left out when the text is said.
fn touches_han(line: &str) -> bool {
    let is_han = |char: Option<char>| char.is_some_and(is_han);
    let mut pieces = line.split("{ $").peekable();
    while let Some(piece) = pieces.next() {
        let Some(next) = pieces.peek() else {
            return false;
        };
        let Some((inserted, after)) = next.split_once('}') else {
            continue;
        };
        let selects = inserted.contains("->");
        if !selects && (is_han(piece.chars().last()) || is_han(after.chars().next())) {
            return true;
        }
    }
    false
}

#[test]
fn what_is_inserted_into_chinese_is_set_off() {
    assert!(touches_han("改由{ $player }") && touches_han("{ $a } 的 { $b }主持"));
    assert!(!touches_han("改由 { $player } 主持：{ $a }，「{ $b }」"));
    for path in files(&root().join("locales/zh-TW"), ".ftl") {
        let text = read(&path);
        let wrong: Vec<&str> = text.lines().filter(|it| touches_han(it)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

fn is_japanese(char: char) -> bool {
    ('\u{3001}'..='\u{9fff}').contains(&char) || char >= '\u{ff01}'
}

/// Whether a space stands between a Japanese letter or mark and Latin ones, digits or what is inserted.
fn sets_japanese_off(line: &str) -> bool {
    let is_other = |it: char| it.is_ascii_alphanumeric() || "{}".contains(it);
    let chars: Vec<char> = line.chars().collect();
    chars.windows(3).any(|three| match three {
        &[before, ' ', after] => {
            (is_japanese(before) && is_other(after)) || (is_other(before) && is_japanese(after))
        }
        _ => false,
    })
}

#[test]
fn what_is_inserted_into_japanese_is_not_set_off() {
    for odd in [
        "{ $by } の「{ $chose }」",
        "クラス { $code }",
        "通った 3回",
        "TCP？ UDP",
    ] {
        assert!(sets_japanese_off(odd), "{odd}");
    }
    for fine in [
        "[1] { $a }が{ $b }、{ $c } { $d }",
        "a = 第{ $n }ラウンド",
        "DNS over TLSの役",
    ] {
        assert!(!sets_japanese_off(fine), "{fine}");
    }
    for path in files(&root().join("locales/ja"), ".ftl") {
        let text = read(&path);
        let said = text.lines().filter(|it| !it.starts_with('#'));
        let wrong: Vec<&str> = said.filter(|it| sets_japanese_off(it)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

/// Whether a space follows bold print within a Japanese sentence. It does behind the id of a ruling, which heads
/// its line; elsewhere it is only needed if the bold print ends with a mark, which can stand behind it.
fn spaces_bold_print(line: &str) -> bool {
    let chars: Vec<char> = line.chars().collect();
    chars.windows(5).any(|five| match five {
        &[before, '*', '*', ' ', after] => !before.is_ascii_alphanumeric() && is_japanese(after),
        _ => false,
    })
}

#[test]
fn no_space_follows_bold_print_in_japanese() {
    for odd in ["**再構成です。** 原作の", "**ATT&CK®** のテクニック"] {
        assert!(spaces_bold_print(odd), "{odd}");
    }
    for fine in [
        "**再構成です**。原作の",
        "**PRT-R4** 場に残った",
        "| **合計** | | **10** |",
    ] {
        assert!(!spaces_bold_print(fine), "{fine}");
    }
    for path in files(&root().join("docs/rules"), ".ja.md") {
        let text = read(&path);
        let wrong: Vec<&str> = text.lines().filter(|it| spaces_bold_print(it)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

fn is_han(char: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&char)
}

/// What of the glossary's rules for Chinese a line breaks: what stands beside a character, or the dots.
fn ill_set(line: &str) -> bool {
    // What is said in Japanese is written as it is there.
    if line
        .chars()
        .any(|it| ('\u{3041}'..='\u{30fa}').contains(&it))
    {
        return false;
    }
    let chars: Vec<char> = line.chars().collect();
    let narrow = |it: char| it.is_ascii_alphanumeric() || "○●,;:!?()".contains(it);
    let tight = |one, other| is_han(one) && narrow(other);
    let mark = |it| "，。；：！？、（）「」".contains(it);
    let word = |it: char| is_han(it) || it.is_ascii_alphanumeric() || "{}".contains(it);
    let loose = |one, other| mark(one) && word(other);
    let touching = |it: &[char]| tight(it[0], it[1]) || tight(it[1], it[0]);
    let gapped = |it: &[char]| it[1] == ' ' && (loose(it[0], it[2]) || loose(it[2], it[0]));
    let unpaired = |dots: &str| dots.chars().count() % 2 == 1;
    chars.windows(2).any(touching)
        || chars.windows(3).any(gapped)
        || line.split(|it| it != '…').any(unpaired)
}

#[test]
fn chinese_is_set_as_the_glossary_says() {
    for wrong in [
        "選擇API",
        "第2 層",
        "（貪心） 6 點",
        "給：{ $a } ，",
        "好,",
        "請稍候…",
        "花 ○○和",
    ] {
        assert!(ill_set(wrong), "{wrong}");
    }
    for right in [
        "選擇 API",
        "第 2 層（○○●）",
        "a = 給：{ $a }，「{ $b }」",
        "| 好。 |",
        "請稍候……",
    ] {
        assert!(!ill_set(right), "{right}");
    }
    for path in texts("zh-TW") {
        let lines = said(&path).into_iter();
        let wrong: Vec<_> = lines.filter(|(_, line)| ill_set(line)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

/// Whether a number, or what may be one, stands right behind the name of a player, which may end with one.
fn runs_into_a_number(line: &str) -> bool {
    const PLAYERS: [&str; 8] = [
        "player", "players", "by", "to", "with", "owner", "one", "two",
    ];
    line.split("{ $").skip(1).any(|piece| {
        let Some((name, after)) = piece.split_once(" }") else {
            return false;
        };
        // What is left of an insertion that follows is the space before it.
        let number = |it: &str| it.is_empty() || it.starts_with(|it: char| it.is_ascii_digit());
        PLAYERS.contains(&name) && after.strip_prefix(' ').is_some_and(number)
    })
}

#[test]
fn no_number_stands_right_behind_a_name_in_chinese() {
    assert!(runs_into_a_number("對 { $player } { $count } 點"));
    assert!(runs_into_a_number("對 { $player } 4 點"));
    assert!(!runs_into_a_number("{ $player } 受到 { $count } 點"));
    assert!(!runs_into_a_number("a = { $player }：{ $count } 點"));
    for path in files(&root().join("locales/zh-TW"), ".ftl") {
        let lines = said(&path).into_iter();
        let wrong: Vec<_> = lines.filter(|(_, line)| runs_into_a_number(line)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

#[test]
fn words_are_rejected_in_every_language_that_lists_them() {
    let words = rejected_words();
    for language in ["ja", "zh-TW"] {
        let listed = words.iter().any(|word| word.language == language);
        assert!(listed, "{language}");
    }
    let dice = words.iter().find(|word| word.not == "サイコロ");
    let dice = dice.expect("the table was not read");
    assert!(dice.concerns("placement.ftl") && dice.but == "ダイス");
}

#[test]
fn a_word_can_be_rejected_for_one_game() {
    let words = rejected_words();
    let deck = words
        .iter()
        .find(|word| word.language == "zh-TW" && word.not == "牌庫");
    let deck = deck.expect("CyberWar has its own word for a deck");
    for name in [
        "cyberwar.ftl",
        "lesson-cyberwar-solo.ftl",
        "cyberwar.zh-TW.md",
    ] {
        assert!(deck.concerns(name), "{name}");
    }
    assert!(!deck.concerns("ports.ftl"));
}

#[test]
fn the_hello_in_the_documents_is_one_that_the_server_takes() {
    let source = read(&root().join("crates/server/src/wire.rs"));
    let (_, version) = source
        .split_once("pub const WIRE: u32 = ")
        .expect("the wire has a version");
    let version: String = version.chars().take_while(char::is_ascii_digit).collect();
    let hello = format!(r#""wire": {version},"#);
    let told = read(&root().join("docs/wire.md"));
    assert!(
        told.contains(&hello),
        "docs/wire.md says another than {hello}"
    );
}

/// The rows of "Fair sides" in `docs/benchmarks.md`: a game, the shares of who begins and of who comes
/// last, and how far an even share varies.
fn fair_sides() -> Vec<(String, [String; 3])> {
    let page = read(&root().join("docs/benchmarks.md"));
    let (_, table) = page.split_once("## Fair sides").expect("it is there");
    let (table, _) = table.split_once("\n## ").expect("more follows");
    let mut game = String::new();
    let mut rows = Vec::new();
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        // A game is called by the title of its rules; the rows below are of the same game.
        let is_title = |id: &String| cells[0].starts_with(&title(id));
        if let Some(named) = games().into_iter().find(is_title) {
            game = named;
        }
        let share = |cell: &str| cell.strip_suffix(" %").map(str::to_owned);
        let even = cells[5].split_once("± ").map(|(_, far)| far.to_owned());
        if let (Some(first), Some(last), Some(far)) = (share(cells[3]), share(cells[4]), even) {
            rows.push((game.clone(), [first, last, far]));
        }
    }
    rows
}

/// What a game is called in English: the first line of its rules, without a subtitle.
fn title(game: &str) -> String {
    let page = read(&root().join(format!("docs/rules/{game}.en.md")));
    let first = page.lines().next().unwrap_or_default();
    let name = first.trim_start_matches("# ");
    name.split(':').next().unwrap_or(name).to_owned()
}

/// The numbers before a percent sign.
fn percents(page: &str) -> BTreeSet<String> {
    let mut parts: Vec<&str> = page.split('%').collect();
    parts.pop();
    let number = |part: &&str| {
        let part = part.trim_end_matches(' ');
        let begins = part.rfind(|char: char| !char.is_ascii_digit() && char != '.');
        let after = |at: usize| at + part[at..].chars().next().map_or(0, char::len_utf8);
        part[begins.map_or(0, after)..].to_owned()
    };
    parts.iter().map(number).collect()
}

#[test]
fn the_rules_say_in_all_languages_by_how_much_a_side_is_favoured_as_it_was_measured() {
    let rows = fair_sides();
    assert!(rows.iter().all(|(game, _)| !game.is_empty()) && !rows.is_empty());
    // Of a game that was not measured nothing is said.
    for game in games() {
        let own: Vec<&[String; 3]> = rows
            .iter()
            .filter(|row| row.0 == game)
            .map(|row| &row.1)
            .collect();
        for language in languages() {
            let page = read(&root().join(format!("docs/rules/{game}.{language}.md")));
            let said = percents(&page);
            for [first, _, far] in &own {
                assert!(said.contains(first), "{game}.{language}: {first} %");
                assert!(
                    page.contains(&format!("±{far}")),
                    "{game}.{language}: ±{far}"
                );
            }
            let measured = |it: &&String| {
                own.iter()
                    .any(|[first, last, _]| *it == first || *it == last)
            };
            let made_up: Vec<&String> = said.iter().filter(|it| !measured(it)).collect();
            assert!(made_up.is_empty(), "{game}.{language}: {made_up:?}");
        }
    }
}
