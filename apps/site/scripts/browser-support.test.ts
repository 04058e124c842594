import { expect, test } from 'vitest';
import { findSupportGaps } from './browser-support.ts';

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
])('finds the gap in %s', (code, feature, missingIn) => {
  expect(findSupportGaps(code)).toEqual([{ feature, missingIn }]);
});

test.each([
  'AbortSignal.timeout(a)',
  'crypto.getRandomValues(a)',
  'structuredClone(a)',
  'a.at(-1)',
  'Object.hasOwn(a, b)',
  'document.querySelector(a)',
  // Feature detection.
  'if ("subtle" in crypto) a()',
  'typeof requestIdleCallback === "function"',
  'a.checkVisibility?.()',
  'navigator.clipboard?.writeText(a)',
  // Declared functions.
  'function requestIdleCallback() {} requestIdleCallback()',
  'import { requestIdleCallback } from "./a.js"; requestIdleCallback()',
  '(({ requestIdleCallback }) => requestIdleCallback())(a)',
])('accepts %s', (code) => {
  expect(findSupportGaps(code)).toEqual([]);
});
