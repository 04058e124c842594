import { expect, test } from 'vitest';
import { supportGaps } from './browser-support.ts';

test.each([
  ['URL.canParse(a)', 'URL.canParse', ['chrome', 'safari']],
  ['AbortSignal.any([a])', 'AbortSignal.any', ['safari']],
  ['const b = crypto.randomUUID()', 'crypto.randomUUID', ['plain http']],
  ['window.crypto; crypto.subtle.digest(a)', 'crypto.subtle', ['plain http']],
  ['navigator.clipboard.writeText(a)', 'navigator.clipboard', ['plain http']],
  ['a.checkVisibility()', '.checkVisibility()', ['safari']],
  ['Object.groupBy(a, b)', 'Object.groupBy', ['safari']],
  ['requestIdleCallback(a)', 'requestIdleCallback()', ['safari']],
  ['window.requestIdleCallback(a)', 'window.requestIdleCallback', ['safari']],
  ['new Set().union(a)', '.union()', ['chrome', 'safari']],
  ['/a/v.test(b)', '/…/v', ['safari']],
])('finds what is missing in %s', (code, feature, missingIn) => {
  expect(supportGaps(code)).toEqual([{ feature, missingIn }]);
});

test.each([
  'AbortSignal.timeout(a)',
  'crypto.getRandomValues(a)',
  'structuredClone(a)',
  'a.at(-1)',
  'Object.hasOwn(a, b)',
  'document.querySelector(a)',
  // Only asked for.
  'if ("subtle" in crypto) a()',
  'typeof requestIdleCallback === "function"',
  'a.checkVisibility?.()',
  'navigator.clipboard?.writeText(a)',
  // A function of one's own.
  'function requestIdleCallback() {} requestIdleCallback()',
  'import { requestIdleCallback } from "./a.js"; requestIdleCallback()',
  '(({ requestIdleCallback }) => requestIdleCallback())(a)',
])('accepts %s', (code) => {
  expect(supportGaps(code)).toEqual([]);
});
