import { mix } from '../base/colour.ts';
import { arc, lerp, type Point, stroke } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { placedKite } from '../world/flying.ts';
import { drawKite, type Kite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';

/** Wheels of kites that turn above parallel canals. */
export function wheels(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const wheel = (cx: number, cy: number, r: number, count: number, turn: number, accent: number): string => {
    const rim =
      line(arc([w * cx, h * cy], h * r, 0, 360, 90), time.string, 1.6, 0.8) +
      line(arc([w * cx, h * cy], h * r * 0.34, 0, 360, 60), time.string, 1.6, 0.8);
    const kites = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 360 + turn;
      const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      const kite: Kite = placedKite(
        scene,
        [cx + (s * h * r * 0.78) / w, cy - c * r * 0.78, r * 0.3],
        i === accent,
        {
          roll: angle,
          yaw: 14,
          pitch: 0,
          pattern: 'crown',
          ...(i === accent ? {} : { colour: time.sheets[i % 2 ? 2 : 0], second: time.sheets[1] }),
        },
      );
      return drawKite(kite);
    });
    return rim + kites.join('');
  };
  return [
    evenRiver(scene, h * 0.78, 6),
    wheel(0.4, 0.38, 0.28, 10, 8, 3),
    wheel(0.69, 0.5, 0.17, 8, 20, -1),
  ].join('');
}

/** A kite circles a tall pole while its shadow grows over the water. */
export function roundThePole(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const [x, foot] = [w * 0.46, h * 0.82];
  const path = arc([0, 0], 1, 0, 360, 80).map(([a, b]): Point => [x + a * w * 0.24, h * 0.28 + b * h * 0.09]);
  const ghosts = [200, 250, 300].map((angle, i) =>
    drawKite(
      placedKite(
        scene,
        [
          0.46 + 0.24 * Math.cos((angle * Math.PI) / 180),
          0.28 + 0.09 * Math.sin((angle * Math.PI) / 180),
          0.05,
        ],
        false,
        {
          colour: mix(time.sheets[2], time.skyMiddle, 0.7 - i * 0.2),
          second: mix(time.sheets[2], time.skyMiddle, 0.6 - i * 0.2),
          relief: 0.4,
          roll: -10,
        },
      ),
    ),
  );
  const pole =
    shape(
      [
        [x - 5, foot],
        [x - 4, h * 0.2],
        [x, h * 0.2],
        [x, foot],
      ],
      time.near.light,
    ) +
    shape(
      [
        [x, foot],
        [x, h * 0.2],
        [x + 4, h * 0.2],
        [x + 5, foot],
      ],
      time.near.dark,
    );
  const shadow = shape(
    stroke(
      [
        [x, foot],
        [w * 0.7, h * 0.88],
        [w * 1.02, h * 0.93],
      ],
      (s) => h * lerp(0.012, 0.03, s),
    ),
    time.near.dark,
    0,
    0.34,
  );
  const kite = placedKite(scene, [0.66, 0.32, 0.1], true, { roll: 20 });
  return [
    openRiver(scene, { horizon: h * 0.7, bank: 'low', sunAt: 0.14, sunSize: 0.1 }),
    line(path, time.string, 1.3, 0.5),
    ...ghosts,
    shadow,
    pole,
    line([[x, h * 0.21], kite.at], time.string, 1.6),
    drawKite(kite),
  ].join('');
}
