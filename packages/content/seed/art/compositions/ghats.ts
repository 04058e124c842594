import { mix } from '../base/colour.ts';
import { perspective } from '../world/camera.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';
import { flown } from '../world/string.ts';

interface Quay {
  horizon: number;
  steps?: number;
  /** What lies on the water, behind the steps. */
  between?: string;
}

/** Sky, river and the steps that go down to it and run away to a point on the far bank. */
export function quay(scene: Scene, { horizon, steps = 9, between = '' }: Quay): string {
  const { width: w, height: h, random, time } = scene;
  const camera = perspective({
    eye: [1.7, 2.6, -4],
    yaw: -4,
    pitch: 0,
    lens: w * 0.55,
    centre: [w * 0.56, horizon],
  });
  const [run, rise] = [5.6 / steps, 2.4 / steps];
  const faces: Face[] = [];
  for (let i = 0; i < steps; i++) {
    const share = i / (steps - 1);
    const tones = {
      light: mix(time.near.light, time.middle.light, 0.35 + share * 0.4),
      mid: mix(time.near.mid, time.middle.mid, 0.2 + share * 0.3),
      dark: mix(time.near.mid, time.near.dark, 0.25 + (i % 2) * 0.2),
    };
    faces.push(
      ...box(-i * run - run, 0, -4, run, (i + 1) * rise, 70, tones).map((face) => ({
        ...face,
        bias: -i * 0.001,
      })),
    );
  }
  for (let i = 0; i < 6; i++) {
    const tones = { light: time.middle.light, mid: time.near.mid, dark: time.near.dark };
    faces.push(...box(-2.9, 0, 1 + i * 3.4, 2.9, rise * 1.02, 0.9, tones));
  }
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * random.between(0.52, 0.66), horizon - h * 0.01], h * random.between(0.09, 0.13)),
    skyline(random, w * 0.46, w * 1.02, horizon + 1, h * 0.085, time.far, undefined, 1.9),
    riverBands(scene, horizon, h, 5),
    riverLines(scene, horizon, h, 16),
    between,
    drawFaces(faces, camera),
  ].join('');
}

/** A kite held from the steps of the river bank. */
export function ghats(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(
    scene,
    [w * random.between(0.68, 0.78), h * random.between(0.2, 0.28)],
    h * random.between(0.11, 0.15),
  );
  const second = someKite(
    scene,
    [w * random.between(0.4, 0.5), h * random.between(0.12, 0.2)],
    h * 0.045,
    0.2,
  );
  return [
    quay(scene, { horizon: h * random.between(0.5, 0.56) }),
    flown(second, [w * 0.2, h * 0.56], time.string, { thin: 0.5, thick: 1 }),
    flown(kite, [w * random.between(0.3, 0.38), h * 0.7], time.string, { thin: 0.8, thick: 2 }),
  ].join('');
}
