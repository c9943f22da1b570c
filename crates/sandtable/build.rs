//! Compiles the texts in: a folder of `locales` is a language, and all its files but the browser's own
//! are for the terminal. So are the rules of the games, `docs/rules/<game>.<language>.md`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let [locales, rules] = ["locales", "docs/rules"].map(|folder| root.join(folder));
    for folder in [&locales, &rules] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let mut code = String::from("pub static LANGUAGES: &[Lang] = &[\n");
    for folder in below(&locales)?.iter().filter(|path| path.is_dir()) {
        let id = folder.file_name().unwrap_or_default().to_string_lossy();
        writeln!(code, "Lang {{ id: {id:?}, sources: &[").expect("strings take all");
        for file in below(folder)?.iter().filter(|path| is_ours(path)) {
            let file = fs::canonicalize(file)?;
            writeln!(code, "include_str!({file:?}),").expect("strings take all");
        }
        code.push_str("], rules: &[\n");
        for file in below(&rules)? {
            if let Some(game) = game_of(&file, &id) {
                let file = fs::canonicalize(&file)?;
                writeln!(code, "({game:?}, include_str!({file:?})),").expect("strings take all");
            }
        }
        code.push_str("] },\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("languages.rs"), code)
}

fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// `web.ftl` and `<game>-web.ftl` are said on pages only.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".ftl") && !name.ends_with("web.ftl")
}

/// The game of a page of rules in this language: `ports` of `ports.ja.md`.
fn game_of(page: &Path, language: &str) -> Option<String> {
    let name = page.file_name()?.to_string_lossy();
    let game = name.strip_suffix(&format!(".{language}.md"))?;
    Some(game.to_owned())
}
