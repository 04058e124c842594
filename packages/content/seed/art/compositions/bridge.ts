import { group } from '../base/svg.ts';
import { bridge } from '../world/bridge.ts';
import { type Place, perspective } from '../world/camera.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { drawFaces } from '../world/solids.ts';
import { flown } from '../world/string.ts';

/** An iron bridge that crosses the picture and draws off towards the far bank. */
export function ironBridge(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * random.between(0.64, 0.7);
  const camera = perspective({
    eye: [0, 0.9, -5.2],
    yaw: random.between(38, 50),
    pitch: 0,
    lens: w * 0.52,
    centre: [w * 0.4, horizon],
  });
  const faces = bridge(-3, 11, 4.2, 1.25, 1.7, 1.15, time.near, time.middle);
  const flipped = faces.map((face) => ({
    ...face,
    corners: [...face.corners].reverse().map(([x, y, z]): Place => [x, -y, z]),
  }));
  const kite = accentKite(
    scene,
    [w * random.between(0.66, 0.78), h * random.between(0.2, 0.28)],
    h * random.between(0.1, 0.14),
  );
  const second = someKite(
    scene,
    [w * random.between(0.48, 0.56), h * random.between(0.12, 0.2)],
    h * 0.036,
    0.2,
  );
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * random.between(0.66, 0.8), horizon - h * 0.02], h * random.between(0.12, 0.17)),
    skyline(random, w * 0.3, w * 1.02, horizon + 1, h * 0.085, time.far, undefined, 1.9),
    riverBands(scene, horizon, h, 4),
    group(drawFaces(flipped, camera), 'opacity="0.22"'),
    riverLines(scene, horizon, h, 14),
    flown(second, [w * 0.7, horizon - h * 0.06], time.string, { thin: 0.5, thick: 0.8 }),
    drawFaces(faces, camera),
    flown(kite, [w * random.between(0.9, 1.02), h * 1.02], time.string, { thin: 0.8, thick: 2 }),
  ].join('');
}
