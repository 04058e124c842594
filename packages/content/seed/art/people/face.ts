import { mix } from '../base/colour.ts';
import { disc, line, shape } from '../base/svg.ts';
import { browOf, eye, glassesOf, sides } from './eyes.ts';
import type { Features } from './features.ts';
import { brightnessOf, half, type Pose, planes, type Spot } from './head.ts';
import { mouth } from './mouth.ts';
import { skinTone } from './skin.ts';

/** The planes of the face, lit from the upper left. */
export function drawPlanes(pose: Pose, skin: string): string {
  return sides
    .flatMap((side) =>
      planes.map((names) => {
        const [p, q, r] = names.map((name) => side(half[name])) as [Spot, Spot, Spot];
        const [a, b, c] = [pose.turn(p), pose.turn(q), pose.turn(r)];
        const tone = (brightnessOf(a, b, c) - 0.72) * 0.86;
        return { depth: a[2] + b[2] + c[2], svg: shape([p, q, r].map(pose.at), skinTone(skin, tone), 0.8) };
      }),
    )
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

/** Eyes, brows, mouth and what else makes a face somebody's. */
export function drawFeatures(pose: Pose, features: Features): string {
  const nostrils = sides
    .map((side) =>
      shape(
        [pose.at(side([7, 74, 58])), pose.at(side([20, 71, 48])), pose.at(side([12, 78, 54]))],
        skinTone(features.skin, -0.5),
        0,
        0.75,
      ),
    )
    .join('');
  const age = features.lines
    ? sides
        .map(
          (side) =>
            line(
              [pose.at(side([30, 72, 44])), pose.at(side([46, 92, 38])), pose.at(side([49, 106, 34]))],
              skinTone(features.skin, -0.34),
              2.2,
              0.7,
            ) +
            line(
              [pose.at(side([84, 6, 12])), pose.at(side([95, 12, 4]))],
              skinTone(features.skin, -0.34),
              2,
              0.6,
            ),
        )
        .join('')
    : '';
  const dot = features.bindi ? disc(pose.at([0, -38, 47]), 4.6, features.bindi) : '';
  const spectacles = features.glasses
    ? glassesOf(pose, features.glasses, mix(features.brow, '#10182B', 0.5))
    : '';
  return (
    nostrils +
    age +
    sides.map((side) => eye(pose, side, features) + browOf(pose, side, features)).join('') +
    mouth(pose, features) +
    dot +
    spectacles
  );
}
