import { describe, expect, test } from 'vitest';
import { pageTitle, shorten } from './search-texts.ts';

const site = 'Riverfront Consulting';

describe('pageTitle', () => {
  test('contains the company where it fits', () => {
    expect(pageTitle('Services', site)).toBe('Services · Riverfront Consulting');
  });
  test('never exceeds 60 characters', () => {
    const long = 'Greenfield, brownfield or bluefield: how to choose your road to S/4HANA';
    expect(pageTitle(long, site).length).toBeLessThanOrEqual(60);
    expect(pageTitle(long, site)).toBe('Greenfield, brownfield or bluefield: how to choose your…');
  });
});

test.each([
  ['short', 10, 'short'],
  ['two words', 6, 'two…'],
  ['one, two', 6, 'one…'],
  ['unbreakable', 6, 'unbre…'],
])('shorten(%j, %i)', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});
