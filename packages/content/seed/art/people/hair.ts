import { mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { skinTone } from './face.ts';
import { brightnessOf, mirrored, type Pose, type Spot } from './head.ts';

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

/** How a head of hair is cut, and its colours. */
export interface Hair {
  style: HairStyle;
  colour: string;
  /** Colour at the temples, for those going grey. */
  temples?: string;
}

type Facet = readonly Spot[];
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

function cap({ p0, p1, p2, p3, m0, m1, m2, m3, t0, t1, t2, t3, t4 }: Points): Facet[] {
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

function lifted(points: Points, by: Partial<Points>): Points {
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

const tight = lifted(skull, {
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
function capsOf(style: HairStyle): [Facet[], Facet[]] {
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

/** The bare head, of which a hairline may leave more or less to be seen. */
export function drawScalp(pose: Pose, skin: string): string {
  const facets = cap(
    lifted(tight, { p0: [0, -86, 30], p1: [54, -80, 14], p2: [96, -44, -18], p3: [108, 14, -20] }),
  );
  return [...facets.map((facet) => facet.map(mirrored)), ...facets]
    .map((facet) => {
      const [a, b, c] = facet.map(pose.turn) as [Spot, Spot, Spot];
      return shape(facet.map(pose.at), skinTone(skin, (brightnessOf(a, b, c) - 0.72) * 0.7), 1.2);
    })
    .join('');
}

/** The line where the hair is parted. */
function parting(pose: Pose, style: HairStyle, skin: string): string {
  if (!['bun', 'tied', 'bob', 'long', 'shoulder'].includes(style)) return '';
  const x = style === 'bob' || style === 'shoulder' ? -26 : 0;
  const top = style === 'bun' || style === 'tied' ? -108 : -111;
  return shape(
    [pose.at([x - 4, top + 2, 36]), pose.at([x + 4, top + 2, 36]), pose.at([x * 0.8 + 1, -156, 8])],
    skinTone(skin, -0.14),
  );
}

/** Locks that hang beside the face, in front of the shoulders where they are long enough. */
function locks(style: HairStyle): Facet[] {
  const [a, b, c]: Spot[] = [
    [110, 16, -8],
    [124, -30, -24],
    [130, 20, -50],
  ] as const satisfies Spot[] as Spot[] as [Spot, Spot, Spot];
  if (!a || !b || !c) return [];
  const falls = (ends: readonly (readonly [Spot, Spot])[]): Facet[] => {
    const rows: (readonly [Spot, Spot])[] = [[a, c], ...ends];
    return rows.slice(1).flatMap((row, i) => {
      const [inner, outer] = rows[i] as readonly [Spot, Spot];
      return [
        [inner, outer, row[1]],
        [inner, row[1], row[0]],
      ];
    });
  };
  if (style === 'bob')
    return [
      [b, c, a],
      ...falls([
        [
          [108, 70, -4],
          [140, 76, -44],
        ],
        [
          [98, 120, 6],
          [138, 130, -34],
        ],
        [
          [92, 142, 8],
          [112, 156, -20],
        ],
      ]),
    ];
  if (style === 'shoulder')
    return [
      [b, c, a],
      ...falls([
        [
          [109, 66, -4],
          [140, 70, -44],
        ],
        [
          [104, 120, 0],
          [150, 132, -36],
        ],
        [
          [112, 178, 6],
          [160, 190, -24],
        ],
        [
          [118, 224, 12],
          [146, 232, -10],
        ],
      ]),
    ];
  if (style === 'long')
    return [
      [b, c, a],
      ...falls([
        [
          [109, 66, -4],
          [136, 70, -44],
        ],
        [
          [106, 126, 0],
          [144, 132, -36],
        ],
        [
          [96, 200, 14],
          [150, 206, -18],
        ],
        [
          [84, 280, 26],
          [142, 286, 4],
        ],
        [
          [96, 352, 30],
          [120, 360, 20],
        ],
      ]),
    ];
  return style === 'bun' || style === 'tied' ? [] : [[b, c, a]];
}

function hairTone(colour: string, tone: number): string {
  return tone < 0
    ? mix(colour, '#0B0E1A', Math.min(0.6, -tone * 1.1))
    : mix(colour, '#C9CFD6', Math.min(0.34, tone * 0.62));
}

function drawFacets(pose: Pose, facets: readonly Facet[], colour: string): string {
  return facets
    .map((facet) => {
      const [a, b, c] = facet.map(pose.turn) as [Spot, Spot, Spot];
      return {
        depth: a[2] + b[2] + c[2],
        svg: shape(facet.map(pose.at), hairTone(colour, brightnessOf(a, b, c) - 0.62), 0.8),
      };
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

/** What lies behind neck and shoulders. */
export function backHair(pose: Pose, { style, colour }: Hair): string {
  const at = (x: number, y: number): Point => pose.at([x, y, -50]);
  const dark = hairTone(colour, -0.22);
  if (style === 'bun')
    return (
      shape(
        [
          [-34, -196],
          [0, -210],
          [36, -196],
          [48, -170],
          [30, -146],
          [-28, -146],
          [-46, -170],
        ].map(([x = 0, y = 0]) => at(x, y)),
        hairTone(colour, -0.05),
        0.8,
      ) +
      shape(
        [
          [0, -210],
          [36, -196],
          [48, -170],
          [6, -178],
        ].map(([x = 0, y = 0]) => at(x, y)),
        dark,
        0.8,
      )
    );
  if (style === 'tied')
    return shape(
      [
        [30, -20],
        [120, 30],
        [134, 110],
        [116, 196],
        [84, 236],
        [70, 150],
      ].map(([x = 0, y = 0]) => at(x, y)),
      dark,
      0.8,
    );
  const ends = { bob: 146, shoulder: 214, long: 300 }[style as 'bob' | 'shoulder' | 'long'];
  if (!ends) return '';
  return shape(
    [
      [-126, -60],
      [-146, 60],
      [-138, ends],
      [0, ends + 20],
      [138, ends],
      [146, 60],
      [126, -60],
    ].map(([x = 0, y = 0]) => at(x, y)),
    dark,
    0.8,
  );
}

/** The hair that lies on and before the head. */
export function frontHair(pose: Pose, { style, colour, temples }: Hair, skin: string): string {
  const [near, far] = capsOf(style);
  const flipped = (facets: Facet[]): Facet[] => facets.map((facet) => facet.map(mirrored));
  const womens = ['bun', 'bob', 'long', 'tied', 'shoulder'].includes(style);
  const sides = womens ? locks(style) : [];
  const all =
    drawFacets(pose, [...flipped(near), ...far, ...flipped(sides), ...sides], colour) +
    parting(pose, style, skin);
  if (!temples) return all;
  const grey = (facets: Facet[]): Facet[] => [...facets.slice(4, 6), ...facets.slice(12)];
  return all + drawFacets(pose, [...grey(flipped(near)), ...grey(far)], temples);
}

/** A beard along the jaw, or only what grows on the lip. */
export function drawBeard(pose: Pose, kind: 'short' | 'full' | 'moustache', colour: string): string {
  const low = kind === 'full' ? 14 : 0;
  const lip: Facet[] = [
    [
      [0, 78, 58],
      [26, 82, 46],
      [0, 94, 58],
    ],
    [
      [26, 82, 46],
      [42, 108, 37],
      [0, 94, 58],
    ],
  ];
  const jaw: Facet[] = [
    [
      [112, 6, -12],
      [100, 62, 6],
      [97, 100, -14],
    ],
    [
      [100, 62, 6],
      [66, 96, 28],
      [97, 100, -14],
    ],
    [
      [97, 100, -14],
      [66, 96, 28],
      [72, 140 + low, 8],
    ],
    [
      [66, 96, 28],
      [46, 108, 38],
      [40, 126, 44],
    ],
    [
      [66, 96, 28],
      [40, 126, 44],
      [72, 140 + low, 8],
    ],
    [
      [72, 140 + low, 8],
      [40, 126, 44],
      [34, 163 + low, 30],
    ],
    [
      [40, 126, 44],
      [0, 127, 54],
      [34, 163 + low, 30],
    ],
    [
      [0, 127, 54],
      [0, 168 + low, 42],
      [34, 163 + low, 30],
    ],
  ];
  const facets = kind === 'moustache' ? lip : [...jaw, ...lip];
  return drawFacets(pose, [...facets.map((facet) => facet.map(mirrored)), ...facets], colour);
}
