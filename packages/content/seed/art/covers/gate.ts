import { lerp, type Point } from '../base/geometry.ts';
import { perspective } from '../world/camera.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';

/** Kites without number come down to one narrow gate in the river and leave it in a line. */
export function gate(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * 0.55;
  const camera = perspective({
    eye: [0, 2.6, 0],
    yaw: 0,
    pitch: 0,
    lens: w * 0.5,
    centre: [w * 0.56, horizon],
  });
  const tones = { light: time.near.light, mid: time.near.mid, dark: time.near.dark };
  const wall: Face[] = [
    ...box(-30, 0, 15, 28.6, 2.6, 1.6, {
      light: time.middle.light,
      mid: time.middle.mid,
      dark: time.middle.dark,
    }),
    ...box(1.4, 0, 15, 28.6, 2.6, 1.6, {
      light: time.middle.light,
      mid: time.middle.mid,
      dark: time.middle.dark,
    }),
    ...box(-3, 0, 14.2, 1.7, 6.2, 2.6, tones).map((face) => ({ ...face, bias: -3 })),
    ...box(1.3, 0, 14.2, 1.7, 6.2, 2.6, tones).map((face) => ({ ...face, bias: -3 })),
    ...box(-3.2, 6.2, 14, 6.4, 0.7, 3, tones).map((face) => ({ ...face, bias: -4 })),
    ...[-24, -20, -16, -12, -8, 6, 10, 14, 18, 22].flatMap((x) =>
      box(x, 0, 14.7, 0.7, 3, 0.5, tones).map((face) => ({ ...face, bias: -2 })),
    ),
  ];
  const behind = Array.from({ length: 30 }, (_, i) => {
    const s = i / 30;
    const at: Point = [
      w * (0.56 + random.between(-0.5, 0.42) * (1 - s * 0.8)),
      h * lerp(0.06, 0.38, s) + random.between(-0.04, 0.04) * h,
    ];
    return drawKite(someKite(scene, at, h * lerp(0.026, 0.017, s) * random.between(0.8, 1.2), 0.35));
  });
  const through = Array.from({ length: 8 }, (_, i) => {
    const s = i / 7;
    const at: Point = [w * (0.56 - 0.47 * s ** 1.7), h * (0.46 + 0.22 * s ** 0.7 - 0.05 * Math.sin(s * 5))];
    const size = h * lerp(0.018, 0.084, s ** 1.5);
    return drawKite(
      i === 6
        ? accentKite(scene, at, size, { pattern: 'crown', roll: -16, yaw: 20 })
        : { ...someKite(scene, at, size), roll: -16, yaw: 20, pitch: 4 },
    );
  });
  return [
    foldedSky(scene, horizon),
    skyline(random, w * -0.02, w * 1.02, horizon + 1, h * 0.05, time.far, undefined, 2.4),
    riverBands(scene, horizon, h, 5),
    ...behind,
    drawFaces(wall, camera),
    riverLines(scene, h * 0.66, h, 12),
    ...through,
  ].join('');
}
