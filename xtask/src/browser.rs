//! The browser that the browser tests drive, and the font it needs for Japanese and Chinese.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::apt;
use crate::run::{Failed, output};

/// Chromium under its various names.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where it is when it is not on the PATH.
const APPS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const BY_HAND: &str = "\
The browser tests need Chromium or Chrome and a font for Japanese and Chinese. Install them with
  Debian, Ubuntu   sudo apt-get install chromium fontconfig fonts-noto-cjk
  Fedora           sudo dnf install chromium fontconfig google-noto-sans-cjk-fonts
  Arch             sudo pacman -S chromium fontconfig noto-fonts-cjk
  macOS            brew install --cask chromium
or name a browser with CHROMIUM=/path/to/chromium. The other tests run without: `--only rust`, `--only client`.";

/// A browser that can show all our languages; what is missing is installed where that is possible.
pub fn find() -> Result<PathBuf, Failed> {
    let missing = missing(installed()?.is_some(), font());
    if !missing.is_empty() {
        apt::install(&missing, BY_HAND)?;
    }
    if font() == Font::Missing {
        return Err(Failed(format!(
            "there is no Japanese or Chinese font.\n{BY_HAND}"
        )));
    }
    let browser = installed()?;
    browser.ok_or_else(|| Failed(format!("no Chromium was found.\n{BY_HAND}")))
}

/// The browser of this machine, if there is one that starts.
fn installed() -> Result<Option<PathBuf>, Failed> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|named| !named.is_empty()) {
        let path = PathBuf::from(named);
        if starts(&path) {
            return Ok(Some(path));
        }
        let path = path.display();
        return Err(Failed(format!("CHROMIUM is {path}, which does not start.")));
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let on_path = NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let mut places = on_path.chain(APPS.iter().map(PathBuf::from));
    Ok(places.find(|place| place.is_file() && starts(place)))
}

/// Some systems have a stub in its place that only says how to install it.
fn starts(browser: &Path) -> bool {
    output(Command::new(browser).arg("--version")).is_some()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Font {
    Present,
    Missing,
    /// There is no `fc-list` to ask.
    Unknown,
}

fn font() -> Font {
    if !cfg!(target_os = "linux") {
        return Font::Present; // Other systems bring their fonts along.
    }
    let list = |lang: &str| output(Command::new("fc-list").arg(format!(":lang={lang}")));
    match (list("ja"), list("zh-tw")) {
        (Some(ja), Some(zh)) if !ja.is_empty() && !zh.is_empty() => Font::Present,
        (Some(_), Some(_)) => Font::Missing,
        (None, _) | (_, None) => Font::Unknown,
    }
}

/// The Debian packages to install.
fn missing(has_browser: bool, font: Font) -> Vec<&'static str> {
    let mut packages = Vec::new();
    if !has_browser {
        packages.push("chromium");
    }
    match font {
        Font::Present => {}
        Font::Missing => packages.push("fonts-noto-cjk"),
        Font::Unknown => packages.extend(["fontconfig", "fonts-noto-cjk"]),
    }
    packages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        assert!(missing(true, Font::Present).is_empty());
        assert_eq!(missing(false, Font::Present), ["chromium"]);
        assert_eq!(missing(true, Font::Missing), ["fonts-noto-cjk"]);
        assert_eq!(
            missing(false, Font::Unknown),
            ["chromium", "fontconfig", "fonts-noto-cjk"]
        );
    }

    #[test]
    fn whoever_must_install_by_hand_is_told_what() {
        for package in missing(false, Font::Unknown) {
            assert!(BY_HAND.contains(package), "{package}");
        }
    }
}
