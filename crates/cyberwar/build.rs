//! Reads the tables of facts, so that a broken one does not build, and lists the groups that can be
//! played: switches are constants.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

#[path = "src/attack.rs"]
#[allow(dead_code, reason = "the game uses the rest of it")]
mod attack;

/// A solo game or a draft needs so many cards (CYW-R25).
const FEWEST: usize = 10;

fn main() {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=src/attack.rs");
    read("data/box.txt");
    let facts = read("data/attack-v18.1.txt");
    let mut list = String::from("&[\n");
    for group in &facts.groups {
        if facts.playable(group).len() >= FEWEST {
            let (id, name) = (&group.id, &group.name);
            writeln!(list, "    tabletop::Fact {{ id: {id:?}, name: {name:?} }},")
                .expect("writing to a string does not fail");
        }
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&out).join("groups.rs"), list).expect("the folder can be written to");
}

fn read(path: &str) -> attack::Facts {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{path}: {why}"));
    attack::Facts::read(&text).unwrap_or_else(|wrong| panic!("{path}: {wrong}"))
}
