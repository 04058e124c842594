import { mix } from '../base/colour.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { axonometric } from '../world/camera.ts';
import { held, placedKite } from '../world/flying.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';

/** A scaffold of straight lines that rises from the bank towards the kites. */
export function scaffold(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const [left, base, bay, floor] = [w * 0.2, h * 0.84, w * 0.085, h * 0.12];
  const heights = [3, 5, 5, 4, 2];
  const poles = heights.flatMap((tall, i) => {
    const x = left + i * bay;
    const next = Math.min(tall, heights[i + 1] ?? 0);
    const up = line(
      [
        [x, base],
        [x, base - tall * floor - h * 0.03],
      ],
      time.near.mid,
      5,
    );
    const cross = Array.from(
      { length: next },
      (_, k) =>
        line(
          [
            [x - 6, base - (k + 1) * floor],
            [x + bay + 6, base - (k + 1) * floor],
          ],
          time.near.mid,
          3.4,
        ) +
        line(
          [
            [x, base - k * floor],
            [x + bay, base - (k + 1) * floor],
          ],
          mix(time.near.mid, time.skyMiddle, 0.35),
          2,
        ),
    );
    return [up, ...cross];
  });
  const bank =
    shape(
      [
        [-2, base],
        [w * 0.68, base - h * 0.01],
        [w * 0.76, h * 1.02],
        [-2, h * 1.02],
      ],
      time.near.mid,
    ) +
    shape(
      [
        [-2, base],
        [w * 0.68, base - h * 0.01],
        [w * 0.69, base + h * 0.018],
        [-2, base + h * 0.03],
      ],
      time.near.light,
    );
  const kites = [
    held(scene, placedKite(scene, [0.56, 0.16, 0.06]), 0.285, 0.24, 1.2),
    held(scene, placedKite(scene, [0.76, 0.26, 0.11], true), 0.37, 0.24, 1.6),
  ];
  return [openRiver(scene, { horizon: h * 0.72, bank: 'city' }), bank, ...poles, ...kites].join('');
}

/** One kite over a walled basin of the river. */
export function basin(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const camera = axonometric({
    eye: [0, 0, 0],
    yaw: -38,
    pitch: 30,
    scale: w * 0.062,
    centre: [w * 0.5, h * 0.78],
  });
  const wall = { light: time.middle.light, mid: time.near.light, dark: time.near.mid };
  const water: Face[] = [0, 1, 2, 3, 4, 5].map((i) => ({
    corners: [
      [-3.5, 0.2, -3.5 + i * 1.17],
      [-3.5, 0.2, -2.33 + i * 1.17],
      [3.5, 0.2, -2.33 + i * 1.17],
      [3.5, 0.2, -3.5 + i * 1.17],
    ],
    fill: mix(time.waterFar, time.waterNear, i % 2 ? 0.5 : 0.7),
    open: true,
    order: 60,
  }));
  const walls = [
    ...box(-4, 0, 3.5, 8, 1, 0.5, wall).map((face) => ({ ...face, order: 50 })),
    ...box(3.5, 0, -4, 0.5, 1, 8, wall).map((face) => ({ ...face, order: 49 })),
    ...box(-4, 0, -4, 0.5, 1, 8, wall).map((face) => ({ ...face, order: 20 })),
    ...box(-4, 0, -4, 8, 1, 0.5, wall).map((face) => ({ ...face, order: 19 })),
  ];
  const ground = shape(
    [
      [-2, h * 0.52],
      [w + 2, h * 0.5],
      [w + 2, h + 2],
      [-2, h + 2],
    ],
    time.far.mid,
  );
  return [
    foldedSky(scene, h * 0.52),
    ground,
    drawFaces([...water, ...walls], camera),
    held(scene, placedKite(scene, [0.56, 0.22, 0.14], true), 0.47, 0.76, 1.8),
  ].join('');
}
