import { deep, ink, marigold, mist, mix, paper, teal } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { block, shape } from '../base/svg.ts';
import type { TimeName } from '../base/times.ts';
import { swellOf } from './river.ts';
import type { Scene } from './scene.ts';

/** From the light itself out into the dark. */
const lights: Record<TimeName, readonly string[]> = {
  dawn: [
    mix(paper, marigold, 0.16),
    mix(mist, marigold, 0.1),
    mix(teal, mist, 0.62),
    mix(teal, mist, 0.3),
    mix(teal, ink, 0.12),
    mix(teal, ink, 0.42),
    deep,
    mix(ink, teal, 0.2),
  ],
  noon: [
    paper,
    mix(mist, paper, 0.5),
    mix(mist, teal, 0.3),
    mix(mist, teal, 0.6),
    teal,
    mix(teal, ink, 0.24),
    mix(teal, ink, 0.44),
    mix(teal, ink, 0.6),
  ],
  dusk: [
    mix(paper, marigold, 0.34),
    mix(mix(mist, marigold, 0.22), teal, 0.1),
    mix(teal, mist, 0.46),
    mix(teal, mist, 0.16),
    mix(teal, ink, 0.28),
    mix(teal, ink, 0.52),
    mix(ink, teal, 0.32),
    mix(ink, teal, 0.12),
  ],
  night: [
    mix(teal, mist, 0.4),
    mix(teal, mist, 0.18),
    mix(teal, ink, 0.1),
    mix(teal, ink, 0.34),
    mix(teal, ink, 0.54),
    mix(ink, teal, 0.3),
    mix(ink, teal, 0.16),
    ink,
  ],
};

function toneAt(time: TimeName, share: number): string {
  const stops = lights[time];
  const at = Math.max(0, Math.min(0.9999, share)) * (stops.length - 1);
  return mix(stops[Math.floor(at)] ?? ink, stops[Math.floor(at) + 1] ?? ink, at % 1);
}

/** The sky as facets about one light, dark where it is far: room for a white headline. */
export function glowingSky(scene: Scene, horizon: number, light: Point): string {
  const { width: w, height: h, random, time } = scene;
  const rings = 9;
  const reach = Math.max(light[0], w - light[0]) * 1.1;
  let sky = block(0, 0, w, h, toneAt(time.name, 1));
  for (let ring = rings; ring >= 1; ring--) {
    const share = ring / rings;
    const half = reach * share ** 1.3;
    const top = horizon - horizon * 1.3 * share ** 1.15;
    const lean = (ring % 2 ? 1 : -1) * horizon * random.between(0.05, 0.14) * (0.4 + share);
    const [shoulder, other] = [random.between(0.46, 0.7), random.between(0.5, 0.8)];
    const facet: Point[] = [
      [light[0] - half, horizon + 4],
      [light[0] - half * shoulder, top + lean],
      [light[0] + half * other, top - lean],
      [light[0] + half * 1.2, horizon + 4],
    ];
    sky += shape(facet, toneAt(time.name, share - 0.5 / rings));
  }
  return sky;
}

/** Water under such a sky: the same facets below, darker, and lines that catch the light. */
export function glowingWater(scene: Scene, horizon: number, light: Point, lines = 18): string {
  const { width: w, height: h, random, time } = scene;
  const bands = 6;
  const swell = swellOf(scene, (h - horizon) * 0.04);
  const water = Array.from({ length: bands }, (_, i) => {
    const depth = i / bands;
    const y = lerp(horizon, h, depth ** 1.5);
    const edge = shares(40).map((s): Point => [lerp(-2, w + 2, s), y + (i ? swell(w * s, depth) : 0)]);
    const bright = [0.62, 0.4, 0.2].map((reach, k) => {
      const half = w * reach * (1 - depth * 0.35);
      const strip = edge.filter(([x]) => Math.abs(x - light[0]) < half);
      const [first, last] = [strip[0] ?? light, strip[strip.length - 1] ?? light];
      const slant = h * 0.16 * (1 - depth);
      return shape(
        [...strip, [last[0] - slant, h + 2], [first[0] + slant, h + 2]],
        mix(toneAt(time.name, 0.74 - k * 0.15), toneAt(time.name, 0.9), 0.2 + depth * 0.66),
      );
    });
    return (
      shape(
        [...edge, [w + 2, h + 2], [-2, h + 2]],
        mix(toneAt(time.name, 0.78), toneAt(time.name, 1), 0.2 + depth * 0.8),
      ) + bright.join('')
    );
  });
  const calm = Array.from({ length: lines }, (_, i) => {
    const depth = (i + random.between(0.2, 0.8)) / lines;
    const y = lerp(horizon, h, depth ** 1.5);
    const [from, long] = [random.between(-0.1, 0.8) * w, w * random.between(0.24, 0.6)];
    const points = shares(44).map((s): Point => [from + long * s, y + swell(from + long * s, depth)]);
    const near = Math.max(0, 1 - Math.abs(from + long / 2 - light[0]) / (w * 0.6));
    return shape(
      stroke(points, (s) => Math.sin(Math.PI * s) ** 0.6 * lerp(1, 4.6, depth) * (h / 900)),
      mix(toneAt(time.name, 0.8), toneAt(time.name, 0.16), 0.1 + near * 0.75),
      0,
      0.9,
    );
  });
  return water.join('') + calm.join('');
}

/** A tone of this hour's light, 0 the light itself and 1 the dark, for things that stand in it. */
export function lightTone(scene: Scene, share: number): string {
  return toneAt(scene.time.name, share);
}
