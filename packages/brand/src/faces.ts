/** A typeface that the product ships: one variable file of weights 400 to 650, at most 30 KB (`fonts/README.md`). */
export interface Face {
  /** Family name in CSS and for people; `fonts/fallbacks.css` has its fallbacks. */
  name: string;
  kind: 'serif' | 'sans-serif';
  /** Name in `fonts/`. */
  file: string;
}

/** The faces to choose from for headlines and text, by their stored value. */
export const faces = {
  fraunces: { name: 'Fraunces', kind: 'serif', file: 'fraunces-latin.woff2' },
  newsreader: { name: 'Newsreader', kind: 'serif', file: 'newsreader-latin.woff2' },
  literata: { name: 'Literata', kind: 'serif', file: 'literata-latin.woff2' },
  'instrument-sans': { name: 'Instrument Sans', kind: 'sans-serif', file: 'instrument-sans-latin.woff2' },
  inter: { name: 'Inter', kind: 'sans-serif', file: 'inter-latin.woff2' },
  manrope: { name: 'Manrope', kind: 'sans-serif', file: 'manrope-latin.woff2' },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans-serif', file: 'space-grotesk-latin.woff2' },
  'public-sans': { name: 'Public Sans', kind: 'sans-serif', file: 'public-sans-latin.woff2' },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof faces;
export const faceIds = Object.keys(faces) as FaceId[];
