import { darker, lighter, marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, middleOf, type Point, shares } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { outline } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { numeral } from './numeral.ts';

/** The place on a diamond that is `u` along its upper right edge and `v` along its upper left one. */
function onDiamond([nose, right, tail, left]: readonly Point[], u: number, v: number): Point {
  const [n, r, t, l] = [nose, right, tail, left] as [Point, Point, Point, Point];
  return along(along(n, r, u), along(l, t, u), v);
}

/** One kite comes apart into nine panels that keep their order. */
export function ninePanels(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.52, h * 0.37], h * 0.27, { roll: 0, yaw: 0, pitch: 0 });
  const diamond = outline(kite);
  const tones = [time.sheets[2], time.sheets[1], time.sheets[0]];
  const pieces = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const at = (u: number, v: number): Point => onDiamond(diamond, (column + u) / 3, (row + v) / 3);
      const apart = 0.05 + column * 0.1 + row * 0.02;
      const [dx, dy] = [(column * 0.085 - 0.06 - row * 0.012) * w, (column * 0.012 + row * 0.03 - 0.02) * h];
      const fill = column === 1 && row === 1 ? marigold : (tones[(row + column) % 3] ?? teal);
      const turn = (column - 0.4) * (row - 1) * 7;
      const whole = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
      const halves = [
        [at(0, 0), at(1, 0), at(0, 1)],
        [at(1, 0), at(1, 1), at(0, 1)],
      ];
      const [cx, cy] = middleOf(whole);
      const body = halves
        .map((half, i) => shape(half, i ? darker(fill, 0.22) : lighter(fill, 0.1), 0.5))
        .join('');
      return group(
        body,
        `transform="translate(${(dx * (1 + apart)).toFixed(1)} ${dy.toFixed(1)}) rotate(${turn.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)})"`,
      );
    }),
  );
  return [openRiver(scene, { horizon: h * 0.79, bank: 'low' }), ...pieces].join('');
}

/** A great sheet folded open into many pieces, each with its number, above one thin river. */
export function foldedOpen(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.6, h * 0.45], h * 0.43, { roll: 9, yaw: 8, pitch: 0 });
  const diamond = outline(kite);
  const size = 6;
  const paperTones = [time.far.light, time.far.mid, time.far.dark, time.middle.light, time.middle.mid];
  let count = 0;
  const pieces = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const at = (u: number, v: number): Point => onDiamond(diamond, (column + u) / size, (row + v) / size);
    const flip = (row + column) % 2 === 0;
    const halves = flip
      ? [
          [at(0, 0), at(1, 0), at(0, 1)],
          [at(1, 0), at(1, 1), at(0, 1)],
        ]
      : [
          [at(0, 0), at(1, 0), at(1, 1)],
          [at(0, 0), at(1, 1), at(0, 1)],
        ];
    return halves
      .map((half, i) => {
        count += 1;
        const tone = random.next();
        const fill =
          tone < 0.06
            ? marigold
            : tone < 0.14
              ? teal
              : mix(
                  random.pick(paperTones as [string, ...string[]]),
                  time.near.mid,
                  flip === (i === 0) ? 0 : 0.12,
                );
        const mark = tone < 0.14 ? time.skyLow : mix(fill, time.near.mid, 0.6);
        return shape(half, fill, 0.5) + numeral(count, middleOf(half), h * 0.0135, mark);
      })
      .join('');
  });
  const thread = shares(60).map((s): Point => [lerp(-4, w + 4, s), h * 0.91 + Math.sin(s * 7) * h * 0.012]);
  return [foldedSky(scene, h, 8, 0.2), line(thread, time.waterNear, h * 0.014), ...pieces].join('');
}
