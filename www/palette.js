/**
 * Every colour of the game, once, for the light and the dark theme. The canvas reads the values,
 * the style sheet reads the same values as custom properties (`boardLine` is `--fanqi-board-line`).
 * `tests/page/palette.test.mjs` holds the pairs that must stand out from each other.
 */

/** @typedef {"light" | "dark"} Theme */
/** @typedef {typeof LIGHT} Palette */

const LIGHT = {
  // The page around the board.
  page: "#e6dcc6",
  card: "#fdf8ec",
  cardLine: "#cdbb95",
  ink: "#372f22",
  inkSoft: "#685c47",
  accent: "#1c6b50",
  onAccent: "#ffffff",
  danger: "#a3211a",
  redInk: "#a3150f",
  blueInk: "#123f88",
  focus: "#0b57c2",

  // The board.
  board: "#f5ecd7",
  boardEdge: "#e9dab8",
  boardLine: "#8d6f3d",
  fibre: "#9b7b43",
  road: "#9c7634",
  railDark: "#3d3831",
  railLight: "#fbf6ea",
  slot: "#efe3c8",
  slotLine: "#c3ab7b",
  camp: "#dde8cf",
  campLine: "#5d8350",
  campText: "#446337",
  headquarters: "#f0dcc6",
  headquartersLine: "#a15a33",
  headquartersText: "#86421f",
  mountainFar: "#d3c5a2",
  mountainNear: "#a9986f",
  mountainText: "#6b5c38",

  // Face-up tiles.
  woodHigh: "#fbebc6",
  wood: "#f1d49c",
  woodLow: "#e8c281",
  woodSide: "#a56f33",
  woodEdge: "#7d5222",
  grain: "#8f5f25",
  red: "#a3150f",
  blue: "#123f88",

  // Face-down tiles, and what lay under them when the game is over.
  backHigh: "#34705b",
  back: "#28594a",
  backLow: "#1e4a3b",
  backSide: "#0f2c23",
  backEdge: "#0c231c",
  gold: "#dfc07a",
  ghostRed: "#ffc7b8",
  ghostBlue: "#c3dbff",

  // Marks.
  select: "#12734f",
  target: "#1c7d58",
  attack: "#c3281e",
  last: "#b35c00",
  wins: "#1b6b48",
  both: "#6a5320",
  loses: "#a3211a",
  flag: "#8a5a00",
  badgeText: "#ffffff",
  hint: "#6d28b5",
  flash: "#fff3c4",
  blast: "#d9480f",
  shadow: "#3a2507",
};

/** @type {Palette} */
const DARK = {
  page: "#131715",
  card: "#1e2421",
  cardLine: "#3d453f",
  ink: "#ece5d3",
  inkSoft: "#aaa48f",
  accent: "#6cc4a0",
  onAccent: "#0e1f18",
  danger: "#f2897c",
  redInk: "#ff9c8c",
  blueInk: "#9cc2ff",
  focus: "#8bb8ff",

  board: "#252c29",
  boardEdge: "#1d2321",
  boardLine: "#8a7a4e",
  fibre: "#cbbf9a",
  road: "#97804a",
  railDark: "#d6cfbd",
  railLight: "#222826",
  slot: "#1f2523",
  slotLine: "#4c5249",
  camp: "#25392e",
  campLine: "#6f9f7b",
  campText: "#a4cbaa",
  headquarters: "#3b2c24",
  headquartersLine: "#c1845a",
  headquartersText: "#e3ae88",
  mountainFar: "#323a35",
  mountainNear: "#4a5349",
  mountainText: "#b4ae94",

  woodHigh: "#f1dcb0",
  wood: "#e4c48c",
  woodLow: "#d5ad6b",
  woodSide: "#82562a",
  woodEdge: "#4c3115",
  grain: "#7c501e",
  red: "#8f0c08",
  blue: "#0f3878",

  backHigh: "#346b59",
  back: "#265545",
  backLow: "#1c4437",
  backSide: "#0a1e18",
  backEdge: "#07150f",
  gold: "#d8b972",
  ghostRed: "#ffc0b0",
  ghostBlue: "#bcd6ff",

  select: "#6fd6ab",
  target: "#5fc298",
  attack: "#ff6f5e",
  last: "#f0a94a",
  wins: "#1b6b48",
  both: "#6a5320",
  loses: "#a3211a",
  flag: "#8a5a00",
  badgeText: "#ffffff",
  hint: "#d9b3ff",
  flash: "#fff0bd",
  blast: "#ff8a4c",
  shadow: "#000000",
};

/** @type {Record<Theme, Palette>} */
export const PALETTES = { light: LIGHT, dark: DARK };

/**
 * The palette as CSS custom properties.
 * @param {Theme} theme
 * @returns {Record<string, string>} such as `{ "--fanqi-card-line": "#cdbb95", … }`
 */
export function paletteProperties(theme) {
  return Object.fromEntries(
    Object.entries(PALETTES[theme]).map(([name, value]) => [
      `--fanqi-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

/**
 * Sets the custom properties on an element, and with them `color-scheme`.
 * @param {HTMLElement} element
 * @param {Theme} theme
 * @returns {() => void} takes them off again
 */
export function applyPalette(element, theme) {
  const properties = { ...paletteProperties(theme), "color-scheme": theme };
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(properties)) element.style.removeProperty(name);
  };
}

/**
 * A palette colour with an opacity, as canvas and CSS take it.
 * @param {string} colour `#rrggbb`
 * @param {number} opacity 0 … 1
 */
export function translucent(colour, opacity) {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return colour + alpha.toString(16).padStart(2, "0");
}
