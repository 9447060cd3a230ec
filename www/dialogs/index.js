/**
 * All dialogs, as one part that is loaded when the table stands: nobody needs them for the first
 * action. It shares no state with the table; what it has to know is passed in.
 */

export { offerDraw, questions } from "./questions.js";

/** Everything that a dialog may say. @typedef {import("../text/index.js").Words & import("../text/index.js").DialogWords} AllWords */
