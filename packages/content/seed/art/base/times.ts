import { deep, ink, marigold, mist, mix, paper, teal } from './colour.ts';

/** The four hours at which pictures are drawn. */
export type TimeName = 'dawn' | 'noon' | 'dusk' | 'night';

/** Three tones of one thing: its lit, half-lit and shaded faces. */
export interface Tones {
  light: string;
  mid: string;
  dark: string;
}

/** The colours of the world at one time of day. */
export interface Time {
  name: TimeName;
  /** Sky at the top, half-way down and just above the horizon. */
  skyHigh: string;
  skyMiddle: string;
  skyLow: string;
  sun: string;
  /** Land and buildings: far, middle and near. */
  far: Tones;
  middle: Tones;
  near: Tones;
  /** River at the horizon and at the viewer's feet, and the lines on it. */
  waterFar: string;
  waterNear: string;
  waterLine: string;
  string: string;
  /** Sheets of kites that do not carry the accent. */
  sheets: readonly [string, string, string];
}

const warm = mix(mix(paper, mist, 0.2), marigold, 0.12);
const glow = mix(paper, marigold, 0.17);

function tones(light: string, mid: string, dark: string): Tones {
  return { light, mid, dark };
}

/** The colours of each hour. */
export const times: Record<TimeName, Time> = {
  dawn: {
    name: 'dawn',
    skyHigh: mix(mist, teal, 0.16),
    skyMiddle: mix(mist, paper, 0.3),
    skyLow: warm,
    sun: mix(paper, marigold, 0.26),
    far: tones(mix(warm, teal, 0.12), mix(warm, teal, 0.2), mix(warm, teal, 0.28)),
    middle: tones(mix(mist, teal, 0.34), mix(mist, teal, 0.48), mix(mist, teal, 0.62)),
    near: tones(mix(teal, paper, 0.18), teal, mix(teal, ink, 0.45)),
    waterFar: mix(warm, teal, 0.14),
    waterNear: mix(mist, teal, 0.44),
    waterLine: paper,
    string: mix(teal, ink, 0.4),
    sheets: [teal, ink, mix(teal, mist, 0.5)],
  },
  noon: {
    name: 'noon',
    skyHigh: mix(paper, mist, 0.6),
    skyMiddle: mix(paper, mist, 0.3),
    skyLow: paper,
    sun: mix(paper, marigold, 0.22),
    far: tones(mix(mist, teal, 0.07), mix(mist, teal, 0.14), mix(mist, teal, 0.22)),
    middle: tones(mix(paper, teal, 0.3), mix(paper, teal, 0.45), mix(paper, teal, 0.6)),
    near: tones(mix(deep, mist, 0.3), mix(ink, teal, 0.34), ink),
    waterFar: mix(teal, mist, 0.5),
    waterNear: teal,
    waterLine: mix(mist, teal, 0.12),
    string: ink,
    sheets: [ink, teal, mix(teal, paper, 0.45)],
  },
  dusk: {
    name: 'dusk',
    skyHigh: mix(teal, ink, 0.56),
    skyMiddle: mix(teal, mist, 0.24),
    skyLow: glow,
    sun: paper,
    far: tones(mix(teal, mist, 0.5), mix(teal, mist, 0.38), mix(teal, mist, 0.26)),
    middle: tones(mix(teal, paper, 0.06), mix(teal, ink, 0.22), mix(teal, ink, 0.4)),
    near: tones(mix(deep, teal, 0.4), mix(ink, teal, 0.2), ink),
    waterFar: mix(teal, mist, 0.56),
    waterNear: mix(teal, ink, 0.5),
    waterLine: glow,
    string: mix(paper, teal, 0.3),
    sheets: [paper, mix(ink, teal, 0.1), mix(teal, mist, 0.55)],
  },
  night: {
    name: 'night',
    skyHigh: ink,
    skyMiddle: mix(ink, teal, 0.3),
    skyLow: mix(ink, teal, 0.74),
    sun: mix(teal, mist, 0.62),
    far: tones(mix(ink, teal, 0.62), mix(ink, teal, 0.5), mix(ink, teal, 0.4)),
    middle: tones(mix(ink, teal, 0.36), mix(ink, teal, 0.26), mix(ink, teal, 0.18)),
    near: tones(mix(ink, teal, 0.2), mix(ink, '#000000', 0.12), mix(ink, '#000000', 0.34)),
    waterFar: mix(ink, teal, 0.74),
    waterNear: mix(ink, teal, 0.16),
    waterLine: mix(teal, mist, 0.42),
    string: mix(teal, mist, 0.5),
    sheets: [teal, mix(teal, mist, 0.45), mix(paper, teal, 0.15)],
  },
};
