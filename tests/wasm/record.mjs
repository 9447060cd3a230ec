/** Writes game records for the tests, independently of the program that reads them. */

/**
 * @typedef {object} Played
 * @property {string} rules in the canonical form
 * @property {string} [position] the six fields where the game did not begin at the start
 * @property {string} [placement] the starting board with every face-down piece as `~X`
 * @property {string[]} actions with their outcomes
 * @property {string} result as the text protocol writes it: `none`, or `1-0 flag`
 */

/**
 * @param {Played} played
 * @returns {string} a record as the notation has it
 */
export function writeRecord({ rules, position, placement, actions, result }) {
  const [score, termination] = result === "none" ? ["*", "unfinished"] : result.split(" ");
  /** @type {[string, string][]} */
  const tags = [
    ["Game", "fanqi"],
    ["Version", "1"],
    ["Date", "2026-11-30"],
    ["First", "one"],
    ["Second", "two"],
    ["Rules", rules],
  ];
  if (position) tags.push(["Position", position]);
  tags.push(["Result", score], ["Termination", termination]);
  // A record of a running game gives nothing away.
  if (placement && result !== "none") tags.push(["Placement", placement]);
  const head = tags.map(([name, value]) => `[${name} "${value}"]`).join("\n");
  return `${head}\n\n${wrap([...numbered(actions, position), score])}\n`;
}

/**
 * @param {string[]} actions
 * @param {string} [position]
 */
function numbered(actions, position) {
  const fields = position?.split(" ");
  const before = Number(fields?.[4] ?? 0);
  const secondBegins = fields?.[1] === "2";
  return actions.flatMap((action, index) => {
    const ply = before + index;
    const isSecond = (index % 2 === 1) !== secondBegins;
    if (!isSecond) return [`${Math.floor(ply / 2) + 1}.`, action];
    return index === 0 ? [`${Math.floor(ply / 2) + 1}...`, action] : [action];
  });
}

/** @param {string[]} words */
function wrap(words) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= 80)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
