import { mix } from '../base/colour.ts';
import { block } from '../base/svg.ts';
import type { Tones } from '../base/times.ts';
import { axonometric, type Place } from '../world/camera.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';
import { flown } from '../world/string.ts';

function faded(tones: Tones, towards: Tones, share: number): Tones {
  return {
    light: mix(tones.light, towards.light, share),
    mid: mix(tones.mid, towards.mid, share),
    dark: mix(tones.dark, towards.dark, share),
  };
}

const cell = 2;

/** One house: walls, a terrace with its parapet, sometimes a stair room. */
function house(scene: Scene, x: number, z: number, tones: Tones, wall: Tones): { faces: Face[]; top: Place } {
  const { random } = scene;
  const [wide, deep, tall] = [random.between(1.5, 1.86), random.between(1.5, 1.86), random.between(0.2, 1.9)];
  const faces = box(x, -6, z, wide, tall + 6, deep, tones);
  const rim = 0.11;
  for (let storey = 0; storey < 2; storey++) {
    const y = tall - 0.62 - storey * 0.62;
    for (let k = 0; k < 2; k++) {
      const [a, b] = [x + wide * (0.2 + k * 0.4), x + wide * (0.36 + k * 0.4)];
      faces.push({
        corners: [
          [a, y, z],
          [a, y + 0.3, z],
          [b, y + 0.3, z],
          [b, y, z],
        ],
        fill: mix(tones.mid, tones.dark, 0.7),
      });
    }
  }
  faces.push(
    ...box(x, tall, z + deep - rim, wide, 0.16, rim, wall),
    ...box(x + wide - rim, tall, z, rim, 0.16, deep, wall),
  );
  if (random.next() < 0.4)
    faces.push(
      ...box(x + wide * 0.5, tall, z + deep * 0.45, wide * 0.36, random.between(0.4, 0.66), deep * 0.4, wall),
    );
  faces.push(...box(x, tall, z, wide, 0.16, rim, wall), ...box(x, tall, z, rim, 0.16, deep, wall));
  return { faces, top: [x + wide * 0.4, tall, z + deep * 0.3] };
}

/** Roof terraces of the old city, seen from a higher roof on the day of kites; `drop` leaves more sky. */
export function roofs(scene: Scene, drop = 0): string {
  const { width: w, height: h, random, time } = scene;
  const camera = axonometric({
    eye: [0, 0, 0],
    yaw: -38,
    pitch: 27,
    scale: w * 0.058,
    centre: [w * 0.5, h * (0.98 + drop)],
  });
  const faces: Face[] = [];
  const tops: Place[] = [];
  for (let row = -9; row < 14; row++) {
    for (let column = -14; column < 9; column++) {
      const [x, z] = [column * cell + random.between(0, 0.24), row * cell + random.between(0, 0.24)];
      const depth = camera.toView([x, 0, z])[2];
      const edge = 12.5 + Math.sin(column * 0.8) * 1.2;
      if (depth > edge || depth < -9) continue;
      const far = Math.max(0, Math.min(1, (depth + 3) / 14));
      const tones = faded(
        faded(time.near, time.middle, Math.min(1, far * 1.7)),
        time.far,
        Math.max(0, far * 1.6 - 0.7),
      );
      const wall = faded(tones, { light: time.far.light, mid: time.far.mid, dark: time.far.dark }, 0.3);
      const one = house(scene, x, z, tones, wall);
      faces.push(...one.faces.map((face, i) => ({ ...face, order: depth - i * 0.001 })));
      tops.push(one.top);
    }
  }
  const seen = tops
    .map((top) => camera.see(top).at)
    .filter(([x, y]) => x > w * 0.1 && x < w * 0.8 && y > h * (0.6 + drop * 0.5) && y < h * 0.94);
  const kites = [0.14, 0.36, 0.52, 0.66, 0.84].map((share, i) => {
    const at = [w * (share + random.between(-0.04, 0.04)), h * random.between(0.12, 0.36 + drop)] as const;
    const hand = seen.reduce(
      (best, point) =>
        Math.abs(point[0] - at[0] + w * 0.12) < Math.abs(best[0] - at[0] + w * 0.12) ? point : best,
      seen[0] ?? at,
    );
    const kite =
      i === 3
        ? accentKite(scene, at, h * 0.1)
        : someKite(scene, at, h * random.between(0.028, 0.056), random.between(0, 0.2));
    return flown(kite, hand, time.string, { thin: 0.6, thick: 1.3, sag: 0.3 });
  });
  return [
    foldedSky(scene, h * (0.42 + drop)),
    block(0, h * (0.42 + drop), w, h, time.far.mid),
    drawFaces(faces, camera),
    ...kites,
  ].join('');
}
