import { expect, test } from 'vitest';
import {
  type BrandColours,
  checkPairs,
  defaultStyle,
  describePair,
  isBlocking,
  parseColours,
} from './index.ts';

const failingOf = (colours: BrandColours) => checkPairs(colours).filter(({ passes }) => !passes);

test('describes a failing pair in words, rounded down', () => {
  const [pair] = failingOf({ ...defaultStyle.colours, ink: '#545d6c' });
  expect(pair && describePair(pair)).toBe('Body text on the ground: 6.2 to 1, has to be 7 to 1');
  expect(pair && describePair({ ...pair, ratio: 6.999 })).toContain(': 6.9 to 1');
  const [dark] = failingOf({ ...defaultStyle.colours, ground: '#223344' });
  expect(dark && describePair(dark)).toBe('The ground is too dark: it has to be light');
});

test('has no failing pair left once every offered colour is taken', () => {
  let colours: BrandColours = { ink: '#8a93a6', main: '#f2e33a', accent: '#10182b', ground: '#223344' };
  for (let taken = 0; taken < 8; taken += 1) {
    const [pair] = failingOf(colours);
    if (pair?.nearest) colours = { ...colours, [pair.nearest.name]: pair.nearest.colour };
  }
  expect(failingOf(colours)).toEqual([]);
});

test('blocks for ink and ground alone, because other colours are moved to a passing shade', () => {
  const blocking = (colours: Partial<BrandColours>) =>
    failingOf({ ...defaultStyle.colours, ...colours }).map(isBlocking);
  expect(blocking({ ink: '#8a93a6' })).toContain(true);
  expect(blocking({ ground: '#223344' })).toContain(true);
  expect(blocking({ main: '#f2e33a', accent: '#10182b' })).toEqual([false, false]);
});

test('reads four complete colours and nothing less', () => {
  expect(parseColours(defaultStyle.colours)).toEqual(defaultStyle.colours);
  for (const ink of ['#1', '10182b', '#10182', '#10182g', '', undefined, null])
    expect([ink, parseColours({ ...defaultStyle.colours, ink })]).toEqual([ink, undefined]);
});
