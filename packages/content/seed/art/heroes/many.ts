import { mix } from '../base/colour.ts';
import { lerp } from '../base/geometry.ts';
import { scattered } from '../base/scatter.ts';
import { placedKite } from '../world/flying.ts';
import type { Scene } from '../world/scene.ts';
import { fly } from './kites.ts';
import { stage } from './stage.ts';

/** Many small kites share the sky. */
export function sharedSky(scene: Scene): string {
  const { random } = scene;
  const kites = scattered(random, 26, [0.8, 0.08], [1.94, 0.6]).map(([x, y], i) => {
    const size = i === 8 ? 0.075 : lerp(0.018, 0.058, random.next() ** 1.5);
    return fly(scene, placedKite(scene, [x / 2, y, size], i === 8), x / 2 + 0.06, 0.78, 0.9);
  });
  return stage(scene, { horizon: 0.78 }) + kites.join('');
}

/** Kites of every pattern and colour over one river, near enough to tell them apart. */
export function everyColour(scene: Scene): string {
  const { time } = scene;
  const places = [
    [0.52, 0.24, 0.05],
    [0.575, 0.45, 0.066],
    [0.61, 0.14, 0.06],
    [0.675, 0.28, 0.085],
    [0.73, 0.55, 0.06],
    [0.77, 0.14, 0.07],
    [0.82, 0.37, 0.11],
    [0.895, 0.17, 0.06],
    [0.945, 0.48, 0.075],
    [0.65, 0.6, 0.04],
  ] as const;
  const patterns = [
    'halves',
    'crown',
    'quarters',
    'wings',
    'heart',
    'plain',
    'crown',
    'quarters',
    'halves',
    'wings',
  ] as const;
  const tones = [time.sheets[0], time.sheets[2], time.sheets[1], mix(time.sheets[2], time.sheets[0], 0.5)];
  const kites = places.map((place, i) => {
    const colours =
      i === 6
        ? { pattern: patterns[i] ?? 'plain' }
        : {
            colour: tones[i % 4] ?? time.sheets[0],
            second: tones[(i + 1 + (i % 2)) % 4] ?? time.sheets[1],
            pattern: patterns[i] ?? 'plain',
          };
    return fly(scene, placedKite(scene, place, i === 6, colours), place[0] - 0.07, 0.98, 1.2);
  });
  return stage(scene, { horizon: 0.79, at: 0.8 }) + kites.join('');
}

/** Kites high up under a wide sky, the river only a strip. */
export function highKites(scene: Scene): string {
  const kites = [
    fly(scene, placedKite(scene, [0.66, 0.22, 0.1], true), 0.5, 1.02),
    fly(scene, placedKite(scene, [0.84, 0.14, 0.06]), 0.74, 1.02),
    fly(scene, placedKite(scene, [0.93, 0.4, 0.042]), 0.86, 0.9),
    fly(scene, placedKite(scene, [0.5, 0.12, 0.03]), 0.38, 0.95, 0.9),
  ];
  return stage(scene, { horizon: 0.86, at: 0.85 }) + kites.join('');
}

/** A flock that draws off into the distance. */
export function drawingOff(scene: Scene): string {
  const kites = Array.from({ length: 13 }, (_, i) => {
    const s = (i / 12) ** 0.62;
    const place = [
      lerp(0.94, 0.63, s) + Math.sin(i * 2.4) * 0.03,
      lerp(0.24, 0.56, s) + Math.sin(i * 1.7) * 0.07 * (1 - s * 0.5),
      lerp(0.105, 0.012, s ** 0.7),
    ] as const;
    return fly(
      scene,
      placedKite(scene, place, i === 2),
      place[0] + lerp(0.1, 0.03, s),
      lerp(1.05, 0.78, s),
      lerp(1.8, 0.6, s),
    );
  });
  return stage(scene, { horizon: 0.77, at: 0.7 }) + kites.reverse().join('');
}

/** Kites at rising heights, as columns of a chart. */
export function risingHeights(scene: Scene): string {
  const kites = [0.52, 0.62, 0.72, 0.82, 0.92].map((x, i) =>
    fly(
      scene,
      placedKite(
        scene,
        [x, 0.56 - i * 0.095 - (i === 3 ? 0.02 : 0), 0.055 + i * 0.008],
        i === 4,
        i === 4 ? { roll: 12 } : { roll: 12, colour: scene.time.sheets[i % 2 ? 2 : 0] },
      ),
      x - 0.03,
      0.79,
      1.1,
    ),
  );
  return stage(scene, { horizon: 0.78, at: 0.82 }) + kites.join('');
}
