import { expect, test } from 'vitest';
import { type BrandColours, checkPairs, defaultStyle, isBlocking, parseColours } from './index.ts';

const failingOf = (colours: BrandColours) => checkPairs(colours).filter(({ passes }) => !passes);

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
