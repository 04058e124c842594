import { expect, test } from 'vitest';
import { figureParts } from './figures.tsx';

test.each([
  ['13+', { before: '', number: 13, after: '+' }],
  ['240', { before: '', number: 240, after: '' }],
  ['over 1,200 people', { before: 'over ', number: 1200, after: ' people' }],
  ['99 %', { before: '', number: 99, after: ' %' }],
])('%j', (text, parts) => {
  expect(figureParts(text)).toEqual(parts);
});

test('a text without digits has no figure', () => {
  expect(figureParts('many')).toBeNull();
});
