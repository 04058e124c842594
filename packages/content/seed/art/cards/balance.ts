import { marigold, mix, paper } from '../base/colour.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite, outline } from '../world/kite.ts';
import { rippled } from '../world/reflection.ts';
import { riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';

/** Two kites weighed on a beam over the water. */
export function weighed(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const beamY = h * 0.46;
  const pose = { roll: 0, yaw: 14, pitch: 0, pattern: 'crown' as const };
  const kites = [
    placedKite(scene, [0.24, 0.27, 0.13], true, { ...pose, second: time.sheets[0] }),
    placedKite(scene, [0.76, 0.27, 0.13], false, {
      ...pose,
      yaw: -14,
      colour: time.sheets[0],
      second: marigold,
    }),
  ];
  const beam = shape(
    [
      [w * 0.14, beamY],
      [w * 0.86, beamY],
      [w * 0.86, beamY + h * 0.016],
      [w * 0.14, beamY + h * 0.016],
    ],
    time.near.mid,
  );
  const stand =
    shape(
      [
        [w * 0.5, beamY],
        [w * 0.5, h * 0.84],
        [w * 0.44, h * 0.84],
      ],
      time.near.light,
      0.5,
    ) +
    shape(
      [
        [w * 0.5, beamY],
        [w * 0.56, h * 0.84],
        [w * 0.5, h * 0.84],
      ],
      time.near.dark,
      0.5,
    );
  const ties = [0.24, 0.76].map((x) =>
    line(
      [
        [w * x, h * 0.42],
        [w * x, beamY],
      ],
      time.string,
      2,
    ),
  );
  return [
    openRiver(scene, { horizon: h * 0.72, bank: 'low' }),
    stand,
    beam,
    ...ties,
    ...kites.map(drawKite),
  ].join('');
}

/** A smaller kite rises into the place that another leaves. */
export function succeeding(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const leaving = placedKite(scene, [0.76, 0.5, 0.15], false, {
    roll: 38,
    colour: time.sheets[2],
    second: time.sheets[1],
    pattern: 'crown',
  });
  const rising = placedKite(scene, [0.4, 0.42, 0.105], true, { roll: 8, pattern: 'crown' });
  const place = outline({ ...leaving, at: [w * 0.58, h * 0.2], roll: 14, size: h * 0.15 });
  const seat =
    shape(place, time.sheets[0], 0, 0.16) + line([...place, place[0] ?? [0, 0]], time.string, 1.8, 0.8);
  return [
    openRiver(scene, { horizon: h * 0.78, bank: 'city' }),
    seat,
    held(scene, leaving, 0.96, 0.92, 1.6, 0.2),
    held(scene, rising, 0.14, 1.03, 2),
  ].join('');
}

/** A pale kite shelters two smaller ones over still water. */
export function sheltering(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const shore = h * 0.62;
  const pose = { roll: 0, yaw: 12, pitch: 0, pattern: 'crown' as const };
  const kites = [
    placedKite(scene, [0.52, 0.24, 0.19], false, {
      ...pose,
      colour: paper,
      second: mix(time.sheets[2], paper, 0.4),
    }),
    placedKite(scene, [0.43, 0.47, 0.062], true, { ...pose, yaw: 20 }),
    placedKite(scene, [0.61, 0.47, 0.062], false, {
      ...pose,
      yaw: -20,
      colour: time.sheets[2],
      second: time.sheets[1],
    }),
  ];
  const bank = skyline(scene.random, w * -0.02, w * 1.02, shore, h * 0.04, time.middle, undefined, 3);
  const air = kites.map(drawKite).join('');
  return [
    foldedSky(scene, shore),
    bank,
    rippled(scene, shore, air + bank),
    riverLines(scene, shore, h, 8),
    air,
  ].join('');
}
