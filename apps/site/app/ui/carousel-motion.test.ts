import { expect, test } from 'vitest';
import { pixelsPerTick } from './carousel-motion.tsx';

test.each([
  [600, 10_000, 1],
  [420, 7000, 1],
  [0, 7000, 0],
])('a slide of %i px in %i ms makes %i px a step', (width, time, speed) => {
  expect(pixelsPerTick(width, time)).toBeCloseTo(speed);
});
