import { mix } from '../base/colour.ts';
import { along, lerp, type Point, shares, stroke, swelling } from '../base/geometry.ts';
import { block, group, shape } from '../base/svg.ts';
import { drawKite, outline } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';

/** Straight down: the river between its city blocks, kites above and their shadows below. */
export function aerial(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const ground =
    time.name === 'dusk'
      ? mix(time.skyMiddle, time.far.light, 0.5)
      : mix(time.skyLow, time.middle.light, time.name === 'noon' ? 0.1 : 0.28);
  const [phase, lean] = [random.between(0, 6.28), random.between(-0.16, 0.16)];
  const middle = (y: number): number =>
    w * (0.56 + lean * (y / h - 0.5) + 0.09 * Math.sin((y / h) * 4.2 + phase));
  const half = w * random.between(0.075, 0.1);
  const cell = w * 0.062;
  const turn = random.between(-0.3, 0.3);
  const spot = (i: number, j: number): Point => {
    const [x, y] = [i * cell * 1.3, j * cell];
    const bend = Math.sin(i * 0.9 + j * 0.7 + phase) * cell * 0.16;
    return [
      w / 2 + x * Math.cos(turn) - y * Math.sin(turn) + bend,
      h / 2 + x * Math.sin(turn) + y * Math.cos(turn) + bend,
    ];
  };
  let blocks = '';
  for (let i = -12; i < 12; i++) {
    for (let j = -12; j < 12; j++) {
      const corners = [spot(i, j), spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)];
      const centre = along(
        along(corners[0] as Point, corners[2] as Point, 0.5),
        along(corners[1] as Point, corners[3] as Point, 0.5),
        0.5,
      );
      const away = Math.abs(centre[0] - middle(centre[1])) - half;
      if (away < cell * 0.5) continue;
      const inset = corners.map((corner) => along(corner, centre, 0.1));
      const near = Math.max(0, 1 - away / (w * 0.34));
      const tone = random.next();
      const fill = mix(
        ground,
        tone < 0.2 ? time.middle.dark : tone < 0.6 ? time.middle.mid : time.far.light,
        0.14 + near * 0.4,
      );
      blocks += shape(inset, fill);
      const [a, b, c, d] = inset as [Point, Point, Point, Point];
      if (tone > 0.35)
        blocks += shape(
          [along(a, b, tone * 0.6), b, c, along(d, c, tone * 0.4)],
          mix(fill, time.near.mid, 0.14),
        );
    }
  }
  const bank = (side: number): Point[] =>
    shares(50).map((s) => [middle(lerp(-10, h + 10, s)) + side * half, lerp(-10, h + 10, s)]);
  const water =
    time.name === 'night' ? mix(time.waterFar, time.waterLine, 0.4) : mix(time.waterNear, time.waterFar, 0.2);
  const lines = Array.from({ length: 10 }, (_, i) => {
    const side = ((i + 0.5) / 10 - 0.5) * 1.7;
    const [from, to] = [random.between(-0.1, 0.6), random.between(0.25, 0.5)];
    const points = shares(40).map(
      (s): Point => [middle(h * (from + to * s)) + side * half, h * (from + to * s)],
    );
    return shape(stroke(points, swelling(h * 0.004)), mix(water, time.waterLine, random.between(0.4, 0.9)));
  });
  const crossing = [0.24, 0.74].map((share) => {
    const y = h * (share + random.between(-0.06, 0.06));
    return shape(
      stroke(
        [
          [middle(y) - half * 1.2, y + 10],
          [middle(y) + half * 1.2, y - 10],
        ],
        () => h * 0.016,
      ),
      mix(ground, time.far.light, 0.5),
    );
  });
  const kites = [
    someKite(scene, [w * random.between(0.74, 0.86), h * random.between(0.62, 0.78)], h * 0.07),
    someKite(scene, [w * random.between(0.12, 0.2), h * random.between(0.7, 0.84)], h * 0.05, 0.1),
    accentKite(
      scene,
      [w * random.between(0.3, 0.42), h * random.between(0.32, 0.44)],
      h * random.between(0.17, 0.22),
    ),
  ];
  const shadows = kites.map((kite) =>
    group(
      shape(outline(kite), time.near.dark, 0, 0.26),
      `transform="translate(${kite.size * 0.42} ${kite.size * 0.62})"`,
    ),
  );
  return [
    block(0, 0, w, h, ground),
    blocks,
    shape([...bank(-1), ...bank(1).reverse()], water),
    ...lines,
    ...crossing,
    ...shadows,
    ...kites.map(drawKite),
  ].join('');
}
