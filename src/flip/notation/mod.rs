//! The written forms: actions, positions, game records.

mod action;
mod placement;
mod position;
mod record;
mod record_text;
mod rows;

pub use action::{ActionError, WrittenPly};
pub use placement::{Placement, PlacementError};
pub use position::PositionError;
pub use record::{Record, RecordError, RecordFault, Tags};

pub(in crate::flip) use record_text::{is_date, is_other_tag};
