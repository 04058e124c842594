import { expect, test } from 'vitest';
import { inlineStylesheets } from './inline-stylesheets.ts';

test('writes the stylesheets that it knows into the page', () => {
  const other = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  const page = `<head><link rel="stylesheet" href="/brand/a.css"/>${other}</head>`;
  const read = (href: string) => (href === '/brand/a.css' ? ':root{--price:$&}' : undefined);
  expect(inlineStylesheets(page, read)).toBe(`<head><style>:root{--price:$&}</style>${other}</head>`);
});
