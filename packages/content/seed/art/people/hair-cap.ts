import type { Spot } from './head.ts';

/** How hair is cut. */
export type HairStyle =
  | 'short'
  | 'swept'
  | 'receding'
  | 'cropped'
  | 'bald'
  | 'curly'
  | 'bun'
  | 'bob'
  | 'long'
  | 'tied'
  | 'shoulder';

/** Three places of the head. */
export type Facet = readonly Spot[];
type Points = Record<
  'p0' | 'p1' | 'p2' | 'p3' | 'm0' | 'm1' | 'm2' | 'm3' | 't0' | 't1' | 't2' | 't3' | 't4',
  Spot
>;

const skull: Points = {
  p0: [0, -102, 38],
  p1: [58, -96, 22],
  p2: [101, -54, -12],
  p3: [111, -2, -20],
  m0: [0, -146, 12],
  m1: [60, -138, 2],
  m2: [103, -98, -22],
  m3: [119, -44, -34],
  t0: [0, -172, -34],
  t1: [64, -160, -30],
  t2: [110, -120, -40],
  t3: [126, -64, -52],
  t4: [122, 2, -56],
};

/** Half a cap of hair between the hairline, the middle and the back of the head. */
export function cap({ p0, p1, p2, p3, m0, m1, m2, m3, t0, t1, t2, t3, t4 }: Points): Facet[] {
  return [
    [p0, p1, m1],
    [p0, m1, m0],
    [p1, p2, m2],
    [p1, m2, m1],
    [p2, p3, m3],
    [p2, m3, m2],
    [m0, m1, t1],
    [m0, t1, t0],
    [m1, m2, t2],
    [m1, t2, t1],
    [m2, m3, t3],
    [m2, t3, t2],
    [m3, p3, t4],
    [m3, t4, t3],
  ];
}

/** The same cap with some places moved. */
export function lifted(points: Points, by: Partial<Points>): Points {
  return { ...points, ...by };
}

const volume: Partial<Points> = {
  m0: [0, -156, 20],
  m1: [62, -150, 8],
  m2: [108, -102, -20],
  t0: [0, -186, -30],
  t1: [66, -174, -28],
  t2: [114, -126, -40],
};

/** The cap drawn close to the skull. */
export const tight = lifted(skull, {
  m0: [0, -138, 16],
  t0: [0, -162, -34],
  t1: [60, -152, -30],
  t2: [106, -114, -40],
  t3: [121, -60, -52],
});
const high = lifted(skull, volume);
/** Drawn back from the face, the ears free. */
const drawnBack = lifted(skull, {
  p0: [0, -108, 36],
  p1: [56, -94, 24],
  p2: [99, -50, -8],
  p3: [111, -12, -22],
  m0: [0, -150, 12],
  m1: [62, -144, 2],
  m2: [108, -96, -24],
  m3: [120, -46, -36],
  t0: [0, -174, -34],
  t1: [66, -163, -30],
  t2: [113, -120, -40],
  t3: [127, -62, -52],
  t4: [122, 0, -56],
});
/** Parted, and falling over the ears. */
const falling = lifted(skull, {
  p0: [0, -112, 34],
  p1: [56, -90, 26],
  p2: [98, -40, 0],
  p3: [110, 16, -8],
  m0: [0, -154, 10],
  m1: [62, -148, 4],
  m2: [110, -100, -16],
  m3: [124, -30, -24],
  t0: [0, -180, -34],
  t1: [66, -170, -28],
  t2: [116, -126, -38],
  t3: [132, -60, -48],
  t4: [130, 20, -50],
});

/** The left and the right half of the cap; a parting makes them differ, but they meet on the middle. */
export function capsOf(style: HairStyle): [Facet[], Facet[]] {
  const even = (points: Points): [Facet[], Facet[]] => [cap(points), cap(points)];
  switch (style) {
    case 'bald':
      return [[], []];
    case 'cropped':
      return even(tight);
    case 'receding':
      return even(
        lifted(skull, {
          p0: [0, -122, 26],
          p1: [50, -130, 4],
          p2: [98, -72, -16],
          m0: [0, -150, 6],
          t0: [0, -168, -34],
        }),
      );
    case 'swept':
      return [
        cap(lifted(high, { p0: [0, -106, 42], p1: [60, -98, 26], m0: [0, -162, 26], m1: [58, -150, 10] })),
        cap(lifted(high, { p0: [0, -106, 42], p1: [60, -110, 24], m0: [0, -162, 26], m1: [66, -164, 12] })),
      ];
    case 'curly':
      return even(
        lifted(skull, {
          p0: [0, -104, 44],
          p1: [60, -100, 28],
          m0: [0, -160, 26],
          m1: [70, -154, 12],
          m2: [118, -106, -16],
          m3: [130, -46, -30],
          t0: [0, -192, -26],
          t1: [74, -180, -24],
          t2: [126, -130, -36],
          t3: [138, -62, -50],
        }),
      );
    case 'short':
      return [
        cap(lifted(skull, { p0: [0, -98, 42], m0: [0, -154, 20], t0: [0, -180, -30] })),
        cap(lifted(high, { p0: [0, -98, 42], p1: [58, -90, 26], m0: [0, -154, 20], t0: [0, -180, -30] })),
      ];
    case 'bun':
    case 'tied':
      return even(drawnBack);
    default:
      return even(falling);
  }
}
