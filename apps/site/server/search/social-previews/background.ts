import { brand } from '@riverfront/brand';
import { cardSize } from '@riverfront/contract';

const { width, height } = cardSize;
const { both, light } = brand.colours;

/** Draws the background as SVG: emblems over waves, placed by `key` alone. */
export function drawBackground(key: string): string {
  const night = { 1: both['facet-night-1'], 4: both['facet-night-4'] };
  /** Pairs of colours for emblems; `accentPair` is that of one emblem in each image. */
  const palette = [
    [light.main, light['facet-4']],
    [night[1], night[4]],
    [both['on-night-soft'], both.paper],
    [both.band, light.main],
  ] as const;
  const accentPair = [both.accent, both['accent-hover']] as const;
  const random = createRandom(key);
  const between = (low: number, high: number) => low + (high - low) * random();
  const emblems = [
    { x: between(985, 1060), y: between(170, 235), size: between(108, 132), turn: between(14, 34) },
    { x: between(1085, 1140), y: between(345, 400), size: between(46, 60), turn: between(-28, 10) },
    { x: between(880, 935), y: between(70, 120), size: between(26, 36), turn: between(20, 48) },
  ];
  const accent = Math.floor(between(0, 3));
  const flying = emblems.map((emblem, index) => {
    const colours = palette[Math.floor(random() * palette.length)] ?? palette[0];
    return drawEmblem(emblem, index === accent ? accentPair : colours, both['main-light']);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${both.ink}"/>
${drawWaves(between, night[1])}
${flying.join('\n')}
</svg>`;
}

interface Emblem {
  x: number;
  y: number;
  /** Half its height, in pixels. */
  size: number;
  /** In degrees. */
  turn: number;
}

/** Draws the four facets and the tail of the logo, and a string down to the waves. */
function drawEmblem(
  { x, y, size, turn }: Emblem,
  [dark, light]: readonly [string, string],
  string: string,
): string {
  const scale = (size / 34).toFixed(3);
  const at = (n: number) => n.toFixed(1);
  return `<path d="M${at(x)} ${at(y)}C${at(x - 10)} ${at(y + size * 2)} ${at(x - size)} 520 ${at(x - size * 1.9)} 640" fill="none" stroke="${string}" stroke-opacity=".42" stroke-width="1.5"/>
<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${scale}) translate(-32 -36)">
<path fill="${light}" d="M32 2 8 28l24 8z"/><path fill="${dark}" d="M32 2l24 26-24 8z"/>
<path fill="${dark}" d="M8 28l24 8v32z"/><path fill="${light}" d="M56 28 32 36v32z" fill-opacity=".86"/>
<path fill="${light}" d="M32 68l-7 10h14z"/></g>`;
}

/** Draws waves along the lower edge. */
function drawWaves(between: (low: number, high: number) => number, colour: string): string {
  const shift = between(-60, 60);
  const lines = [0, 1, 2, 3].map((index) => {
    const y = 566 + index * 18;
    const sway = 15 - index * 2;
    const x = shift * (1 + index * 0.3);
    return `<path d="M-80 ${y}C${(160 + x).toFixed(0)} ${y} ${(260 + x).toFixed(0)} ${y + sway} ${(430 + x).toFixed(0)} ${y + sway}S${(720 + x).toFixed(0)} ${y - sway} ${(900 + x).toFixed(0)} ${y - sway}S${(1140 + x).toFixed(0)} ${y + sway / 2} 1300 ${y}" stroke-opacity="${(0.5 - index * 0.09).toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="2">${lines.join('')}</g>`;
}

/** Creates a random number generator seeded with a text (FNV-1a and mulberry32). */
function createRandom(key: string): () => number {
  let state = 0x811c9dc5;
  for (const char of key) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
