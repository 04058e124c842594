import { paper } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { quay } from '../compositions/ghats.ts';
import { openRiver } from '../world/backdrop.ts';
import { perspective } from '../world/camera.ts';
import { held, placedKite } from '../world/flying.ts';
import type { Scene } from '../world/scene.ts';
import { box, drawFaces } from '../world/solids.ts';

/** A post on the quay where every line is tied. */
export function tiedToPost(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const top: Point = [0.3, 0.7];
  const kites = (
    [
      [0.4, 0.16, 0.055],
      [0.52, 0.3, 0.07],
      [0.66, 0.17, 0.06],
      [0.76, 0.36, 0.1],
      [0.9, 0.2, 0.05],
    ] as const
  ).map((place, i) => held(scene, placedKite(scene, place, i === 3), ...top, 1.4, 0.05));
  const [x, y, r] = [w * top[0], h * top[1], h * 0.035];
  const foot = y + h * 0.24;
  const post = [
    shape(
      [
        [x - r, foot],
        [x - r * 0.8, y],
        [x + r * 0.1, y],
        [x + r * 0.1, foot],
      ],
      time.near.light,
      0.6,
    ),
    shape(
      [
        [x + r * 0.1, foot],
        [x + r * 0.1, y],
        [x + r * 0.8, y],
        [x + r, foot],
      ],
      time.near.dark,
      0.6,
    ),
    shape(
      [
        [x - r * 1.3, y],
        [x - r * 1.1, y - r],
        [x + r * 1.1, y - r],
        [x + r * 1.3, y],
      ],
      time.middle.light,
      0.6,
    ),
    shape(
      [
        [x - r * 1.1, y - r],
        [x, y - r * 1.6],
        [x + r * 1.1, y - r],
      ],
      paper,
      0.6,
    ),
    [0.2, 0.3, 0.4]
      .map((s) =>
        line(
          [
            [x - r * 0.9, y + r * 6 * s],
            [x + r * 0.9, y + r * 6 * s + 4],
          ],
          time.string,
          3,
        ),
      )
      .join(''),
  ];
  return [quay(scene, { horizon: h * 0.54 }), ...post, ...kites].join('');
}

/** Kites moored to one platform that they share, over deep water. */
export function platform(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.5;
  const camera = perspective({
    eye: [-2.2, 2.4, -1],
    yaw: 4,
    pitch: 0,
    lens: w * 0.5,
    centre: [w * 0.5, horizon],
  });
  const deck = [
    ...box(-3.4, 0, 5, 6.8, 0.42, 3.4, time.near),
    ...[-3, -1.2, 0.6, 2.4].flatMap((x) =>
      box(x, 0, 4.94, 0.36, 0.72, 0.36, time.middle).map((face) => ({ ...face, bias: -3 })),
    ),
  ];
  const kites = (
    [
      [0.2, 0.2, 0.07],
      [0.4, 0.14, 0.055],
      [0.58, 0.25, 0.11],
      [0.77, 0.17, 0.065],
      [0.9, 0.34, 0.05],
    ] as const
  ).map((place, i) => {
    const { at } = camera.see([-2.8 + i * 1.4, 0.72, 5.1]);
    return held(scene, placedKite(scene, place, i === 2), at[0] / w, at[1] / h, 1.4, 0.08);
  });
  return [openRiver(scene, { horizon, bands: 6, bank: 'low' }), drawFaces(deck, camera), ...kites].join('');
}

/** A landing stage in the foreground: a deck of planks on four posts. */
export function landingStage({ width: w, height: h, time }: Scene): string {
  const deck: Point[] = [
    [w * 0.3, h * 0.885],
    [w * 0.74, h * 0.885],
    [w * 0.84, h * 0.965],
    [w * 0.22, h * 0.965],
  ];
  const [a, b, c, d] = deck as [Point, Point, Point, Point];
  const planks = [0.2, 0.4, 0.6, 0.8].map((s) =>
    line(
      [
        [a[0] + (b[0] - a[0]) * s, a[1]],
        [d[0] + (c[0] - d[0]) * s, d[1]],
      ],
      time.near.dark,
      2,
    ),
  );
  const posts = [a, b, c, d].map(([x, y], i) =>
    shape(
      [
        [x - 9, y - h * (i < 2 ? 0.04 : 0.06)],
        [x + 9, y - h * (i < 2 ? 0.04 : 0.06)],
        [x + 9, y + h * 0.05],
        [x - 9, y + h * 0.05],
      ],
      time.near.dark,
    ),
  );
  const edge = shape([d, c, [c[0], c[1] + h * 0.02], [d[0], d[1] + h * 0.02]], time.near.dark);
  return [...posts.slice(0, 2), shape(deck, time.near.light), ...planks, edge, ...posts.slice(2)].join('');
}
