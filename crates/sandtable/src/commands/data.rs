//! `sandtable data`: tables from one store to another, and copies of them.

use std::io::Write;

use server::Moved;

use crate::args::{Data, Transfer, store_or_usual};
use crate::error::Error;

pub fn run(args: &Data, out: &mut impl Write) -> Result<(), Error> {
    let (Data::Export(what) | Data::Import(what) | Data::Backup(what)) = args;
    let Transfer { file, store } = what;
    let store = store_or_usual(store.as_ref());
    let (runtime, path) = (tokio::runtime::Runtime::new()?, file.display());
    let done = match args {
        Data::Export(_) => {
            let moved = runtime.block_on(server::export(&store, file))?;
            format!("{} of {store} are in {path}", amount(moved))
        }
        Data::Import(_) => {
            let moved = runtime.block_on(server::import(&store, file))?;
            format!("{} of {path} are in {store}", amount(moved))
        }
        Data::Backup(_) => {
            runtime.block_on(server::backup(&store, file))?;
            format!("{store} is copied to {path}")
        }
    };
    Ok(writeln!(out, "{done}")?)
}

fn amount(Moved { classes, tables }: Moved) -> String {
    format!("{tables} tables and {classes} classes")
}
