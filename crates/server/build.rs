//! Embeds the built client, compressed. The crate compiles without a client.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut code = String::new();
    embed_client(&root, &out, &mut code)?;
    fs::write(out.join("embedded.rs"), code)
}

fn embed_client(root: &Path, out: &Path, code: &mut String) -> io::Result<()> {
    let dist = root.join("web/dist");
    if root.join("web").is_dir() {
        // A folder that is not there counts as changed in every build: an empty one does not.
        let _ = fs::create_dir_all(&dist);
    }
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    list(&dist, &mut files)?;
    let mut assets: Vec<(String, PathBuf)> = files
        .into_iter()
        .map(|file| {
            let path = file.strip_prefix(&dist).expect("it is below");
            (path.to_string_lossy().replace('\\', "/"), file)
        })
        .collect();
    assets.sort();
    code.push_str("static ASSETS: &[Asset] = &[\n");
    for (index, (path, file)) in assets.iter().enumerate() {
        let plain = fs::read(file)?;
        let packed = gzip(&plain)?;
        let gzip = if packed.len() < plain.len() * 9 / 10 {
            let name = out.join(format!("{index}.gz"));
            fs::write(&name, packed)?;
            format!("Some(include_bytes!({name:?}))")
        } else {
            "None".to_owned()
        };
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        let file = fs::canonicalize(file)?;
        writeln!(
            code,
            "Asset {{ path: {path:?}, kind: {:?}, tag: {tag:?}, plain: include_bytes!({file:?}), gzip: {gzip} }},",
            kind(path),
        )
        .expect("strings take all");
    }
    code.push_str("];\n");
    Ok(())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
