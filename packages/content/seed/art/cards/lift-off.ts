import { mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { axonometric } from '../world/camera.ts';
import { placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { box, drawFaces } from '../world/solids.ts';
import { openWater } from './open-water.ts';

/** Kites lift off a flat roof towards high evening clouds. */
export function liftOff(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const camera = axonometric({
    eye: [0, 0, 0],
    yaw: -34,
    pitch: 26,
    scale: w * 0.06,
    centre: [w * 0.28, h * 0.84],
  });
  const rim = { light: time.middle.light, mid: time.near.light, dark: time.near.mid };
  const roof = [
    ...box(-3, -6, -3, 6, 6, 6, time.near).map((f) => ({ ...f, order: 10 })),
    ...box(-3, 0, 2.8, 6, 0.3, 0.2, rim).map((f) => ({ ...f, order: 9 })),
    ...box(2.8, 0, -3, 0.2, 0.3, 6, rim).map((f) => ({ ...f, order: 8 })),
    ...box(-3, 0, -3, 6, 0.3, 0.2, rim).map((f) => ({ ...f, order: 6 })),
    ...box(-3, 0, -3, 0.2, 0.3, 6, rim).map((f) => ({ ...f, order: 7 })),
  ];
  const cloud = (x: number, y: number, s: number): string => {
    const at = (dx: number, dy: number): Point => [w * (x + dx * s), h * (y + dy * s)];
    return (
      shape(
        [at(-0.16, 0), at(-0.09, -0.07), at(0.0, -0.04), at(0.06, -0.1), at(0.15, -0.03), at(0.2, 0)],
        mix(time.skyLow, time.skyMiddle, 0.35),
      ) +
      shape(
        [at(-0.09, -0.07), at(0.0, -0.04), at(-0.02, 0), at(-0.16, 0)],
        mix(time.skyLow, time.skyMiddle, 0.15),
      ) +
      shape(
        [at(0.06, -0.1), at(0.15, -0.03), at(0.08, 0), at(0.0, -0.04)],
        mix(time.skyLow, time.skyMiddle, 0.2),
      )
    );
  };
  const kites = [0, 1, 2, 3, 4].map((i) =>
    drawKite(
      placedKite(scene, [0.34 + i * 0.115, 0.62 - i * 0.105, 0.085 - i * 0.008], i === 1, { roll: 26 }),
    ),
  );
  return [
    foldedSky(scene, h * 0.86),
    cloud(0.7, 0.16, 1),
    cloud(0.9, 0.32, 0.7),
    cloud(0.36, 0.12, 0.5),
    openWater(scene, h * 0.86),
    drawFaces(roof, camera),
    ...kites,
  ].join('');
}
