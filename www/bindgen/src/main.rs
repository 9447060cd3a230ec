//! `fanqi-bindgen MODULE.wasm FOLDER`: writes `fanqi.js`, `fanqi.d.ts` and `fanqi_bg.wasm` into
//! the folder, as `wasm-bindgen --target web` would.
//!
//! The installed `wasm-bindgen` program must match the crate's version to the last digit. As a
//! member of this workspace it does so by the lock file, and nobody has to install it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: fanqi-bindgen MODULE.wasm FOLDER";

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match bind(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("fanqi-bindgen: {}: {message}", module.display());
            ExitCode::FAILURE
        }
    }
}

/// Reads the compiled module and writes the glue for a page into `folder`.
///
/// # Errors
///
/// What is wrong, causes included, when the module cannot be read or the folder not written.
fn bind(module: &Path, folder: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name("fanqi")
        .typescript(true)
        // The program's own default. Without it the glue cannot find the module beside itself.
        .omit_default_module_path(false);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .map_err(|error| format!("{error:#}"))
}
