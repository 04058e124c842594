import type { Facet } from './hair-cap.ts';
import { drawFacets } from './hair-facets.ts';
import { mirrored, type Pose } from './head.ts';

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
