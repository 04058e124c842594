import { darker, lighter, marigold, mix, paper } from '../base/colour.ts';
import { disc, line, shape } from '../base/svg.ts';
import { skinTone } from './skin.ts';
import { type At, collar, jacket, torso } from './torso.ts';

/** What there is to wear. */
export type Dress = 'suit' | 'bandhgala' | 'shirt' | 'sweater' | 'sari' | 'kurti' | 'blazer' | 'poloneck';

/** What somebody wears. */
export interface Clothes {
  dress: Dress;
  colour: string;
  second: string;
}

const dresses: Record<Dress, (at: At, colour: string, second: string, skin: string) => string> = {
  suit: (at, colour, second) =>
    jacket(at, colour, second, 420) +
    collar(at, second) +
    line([at(2, 262), at(0, 420)], darker(second, 0.3), 2),
  blazer: (at, colour, second, skin) =>
    jacket(at, colour, second, 440) +
    shape(
      [at(-58, 206), at(-34, 262), at(0, 284), at(34, 262), at(58, 206), at(0, 240)],
      skinTone(skin, -0.1),
      0.8,
    ),
  bandhgala: (at, colour) =>
    torso(at, colour, true) +
    shape([at(-58, 180), at(-74, 226), at(-2, 262), at(-2, 226)], lighter(colour, 0.14), 0.8) +
    shape([at(58, 180), at(74, 226), at(-2, 262), at(-2, 226)], darker(colour, 0.22), 0.8) +
    shape([at(-52, 184), at(0, 226), at(52, 184), at(0, 216)], paper, 0.8) +
    line([at(-2, 228), at(-2, 470)], darker(colour, 0.5), 2.4) +
    [286, 330, 374, 418].map((y) => disc(at(8, y), 5, mix(colour, marigold, 0.62))).join(''),
  shirt: (at, colour, second) =>
    torso(at, colour) +
    shape([at(-50, 206), at(0, 300), at(50, 206)], mix(second, colour, 0.6), 0.8) +
    collar(at, lighter(colour, 0.1)) +
    line([at(0, 290), at(-3, 470)], darker(colour, 0.3), 2.4) +
    [330, 386, 442].map((y) => disc(at(6, y), 4, darker(colour, 0.4))).join(''),
  sweater: (at, colour, second) =>
    torso(at, colour, true) +
    shape(
      [at(-66, 206), at(-72, 232), at(0, 284), at(72, 232), at(66, 206), at(0, 262)],
      darker(colour, 0.34),
      0.8,
    ) +
    collar(at, second),
  poloneck: (at, colour) =>
    torso(at, colour, true) +
    shape([at(-58, 156), at(-70, 232), at(0, 262), at(0, 196)], lighter(colour, 0.1), 0.8) +
    shape([at(58, 156), at(70, 232), at(0, 262), at(0, 196)], darker(colour, 0.24), 0.8) +
    line([at(-62, 204), at(0, 232), at(62, 204)], darker(colour, 0.4), 2),
  sari: (at, colour, second, skin) =>
    torso(at, darker(second, 0.1)) +
    shape(
      [at(-62, 208), at(-46, 268), at(0, 300), at(46, 268), at(62, 208), at(0, 250)],
      skinTone(skin, -0.1),
      0.8,
    ) +
    shape(
      [at(-150, 246), at(-84, 222), at(-30, 300), at(90, 470), at(-262, 470), at(-228, 290)],
      colour,
      0.8,
    ) +
    shape(
      [at(-150, 246), at(-118, 232), at(-60, 320), at(10, 470), at(-110, 470)],
      lighter(colour, 0.13),
      0.8,
    ) +
    shape([at(-200, 274), at(-150, 246), at(-150, 470), at(-240, 470)], darker(colour, 0.16), 0.8) +
    shape([at(-84, 222), at(-68, 216), at(-14, 292), at(112, 470), at(84, 470), at(-30, 302)], marigold, 0.8),
  kurti: (at, colour, second, skin) =>
    torso(at, colour) +
    shape(
      [at(-58, 208), at(-26, 270), at(0, 330), at(26, 270), at(58, 208), at(0, 250)],
      skinTone(skin, -0.1),
      0.8,
    ) +
    line([at(-58, 208), at(-26, 270), at(0, 330), at(26, 270), at(58, 208)], lighter(second, 0.1), 5) +
    shape([at(64, 212), at(118, 234), at(150, 320), at(132, 470), at(70, 470), at(96, 330)], second, 0.8) +
    shape([at(118, 234), at(176, 262), at(196, 470), at(132, 470), at(150, 320)], darker(second, 0.2), 0.8),
};

/** Draws what somebody wears, about the middle of the neck. */
export function drawClothes(at: At, { dress, colour, second }: Clothes, skin: string): string {
  return dresses[dress](at, colour, second, skin);
}
