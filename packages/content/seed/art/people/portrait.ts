import { deep, marigold, mist, mix, paper, teal } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { block, drawing, line, shape } from '../base/svg.ts';
import { drawBeard } from './beard.ts';
import { type Clothes, drawClothes } from './clothes.ts';
import { drawFeatures, drawPlanes } from './face.ts';
import type { Features } from './features.ts';
import { backHair, drawScalp, frontHair, type Hair } from './hair.ts';
import { type Build, poseOf } from './head.ts';
import { skinTone } from './skin.ts';
import { drawNeck } from './torso.ts';

/** Everything a portrait needs to know of somebody. */
export interface Person {
  build: Build;
  features: Features;
  hair: Hair;
  clothes: Clothes;
  beard?: 'short' | 'full' | 'moustache';
  earrings?: boolean;
  /** Which of the quiet backgrounds. */
  ground: 0 | 1 | 2 | 3 | 4;
}

const grounds = [
  mix(mist, teal, 0.12),
  mix(mix(paper, marigold, 0.12), mist, 0.25),
  mix(mist, teal, 0.34),
  mix(teal, mist, 0.34),
  mix(deep, teal, 0.5),
] as const;

function background(key: string, ground: Person['ground'], width: number, height: number): string {
  const random = randomOf(key);
  const base = grounds[ground];
  const side = random.sign();
  const planes = [0.16, 0.42, 0.68, 0.9].map((y, i) => {
    const lean = side * (i % 2 ? -1 : 1) * random.between(0.05, 0.12) * height;
    return shape(
      [
        [-2, y * height - lean],
        [width + 2, y * height + lean],
        [width + 2, height + 2],
        [-2, height + 2],
      ],
      mix(base, i % 2 ? teal : ground === 4 ? deep : paper, i % 2 ? 0.05 + i * 0.02 : 0.22 - i * 0.03),
    );
  });
  return block(0, 0, width, height, base) + planes.join('');
}

/** A portrait in flat facets, lit from the upper left. */
export function portrait(key: string, person: Person, width: number, height: number): string {
  const scale = (width / 800) * 1.42;
  const centre: Point = [width / 2 - person.build.turn * width * 0.0006, height * 0.43];
  const pose = poseOf(person.build, centre, scale);
  const shift = Math.sin((person.build.turn * Math.PI) / 180) * 14;
  const body = (x: number, y: number): Point => [centre[0] + (x + shift) * scale, centre[1] + y * scale];
  const { skin } = person.features;
  const ear = (side: -1 | 1): string =>
    shape(
      [
        [side * 108, -14, -24],
        [side * 126, -20, -40],
        [side * 128, 14, -42],
        [side * 116, 46, -34],
        [side * 106, 40, -20],
      ].map(([x = 0, y = 0, z = 0]) => pose.at([x, y, z])),
      skinTone(skin, side < 0 ? -0.06 : -0.34),
      0.8,
    );
  const jewel = (side: -1 | 1): string => {
    const [x, y] = pose.at([side * 117, 58, -32]);
    return (
      line(
        [
          [x, y - 8 * scale],
          [x, y],
        ],
        marigold,
        2,
      ) +
      shape(
        [
          [x, y - 4],
          [x + 7 * scale, y + 8 * scale],
          [x, y + 18 * scale],
          [x - 7 * scale, y + 8 * scale],
        ],
        marigold,
      )
    );
  };
  const content = [
    background(key, person.ground, width, height),
    backHair(pose, person.hair),
    drawNeck(body, skin, person.build.jaw < 1 ? 0.86 : 1),
    drawClothes(body, person.clothes, skin),
    ear(-1),
    ear(1),
    drawScalp(pose, skin),
    drawPlanes(pose, skin),
    person.beard
      ? drawBeard(
          pose,
          person.beard,
          mix(person.hair.colour, person.hair.temples ?? person.hair.colour, 0.35),
        )
      : '',
    drawFeatures(pose, person.features),
    frontHair(pose, person.hair, skin),
    person.earrings ? jewel(-1) + jewel(1) : '',
  ];
  return drawing(width, height, content.join(''));
}
