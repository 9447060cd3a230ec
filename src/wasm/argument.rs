//! What the page hands in, read field by field.
//!
//! serde would read it too, but brings the formatting of every sort of value with it, floating
//! numbers included: 6 KB of the download for messages that nobody sees.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

use super::error::Thrown;

pub struct NewGame {
    pub rules: String,
    pub position: Option<String>,
    pub seed: Option<String>,
    pub first: String,
    pub second: String,
    pub date: String,
}

impl NewGame {
    pub fn read(object: &Object) -> Result<NewGame, Thrown> {
        Ok(NewGame {
            rules: text(object, "rules")?,
            position: optional_text(object, "position")?,
            seed: optional_text(object, "seed")?,
            first: text(object, "first")?,
            second: text(object, "second")?,
            date: text(object, "date")?,
        })
    }
}

pub struct ChooseRequest {
    pub rules: String,
    pub position: String,
    pub seed: u32,
    pub nodes: u32,
}

impl ChooseRequest {
    pub fn read(object: &Object) -> Result<ChooseRequest, Thrown> {
        Ok(ChooseRequest {
            rules: text(object, "rules")?,
            position: text(object, "position")?,
            seed: number(object, "seed")?,
            nodes: number(object, "nodes")?,
        })
    }
}

/// The fields of an object whose values are all texts.
pub fn texts(object: &Object) -> Result<Vec<(String, String)>, Thrown> {
    Object::keys(object)
        .iter()
        .filter_map(|name| name.as_string())
        .map(|name| Ok((name.clone(), text(object, &name)?)))
        .collect()
}

fn field(object: &Object, name: &str) -> JsValue {
    // Only a getter can make it fail, and the page hands in plain objects.
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn wrong(name: &str, what: &str) -> Thrown {
    Thrown::new("argument", &format!("{name} is not {what}"))
}

fn text(object: &Object, name: &str) -> Result<String, Thrown> {
    field(object, name)
        .as_string()
        .ok_or_else(|| wrong(name, "a text"))
}

fn optional_text(object: &Object, name: &str) -> Result<Option<String>, Thrown> {
    let value = field(object, name);
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    value
        .as_string()
        .map(Some)
        .ok_or_else(|| wrong(name, "a text"))
}

/// A whole number below 2^32.
fn number(object: &Object, name: &str) -> Result<u32, Thrown> {
    let value = field(object, name).as_f64();
    value
        .filter(|&number| number == f64::from(number as u32))
        .map(|number| number as u32)
        .ok_or_else(|| wrong(name, "a whole number below 2^32"))
}
