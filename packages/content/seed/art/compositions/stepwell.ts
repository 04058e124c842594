import { deep, marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, type Point } from '../base/geometry.ts';
import { block, shape } from '../base/svg.ts';
import { drawKite, outline } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';

/** Down into a stepwell: square below square, stairs in pairs, a kite's image in the water. */
export function stepwell(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const dark = time.name === 'night' || time.name === 'dusk';
  const mouth: Point = [w * random.between(0.6, 0.66), h * random.between(0.5, 0.56)];
  const pool: Point = [mouth[0] + w * random.between(-0.02, 0.04), mouth[1] + h * random.between(0.02, 0.06)];
  const turn = random.between(0.34, 0.6);
  const levels = 5;
  const ring = (depth: number): Point[] => {
    const size = lerp(h * 0.98, h * 0.17, 1 - (1 - depth) ** 1.3);
    const middle = along(mouth, pool, depth);
    return [0, 1, 2, 3].map((i) => {
      const angle = turn + (i * Math.PI) / 2 - Math.PI * 0.75;
      return [middle[0] + Math.cos(angle) * size, middle[1] + Math.sin(angle) * size];
    });
  };
  const ground = dark ? time.middle.mid : mix(time.skyLow, time.far.light, 0.35);
  let well = block(0, 0, w, h, ground) + shape(ring(-0.035), mix(ground, time.near.mid, 0.14));
  for (let i = 0; i < levels; i++) {
    const [outer, ledge, inner] = [ring(i / levels), ring((i + 0.34) / levels), ring((i + 1) / levels)];
    const fade = i / (levels - 1);
    const tread = mix(dark ? time.far.mid : time.far.light, dark ? time.near.light : time.middle.mid, fade);
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      const [o1, o2, l1, l2, n1, n2] = [
        outer[side],
        outer[next],
        ledge[side],
        ledge[next],
        inner[side],
        inner[next],
      ] as [Point, Point, Point, Point, Point, Point];
      const lit = [0.42, 0.62, 0.2, 0.06][side] ?? 0;
      const wall = mix(mix(tread, teal, 0.22 + fade * 0.24), deep, lit);
      well += shape([o1, o2, l2, l1], mix(tread, deep, lit * 0.22), 0.6) + shape([l1, l2, n2, n1], wall, 0.6);
      const flights = 3 + levels - 1 - i;
      for (let f = 0; f < flights; f++) {
        const [from, to, mid] = [f / flights, (f + 1) / flights, (f + 0.5) / flights];
        const [peak, footA, footM, footB] = [
          along(l1, l2, mid),
          along(n1, n2, from),
          along(n1, n2, mid),
          along(n1, n2, to),
        ];
        well +=
          shape([peak, footA, footM], mix(wall, tread, 0.42)) +
          shape([peak, footM, footB], mix(wall, deep, 0.16));
      }
    }
  }
  const water = mix(time.waterNear, time.waterFar, dark ? 0.7 : 0.15);
  const kite = accentKite(
    scene,
    [w * random.between(0.2, 0.28), h * random.between(0.3, 0.4)],
    h * random.between(0.18, 0.22),
  );
  const image = {
    ...kite,
    at: pool,
    size: h * 0.062,
    relief: 0.4,
    colour: mix(marigold, water, 0.25),
    second: mix(kite.second, water, 0.45),
    roll: -kite.roll,
  };
  const shadow = outline({ ...kite, at: [kite.at[0] + kite.size * 0.45, kite.at[1] + kite.size * 0.75] });
  return [
    well,
    shape(ring(1), water),
    drawKite(image),
    shape(shadow, time.near.dark, 0, 0.2),
    drawKite(kite),
  ].join('');
}
