/** The beginning of what somebody handed in, for messages. */

/** @param {string} text @param {number} most characters of it */
export const excerpt = (text, most) => (text.length > most ? `${text.slice(0, most)}…` : text);
