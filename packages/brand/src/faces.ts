/** A typeface that the product ships: one variable file of weights 400 to 650, at most 30 KB (`fonts/README.md`). */
export interface Face {
  /** Family name in CSS and for people. */
  name: string;
  kind: 'serif' | 'sans-serif';
  /** Name in `fonts/`. */
  file: string;
  /** How local fonts take its widths and heights, so that text does not move when the face replaces them. */
  fallbacks: Record<'Headline' | 'Text', FallbackMetrics>;
}

/** In percent; `fonts/README.md` says how they were measured. */
type FallbackMetrics = readonly [sizeAdjust: number, ascent: number, descent: number];

/** The faces to choose from for headlines and text, by their stored value. */
export const faces = {
  fraunces: {
    name: 'Fraunces',
    kind: 'serif',
    file: 'fraunces-latin.woff2',
    fallbacks: { Headline: [112.2, 87.2, 22.7], Text: [108.6, 90.1, 23.5] },
  },
  newsreader: {
    name: 'Newsreader',
    kind: 'serif',
    file: 'newsreader-latin.woff2',
    fallbacks: { Headline: [105.3, 69.8, 25.2], Text: [102, 72.1, 26] },
  },
  literata: {
    name: 'Literata',
    kind: 'serif',
    file: 'literata-latin.woff2',
    fallbacks: { Headline: [126.8, 92.8, 24.3], Text: [123.3, 95.5, 25] },
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    kind: 'sans-serif',
    file: 'instrument-sans-latin.woff2',
    fallbacks: { Headline: [108.7, 89.2, 23], Text: [106.5, 91.1, 23.5] },
  },
  inter: {
    name: 'Inter',
    kind: 'sans-serif',
    file: 'inter-latin.woff2',
    fallbacks: { Headline: [108.5, 89.3, 22.2], Text: [106.1, 91.3, 22.7] },
  },
  manrope: {
    name: 'Manrope',
    kind: 'sans-serif',
    file: 'manrope-latin.woff2',
    fallbacks: { Headline: [110.1, 96.8, 27.2], Text: [107.7, 99, 27.9] },
  },
  'space-grotesk': {
    name: 'Space Grotesk',
    kind: 'sans-serif',
    file: 'space-grotesk-latin.woff2',
    fallbacks: { Headline: [113.3, 86.8, 25.8], Text: [113.3, 86.9, 25.8] },
  },
  'public-sans': {
    name: 'Public Sans',
    kind: 'sans-serif',
    file: 'public-sans-latin.woff2',
    fallbacks: { Headline: [108.6, 87.5, 20.7], Text: [107.5, 88.4, 20.9] },
  },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof faces;
export const faceIds = Object.keys(faces) as FaceId[];
