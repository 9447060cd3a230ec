//! What the door throws.

use std::fmt::Display;

use wasm_bindgen::JsValue;

use crate::flip::notation::{ActionError, PositionError, RecordError};
use crate::flip::{DealError, GameError, Illegal, SeedError};
use crate::rules::RulesError;

/// An `Error` with a `code`.
pub struct Thrown {
    code: String,
    message: String,
}

impl Thrown {
    pub(super) fn new(code: &str, error: &impl Display) -> Thrown {
        Thrown {
            code: code.into(),
            message: error.to_string(),
        }
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> JsValue {
        let error = js_sys::Error::new(&thrown.message);
        // Setting a property of a new object cannot fail.
        let _ = js_sys::Reflect::set(&error, &"code".into(), &thrown.code.into());
        error.into()
    }
}

impl From<RulesError> for Thrown {
    fn from(error: RulesError) -> Thrown {
        Thrown::new(&format!("rules:{}", error.code()), &error)
    }
}

impl From<PositionError> for Thrown {
    fn from(error: PositionError) -> Thrown {
        Thrown::new(&format!("position:{}", error.code()), &error)
    }
}

impl From<SeedError> for Thrown {
    fn from(error: SeedError) -> Thrown {
        Thrown::new(&format!("seed:{}", error.code()), &error)
    }
}

impl From<ActionError> for Thrown {
    fn from(error: ActionError) -> Thrown {
        Thrown::new("action", &error)
    }
}

impl From<Illegal> for Thrown {
    fn from(error: Illegal) -> Thrown {
        Thrown::new(&format!("illegal:{}", error.code()), &error)
    }
}

impl From<GameError> for Thrown {
    fn from(error: GameError) -> Thrown {
        Thrown::new(&format!("illegal:{}", error.code()), &error)
    }
}

impl From<RecordError> for Thrown {
    fn from(error: RecordError) -> Thrown {
        Thrown::new(&format!("record:{}", error.fault.code()), &error)
    }
}

impl From<DealError> for Thrown {
    fn from(error: DealError) -> Thrown {
        Thrown::new(&format!("deal:{}", error.code()), &error)
    }
}
