import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>Two</p><p>parts</p>', 'Two parts'],
  ['<p>With <strong>weight</strong>.</p>', 'With weight.'],
  ['Tom &amp; Jerry &#8211; &#x2013; &hellip;', 'Tom & Jerry – – …'],
  ['a&nbsp;b\n  c', 'a b c'],
  ['&unknown;', '&unknown;'],
  ['&#99999999;', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
