import { mix } from '../base/colour.ts';
import { shape } from '../base/svg.ts';
import type { Facet } from './hair-cap.ts';
import { brightnessOf, type Pose, type Spot } from './head.ts';

/** A colour of hair in light or shade; `tone` from -1 to 1. */
export function hairTone(colour: string, tone: number): string {
  return tone < 0
    ? mix(colour, '#0B0E1A', Math.min(0.6, -tone * 1.1))
    : mix(colour, '#C9CFD6', Math.min(0.34, tone * 0.62));
}

/** Draws facets of hair, the farthest first. */
export function drawFacets(pose: Pose, facets: readonly Facet[], colour: string): string {
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
