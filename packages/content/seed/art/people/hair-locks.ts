import type { Facet, HairStyle } from './hair-cap.ts';
import type { Spot } from './head.ts';

/** Locks that hang beside the face, in front of the shoulders where they are long enough. */
export function locks(style: HairStyle): Facet[] {
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
