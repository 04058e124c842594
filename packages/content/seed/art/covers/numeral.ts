import type { Point } from '../base/geometry.ts';
import { line } from '../base/svg.ts';

/** Each digit as strokes on a grid two wide and four high, drawn as by a ruler. */
const strokes: readonly string[] = [
  '00 20 24 04 00',
  '01 10 14',
  '00 20 22 02 04 24',
  '00 20 24 04|12 22',
  '00 02 22|20 24',
  '20 00 02 22 24 04',
  '20 00 04 24 22 02',
  '00 20 14',
  '00 20 24 04 00|02 22',
  '22 02 00 20 24',
];

/** A number in the middle of a piece; `size` is the height of its digits. Drawn, so that no font is needed. */
export function numeral(value: number, [x, y]: Point, size: number, colour: string): string {
  const digits = [...String(value)];
  const step = size * 0.72;
  return digits
    .map((digit, i) => {
      const left = x + (i - (digits.length - 1) / 2) * step - size / 4;
      return (strokes[Number(digit)] ?? '')
        .split('|')
        .map((run) =>
          line(
            run
              .split(' ')
              .map((at): Point => [left + (Number(at[0]) * size) / 4, y + (Number(at[1]) / 4 - 0.5) * size]),
            colour,
            size * 0.12,
          ),
        )
        .join('');
    })
    .join('');
}
