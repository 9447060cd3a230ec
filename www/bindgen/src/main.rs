//! `fanqi-bindgen MODULE.wasm FOLDER`: writes `fanqi.js`, `fanqi.d.ts` and `fanqi_bg.wasm` into
//! the folder, as `wasm-bindgen --target web` would.
//!
//! The installed `wasm-bindgen` program must match the crate's version to the last digit. As a
//! member of this workspace it does so by the lock file, and nobody has to install it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: fanqi-bindgen MODULE.wasm FOLDER";

/// What the oldest browsers do not have: Chrome got reference types with 96, and 91 is to play.
/// `build.sh` compiles without them, but the standard library's own objects claim them still.
const TOO_NEW: [&str; 2] = ["reference-types", "multivalue"];

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
    let mut bytes = std::fs::read(module).map_err(|error| error.to_string())?;
    for feature in TOO_NEW {
        forbid(&mut bytes, feature);
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("fanqi", bytes)
        .typescript(true)
        // The program's own default. Without it the glue cannot find the module beside itself.
        .omit_default_module_path(false);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .map_err(|error| format!("{error:#}"))
}

/// Turns the feature's entry in the `target_features` section from used (`+`) to forbidden (`-`),
/// which wasm-bindgen obeys. An entry is that sign, the length of the name, the name.
fn forbid(module: &mut [u8], feature: &str) {
    let name = feature.as_bytes();
    let length = u8::try_from(name.len()).expect("the names of features are short");
    let entry = [&[b'+', length], name].concat();
    if let Some(at) = module.windows(entry.len()).position(|part| part == entry) {
        module[at] = b'-';
    }
}

#[cfg(test)]
mod tests {
    use super::forbid;

    #[test]
    fn a_forbidden_feature_changes_its_sign_and_nothing_else() {
        let mut section = *b"\x02+\x08sign-ext+\x0amultivalue";
        forbid(&mut section, "multivalue");
        assert_eq!(&section, b"\x02+\x08sign-ext-\x0amultivalue");
        forbid(&mut section, "simd128");
        assert_eq!(&section, b"\x02+\x08sign-ext-\x0amultivalue");
    }
}
