import { lighter, marigold, paper, teal } from '../base/colour.ts';
import { along, type Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { placedKite } from '../world/flying.ts';
import { drawKite, outline, spot } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

/** A kite mended at one corner, above lines that lie moored. */
export function patched(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = placedKite(scene, [0.6, 0.37, 0.29], false, {
    roll: 12,
    yaw: -16,
    pitch: 4,
    colour: teal,
    second: time.sheets[2],
    pattern: 'crown',
  });
  const patch = (
    [
      [0.42, 0.3, -0.02],
      [0.94, 0.15, -0.28],
      [0.52, -0.38, -0.02],
      [0.2, -0.08, 0.12],
    ] as const
  ).map((place) => spot(kite, place));
  const [a, b, c, d] = patch as [Point, Point, Point, Point];
  const seam = [a, d, c].flatMap((from, i, all) => {
    const to = all[i + 1];
    return to
      ? Array.from({ length: 6 }, (_, k) => {
          const at = along(from, to, (k + 0.5) / 6);
          return line([along(at, b, -0.05), along(at, b, 0.05)], paper, 2.6);
        })
      : [];
  });
  return [
    openRiver(scene, { horizon: h * 0.79, lines: 5, bands: 3, bank: 'low' }),
    flown(kite, [w * 0.16, h * 1.03], time.string, { thin: 1.2, thick: 2.4 }),
    shape([a, b, c, d], marigold),
    shape([a, b, d], lighter(marigold, 0.2)),
    ...seam,
  ].join('');
}

/** A new kite, still white, is lifted from the bank by two lines. */
export function lifted(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = placedKite(scene, [0.4, 0.55, 0.17], false, {
    roll: -20,
    yaw: 20,
    pitch: 8,
    colour: paper,
    second: marigold,
    pattern: 'plain',
  });
  const bank =
    shape(
      [
        [-2, h * 0.83],
        [w * 0.3, h * 0.8],
        [w * 0.62, h * 0.86],
        [w * 0.72, h * 1.02],
        [-2, h * 1.02],
      ],
      time.near.mid,
    ) +
    shape(
      [
        [-2, h * 0.83],
        [w * 0.3, h * 0.8],
        [w * 0.62, h * 0.86],
        [w * 0.6, h * 0.885],
        [w * 0.29, h * 0.83],
        [-2, h * 0.865],
      ],
      time.near.light,
    );
  const [nose, right] = outline(kite);
  const lines = [nose, right].map((from) =>
    line([from ?? kite.at, [w * 1.02, h * (from === nose ? 0.06 : 0.2)]], time.string, 1.8),
  );
  return [openRiver(scene, { horizon: h * 0.66, bank: 'city' }), bank, drawKite(kite), ...lines].join('');
}
