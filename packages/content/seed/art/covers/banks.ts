import { mix } from '../base/colour.ts';
import { perspective } from '../world/camera.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';

/** The river between two built banks, seen from its middle. */
export function betweenWalls(scene: Scene, horizon: number): string {
  const { width: w, height: h, random, time } = scene;
  const camera = perspective({
    eye: [0, 2.1, -4],
    yaw: 0,
    pitch: 0,
    lens: w * 0.42,
    centre: [w * 0.5, horizon],
  });
  const bank = (side: -1 | 1): Face[] => {
    const at = (x: number, wide: number): number => (side < 0 ? -x - wide : x);
    const land = [0, 1, 2].flatMap((i) =>
      box(at(3.3 + i * 0.34, 30), 0, -4, 30, 0.3 + i * 0.3, 70, {
        light: time.middle.light,
        mid: time.near.mid,
        dark: time.near.dark,
      }),
    );
    const houses = Array.from({ length: 16 }, (_, i) => {
      const [z, far] = [1.5 + i * 1.9, Math.min(1, i / 11)];
      const tones = {
        light: mix(time.near.light, time.far.light, far),
        mid: mix(time.near.mid, time.far.mid, far),
        dark: mix(time.near.dark, time.far.dark, far),
      };
      const wide = random.between(1.2, 2.2);
      return [
        ...box(
          at(4.6 + random.between(0, 0.7), wide),
          0.9,
          z,
          wide,
          random.between(0.7, 2.3),
          random.between(1, 1.5),
          tones,
        ),
        ...box(at(7.2, 3), 0.9, z, 3, random.between(1.4, 3.6), 1.6, tones),
      ];
    }).flat();
    return [...land.map((face) => ({ ...face, bias: 30 })), ...houses];
  };
  return [
    foldedSky(scene, horizon),
    skyline(random, w * 0.3, w * 0.7, horizon + 1, h * 0.05, time.far, undefined, 2.4),
    riverBands(scene, horizon, h, 5),
    riverLines(scene, horizon, h, 18),
    drawFaces([...bank(-1), ...bank(1)], camera),
  ].join('');
}
