/**
 * All dialogs, and whatever else nobody needs for the first action: one part that is loaded when the
 * table stands. It shares no state with the table; what it has to know is passed in.
 */

export { followUpdates } from "../updates.js";
export { attend } from "../attendants/index.js";
export { lookAgain } from "./look-through.js";
export { questions } from "./questions.js";
export { openDropped } from "./records.js";

/** Everything that a dialog may say. @typedef {import("../text/index.js").Words & import("../text/index.js").DialogWords} AllWords */
