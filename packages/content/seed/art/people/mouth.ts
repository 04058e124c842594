import { lighter, mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import type { Features } from './features.ts';
import type { Pose } from './head.ts';
import { skinTone, umber } from './skin.ts';

/** Lips, and the line between them. */
export function mouth(pose: Pose, { skin, lips, smile, woman }: Features): string {
  const at = (x: number, y: number, z: number): Point =>
    pose.at([x, 106 + (y - 106) * (woman ? 1 : 0.72), z]);
  const end = 104 - smile * (woman ? 8 : 11);
  const upper = shape(
    [
      at(-38, end, 39),
      at(-14, 95, 55),
      at(0, 98, 58),
      at(14, 95, 55),
      at(38, end, 39),
      at(15, 106, 54),
      at(0, 107, 56),
      at(-15, 106, 54),
    ],
    mix(lips, umber, 0.3),
  );
  const lower = shape(
    [
      at(-34, end + 1, 40),
      at(-15, 106, 54),
      at(0, 107, 56),
      at(15, 106, 54),
      at(34, end + 1, 40),
      at(16, 118, 52),
      at(0, 121, 54),
      at(-16, 118, 52),
    ],
    lips,
  );
  const shine = shape(
    [at(-14, 110, 55), at(0, 110, 56), at(-2, 116, 55), at(-12, 115, 54)],
    lighter(lips, 0.25),
  );
  const parting = line(
    [at(-41, end - 2, 38), at(-15, 106, 54), at(0, 107, 56), at(15, 106, 54), at(41, end - 2, 38)],
    skinTone(mix(lips, skin, 0.2), -0.6),
    2.6,
  );
  return upper + lower + shine + parting;
}
