import { darker, marigold, mix, teal } from '../base/colour.ts';
import { along, overlap, type Point, placed } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { outline, panels } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';

/** A kite of coloured bands, each a step further than the one below. */
export function steppedBands(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.5, h * 0.37], h * 0.19, {
    roll: 0,
    yaw: 12,
    pitch: 4,
    pattern: 'plain',
  });
  const tones = [
    marigold,
    darker(marigold, 0.3),
    time.sheets[2],
    mix(teal, time.sheets[2], 0.5),
    teal,
    time.sheets[1],
  ];
  const size = kite.size * 1.55;
  const bands = tones.flatMap((tone, i) => {
    const [y1, y2] = [kite.at[1] - size + (size * 2 * i) / 6, kite.at[1] - size + (size * 2 * (i + 0.9)) / 6];
    const strip: Point[] = [
      [0, y1],
      [w, y1],
      [w, y2],
      [0, y2],
    ];
    const step = (2.5 - i) * w * 0.04;
    return panels({ ...kite, colour: tone, second: tone })
      .filter(({ part }) => part !== 'fin')
      .map(({ points, fill }) =>
        shape(
          overlap(
            points.map((p) => along(kite.at, p, 1.55)),
            strip,
          ).map(([x, y]): Point => [x + step, y]),
          fill,
          0.5,
        ),
      );
  });
  return [evenRiver(scene, h * 0.78, 6), ...bands].join('');
}

/** Sheets one sees through settle over each other into one kite. */
export function settlingSheets(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.56, h * 0.42], h * 0.27, {
    roll: 8,
    yaw: 10,
    pitch: 0,
    pattern: 'plain',
  });
  const sheets = [teal, time.sheets[2], marigold, time.sheets[1]].map((tone, i) => {
    const apart = [1, 0.62, 0.3, 0][i] ?? 0;
    const points = placed(outline(kite), apart * -24, -apart * w * 0.2, -apart * h * 0.16);
    const [n, r, t, l] = points as [Point, Point, Point, Point];
    return group(
      shape([n, r, t, l], tone) + shape([n, r, t], darker(tone, 0.25)) + line([n, t], darker(tone, 0.5), 1.4),
      `opacity="${i === 3 ? 0.5 : 0.62}"`,
    );
  });
  return [openRiver(scene, { horizon: h * 0.79, bank: 'low' }), ...sheets].join('');
}
