/** The five colours of the house. Everything else is a tint or shade of these. */
export const ink = '#10182B';
export const teal = '#0E6F6B';
export const marigold = '#F2A33A';
export const paper = '#FAF8F4';
export const mist = '#E8ECEB';

type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toByte(channel: number): number {
  const c = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(c * 255)));
}

function toOklab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(value >> 16);
  const g = toLinear((value >> 8) & 255);
  const b = toLinear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** The colour `share` of the way from one to the other, even to the eye (OKLab). */
export function mix(from: string, to: string, share: number): string {
  const a = toOklab(from);
  const b = toOklab(to);
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return fromOklab([at(0), at(1), at(2)]);
}

/** Ink with the river in it, for shade. */
export const deep = mix(ink, teal, 0.42);

const amber = mix(marigold, '#8A3F10', 0.5);
const shine = mix(mist, teal, 0.14);

/** How far a colour leans to marigold, from 0 to 1. */
function warmth(colour: string): number {
  const [, a, b] = toOklab(colour);
  return Math.max(0, Math.min(1, (b + a * 0.5) / 0.15));
}

/** A colour in shade. Marigold turns to amber, for with ink it would turn to mud. */
export function darker(colour: string, share: number): string {
  return mix(colour, mix(deep, amber, warmth(colour)), share);
}

/** A colour in light. Ink and teal take a cool light, for with white they would turn to lilac. */
export function lighter(colour: string, share: number): string {
  return toOklab(colour)[0] > 0.85
    ? mix(colour, paper, share)
    : mix(colour, mix(shine, paper, warmth(colour)), share);
}
