import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { drawing, shape } from '../base/svg.ts';
import { darkened, stage } from '../heroes/stage.ts';
import { lightTone } from '../world/glow.ts';
import type { Kite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

const turn = Math.PI * 2;

/** One kite's way through the film: it sways about its place and comes back to it. */
interface Flight {
  kite: Kite;
  hand: Point;
  sway: Point;
  /** Whole swings in the film, so that it ends where it began. */
  swings: number;
  phase: number;
  thick: number;
}

function sceneOf(width: number, height: number): Scene {
  return { width, height, time: darkened('dawn'), random: randomOf('hero-film') };
}

function flights(scene: Scene): Flight[] {
  const { width: w, height: h, random } = scene;
  const places = [
    [0.53, 0.3, 0.034, 1],
    [0.93, 0.5, 0.04, 2],
    [0.62, 0.17, 0.05, 1],
    [0.87, 0.19, 0.075, 1],
    [0.73, 0.36, 0.13, 1],
  ] as const;
  return places.map(([x, y, size, swings], i) => {
    const at: Point = [w * x, h * y];
    const pose = { roll: 14, yaw: -20, pitch: 6 };
    const kite =
      i === 4
        ? { ...accentKite(scene, at, h * size, { pattern: 'crown', second: scene.time.sheets[0] }), ...pose }
        : {
            ...someKite(scene, at, h * size),
            ...pose,
            colour: scene.time.sheets[i % 2 ? 0 : 2],
            second: scene.time.sheets[i % 2 ? 2 : 0],
          };
    return {
      kite,
      hand: size < 0.045 ? [w * (x - 0.06), h * 0.765] : [w * (x - lerp(0.06, 0.22, size * 7)), h * 1.05],
      sway: [w * lerp(0.008, 0.024, size * 7), h * lerp(0.014, 0.036, size * 7)],
      swings,
      phase: random.next(),
      thick: lerp(0.8, 2, size * 7),
    };
  });
}

function flying(scene: Scene, { kite, hand, sway, swings, phase, thick }: Flight, share: number): string {
  const angle = turn * (share * swings + phase);
  const at: Point = [
    kite.at[0] + Math.sin(angle) * sway[0],
    kite.at[1] + Math.sin(angle * 2 + 1) * sway[1] * 0.5 + Math.cos(angle) * sway[1] * 0.5,
  ];
  const moved = {
    ...kite,
    at,
    roll: kite.roll + Math.sin(angle + 0.6) * 7,
    yaw: kite.yaw + Math.cos(angle) * 9,
    pitch: kite.pitch + Math.sin(angle * 2) * 4,
  };
  return flown(moved, hand, mix(scene.time.string, lightTone(scene, 0.5), 0.3), {
    thin: 0.7,
    thick,
    sag: 0.1 + 0.015 * Math.sin(angle + 1),
  });
}

/** Lines that run along the river, grow out of nothing and fade again, each once in the film. */
function runningLines(scene: Scene, horizon: number, share: number): string {
  const { width: w, height: h } = scene;
  const random = randomOf('running lines');
  return Array.from({ length: 26 }, (_, i) => {
    const depth = ((i + random.between(0.1, 0.9)) / 26) ** 1.4;
    const [start, phase, long, reach] = [
      random.between(-0.15, 0.9),
      random.next(),
      random.between(0.2, 0.46),
      random.between(0.05, 0.12),
    ];
    const age = (share + phase) % 1;
    const y = lerp(horizon + h * 0.006, h, depth);
    const from = w * (start + reach * age);
    const points = shares(40).map((s): Point => {
      const x = from + w * long * s;
      return [x, y + h * 0.006 * (0.3 + depth) * Math.sin((x / w) * 7 + i + turn * share)];
    });
    const near = Math.max(0, 1 - Math.abs(from / w + long / 2 - 0.8) / 0.7);
    const width = (s: number): number =>
      Math.sin(Math.PI * s) ** 0.7 * lerp(1, 4.4, depth) * (h / 900) * Math.sin(Math.PI * age) ** 0.6;
    return shape(
      stroke(points, width),
      mix(lightTone(scene, 0.8), lightTone(scene, 0.14), 0.12 + near * 0.7),
    );
  }).join('');
}

/** The picture of the home film at a share of its eight seconds. */
export function filmFrame(width: number, height: number): (share: number) => string {
  const scene = sceneOf(width, height);
  const horizon = 0.77;
  const ground = stage(scene, { horizon, at: 0.8, bank: 'low', lines: 0 });
  const all = flights(scene);
  return (share) =>
    drawing(
      width,
      height,
      ground +
        runningLines(scene, height * horizon, share) +
        all.map((flight) => flying(scene, flight, share)).join(''),
    );
}
