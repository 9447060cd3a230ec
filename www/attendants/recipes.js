/** How each sound is made: wood on wood, from sine tones that die away and a little noise. */

/** @typedef {BaseAudioContext} Context */
/** @typedef {(context: Context, out: AudioNode, at: number) => void} Recipe plays at a time of the context */

/** Seconds of noise that all sounds share. */
const NOISE_LENGTH = 0.5;
/** Below this an exponential fall counts as silence. */
const SILENCE = 0.0005;
/** The partials of a small wooden bar: how high, and how strong. */
const WOOD = [
  [1, 1],
  [2.74, 0.38],
  [5.2, 0.14],
];

/** @type {WeakMap<Context, AudioBuffer>} */
const noises = new WeakMap();

/** @param {Context} context */
function noiseOf(context) {
  const found = noises.get(context);
  if (found) return found;
  const { sampleRate } = context;
  const noise = context.createBuffer(1, Math.ceil(NOISE_LENGTH * sampleRate), sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, noise);
  return noise;
}

/**
 * A gain that rises at once and dies away.
 * @param {Context} context @param {AudioNode} out @param {number} at
 * @param {number} loud @param {number} fall seconds @param {number} [rise] seconds
 */
function dying(context, out, at, loud, fall, rise = 0.002) {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE, at);
  node.gain.exponentialRampToValueAtTime(loud, at + rise);
  node.gain.exponentialRampToValueAtTime(SILENCE, at + rise + fall);
  node.connect(out);
  return node;
}

/**
 * @param {Context} context @param {AudioNode} out @param {number} at
 * @param {{ pitch: number, loud: number, fall: number, rise?: number, bend?: number }} tone hertz,
 *   0 … 1, seconds; `bend`: the pitch at its end
 */
function tone(context, out, at, { pitch, loud, fall, rise, bend }) {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  if (bend) source.frequency.exponentialRampToValueAtTime(bend, at + fall);
  source.connect(dying(context, out, at, loud, fall, rise));
  source.start(at);
  source.stop(at + fall + 0.05);
}

/**
 * @param {Context} context @param {AudioNode} out @param {number} at
 * @param {{ type: BiquadFilterType, pitch: number, loud: number, fall: number, rise?: number, bend?: number }} hiss
 */
function hiss(context, out, at, { type, pitch, loud, fall, rise, bend }) {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(pitch, at);
  if (bend) filter.frequency.exponentialRampToValueAtTime(bend, at + fall);
  source.connect(filter);
  filter.connect(dying(context, out, at, loud, fall, rise));
  source.start(at);
  source.stop(at + Math.min(NOISE_LENGTH, fall + 0.05));
}

/**
 * Wood on wood.
 * @param {Context} context @param {AudioNode} out @param {number} at
 * @param {number} pitch @param {number} loud @param {number} [fall]
 */
function knock(context, out, at, pitch, loud, fall = 0.09) {
  for (const [high, strong] of WOOD)
    tone(context, out, at, {
      pitch: pitch * high,
      loud: loud * strong,
      fall: fall / Math.sqrt(high),
    });
  hiss(context, out, at, { type: "lowpass", pitch: pitch * 5, loud: loud * 0.5, fall: 0.018 });
}

/** Notes struck one after the other. @param {number[]} pitches @param {number} gap seconds @returns {Recipe} */
const tune = (pitches, gap) => (context, out, at) =>
  pitches.forEach((pitch, index) => knock(context, out, at + index * gap, pitch, 0.42, 0.4));

/** The time given is that of the stroke; what leads up to it sounds before, as far as there is time. */
export const RECIPES = {
  /** @type {Recipe} */
  flip: (context, out, at) => {
    hiss(context, out, Math.max(context.currentTime, at - 0.1), {
      type: "bandpass",
      pitch: 1800,
      bend: 3200,
      loud: 0.1,
      fall: 0.09,
      rise: 0.03,
    });
    knock(context, out, at, 620, 0.4, 0.07);
  },
  /** @type {Recipe} */
  move: (context, out, at) => {
    hiss(context, out, Math.max(context.currentTime, at - 0.12), {
      type: "bandpass",
      pitch: 900,
      loud: 0.09,
      fall: 0.1,
      rise: 0.04,
    });
    knock(context, out, at, 430, 0.42, 0.08);
  },
  /** @type {Recipe} */
  capture: (context, out, at) => {
    knock(context, out, at, 320, 0.75, 0.12);
    knock(context, out, at + 0.11, 510, 0.3, 0.08);
  },
  /** The attacker falls. @type {Recipe} */
  fall: (context, out, at) => {
    knock(context, out, at, 300, 0.6, 0.1);
    knock(context, out, at + 0.13, 230, 0.45, 0.14);
  },
  /** Both fall. @type {Recipe} */
  both: (context, out, at) => {
    for (const [late, pitch] of [
      [0, 330],
      [0.09, 270],
      [0.2, 220],
    ])
      knock(context, out, at + late, pitch, 0.55, 0.12);
  },
  /** @type {Recipe} */
  blast: (context, out, at) => {
    tone(context, out, at, { pitch: 120, bend: 42, loud: 0.9, fall: 0.42 });
    hiss(context, out, at, { type: "lowpass", pitch: 1400, bend: 160, loud: 0.8, fall: 0.38 });
    knock(context, out, at, 260, 0.4, 0.1);
  },
  win: tune([523, 587, 659, 784, 1047], 0.13),
  lose: tune([523, 440, 392, 330], 0.18),
  draw: tune([523, 523], 0.22),
};
