import type { Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { cap, capsOf, type Facet, type HairStyle, lifted, tight } from './hair-cap.ts';
import { drawFacets, hairTone } from './hair-facets.ts';
import { locks } from './hair-locks.ts';
import { brightnessOf, mirrored, type Pose, type Spot } from './head.ts';
import { skinTone } from './skin.ts';

/** How a head of hair is cut, and its colours. */
export interface Hair {
  style: HairStyle;
  colour: string;
  /** Colour at the temples, for those going grey. */
  temples?: string;
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
export function parting(pose: Pose, style: HairStyle, skin: string): string {
  if (!['bun', 'tied', 'bob', 'long', 'shoulder'].includes(style)) return '';
  const x = style === 'bob' || style === 'shoulder' ? -26 : 0;
  const top = style === 'bun' || style === 'tied' ? -108 : -111;
  return shape(
    [pose.at([x - 4, top + 2, 36]), pose.at([x + 4, top + 2, 36]), pose.at([x * 0.8 + 1, -156, 8])],
    skinTone(skin, -0.14),
  );
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
