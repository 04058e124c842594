import { deep, ink, marigold, mix, paper, teal } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { block, shape } from '../base/svg.ts';
import { times } from '../base/times.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

/** From the ink of dusk at the left to a pale dawn at the right. */
function hoursAcross(scene: Scene): string {
  const { width: w, height: h, random } = scene;
  const stops = [
    ink,
    deep,
    mix(teal, ink, 0.2),
    mix(teal, paper, 0.45),
    times.dawn.skyHigh,
    times.dawn.skyLow,
  ];
  const tone = (s: number): string => {
    const at = Math.min(0.999, Math.max(0, s)) * (stops.length - 1);
    return mix(stops[Math.floor(at)] ?? ink, stops[Math.floor(at) + 1] ?? paper, at % 1);
  };
  const planes = 11;
  const shore = h * 0.74;
  const fan = Array.from({ length: planes }, (_, i) => {
    const x = w * lerp(-0.12, 1, i / planes);
    const lean = w * (i % 2 ? 0.14 : 0.05);
    return shape(
      [
        [x + lean, -2],
        [w + 4, -2],
        [w + 4, shore],
        [x - lean * 0.4, shore],
      ],
      tone(i / (planes - 1)),
    );
  });
  const water = Array.from({ length: planes }, (_, i) => {
    const x = w * lerp(-0.06, 1, i / planes) - w * (i % 2 ? 0.056 : 0.02);
    return shape(
      [
        [x, shore],
        [w + 4, shore],
        [w + 4, h + 2],
        [x + w * (i % 2 ? 0.06 : 0.12), h + 2],
      ],
      mix(tone(i / (planes - 1)), i < planes / 2 ? ink : teal, 0.3),
    );
  });
  const lines = Array.from({ length: 16 }, (_, i) => {
    const y = lerp(shore, h, ((i + 0.5) / 16) ** 1.3);
    const from = random.between(-0.1, 0.7);
    return shape(
      stroke(
        shares(30).map((s): Point => [w * (from + s * 0.42), y + Math.sin(s * 3 + i) * h * 0.004]),
        (s) => Math.sin(s * Math.PI) * lerp(1.5, 4.6, i / 16),
      ),
      mix(paper, teal, 0.3 + 0.4 * (1 - from)),
      0,
      0.8,
    );
  });
  return [block(0, 0, w, h, ink), ...fan, ...water, ...lines].join('');
}

/** A row of kites that crosses from dusk to dawn. */
export function duskToDawn(scene: Scene): string {
  const { width: w, height: h } = scene;
  const kites = Array.from({ length: 7 }, (_, i) => {
    const s = i / 6;
    const at: Point = [w * lerp(0.09, 0.91, s), h * (0.47 - 0.2 * Math.sin(s * 2.6 + 0.2))];
    const sheet = s < 0.5 ? mix(paper, teal, 0.4 - s * 0.4) : mix(teal, ink, (s - 0.5) * 1.6);
    const kite = accentKite(scene, at, h * lerp(0.05, 0.085, s), {
      roll: lerp(-24, 18, s),
      yaw: -20,
      pitch: 4,
      pattern: 'crown',
      ...(i === 4 ? {} : { colour: sheet, second: s < 0.5 ? teal : mix(teal, paper, 0.5) }),
    });
    return flown(kite, [at[0] - w * 0.09, h * 0.8], s < 0.55 ? mix(paper, teal, 0.45) : deep, {
      thin: 0.8,
      thick: 1.4,
      sag: 0.2,
    });
  });
  return hoursAcross(scene) + kites.join('');
}

/** Night over a river, fading to the morning in which one pale kite stands. */
export function nightToMorning(scene: Scene): string {
  const { width: w, height: h } = scene;
  const kite = accentKite(scene, [w * 0.78, h * 0.33], h * 0.15, {
    roll: 16,
    yaw: -22,
    pitch: 6,
    pattern: 'crown',
    colour: paper,
    second: marigold,
  });
  return hoursAcross(scene) + flown(kite, [w * 0.52, h * 0.86], deep, { thin: 0.9, thick: 1.8, sag: 0.12 });
}
