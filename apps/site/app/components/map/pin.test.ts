import { expect, test } from 'vitest';
import { tooltipSide } from './pin.tsx';

test.each([
  [0, 'start'],
  [24.9, 'start'],
  [25, 'middle'],
  [70.16, 'middle'],
  [75, 'middle'],
  [96, 'end'],
])('a pin at %d %% has its tooltip at the %s', (left, side) => {
  expect(tooltipSide(left)).toBe(side);
});
