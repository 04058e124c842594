import { expect, test } from 'vitest';
import { anchored, demoted } from './headings.ts';

test('second-level headings get readable ids, each once', () => {
  const { html, headings } = anchored(
    '<h2>1. What &amp; why</h2><p>a</p><h3>No</h3><h2><em>Über</em> 1. What why</h2>',
  );
  expect(html).toBe(
    '<h2 id="1-what-why">1. What &amp; why</h2><p>a</p><h3>No</h3><h2 id="u-ber-1-what-why"><em>Über</em> 1. What why</h2>',
  );
  expect(headings.map(({ title }) => title)).toEqual(['1. What & why', 'Über 1. What why']);
  expect(anchored('<h2>A</h2><h2>A</h2><h2>…</h2>').headings.map(({ id }) => id)).toEqual([
    'a',
    'a-2',
    'part',
  ]);
});

test('headings step down by one, nothing else', () => {
  expect(demoted('<h2>A</h2><h3 class="x">B</h3><hr><h1>C</h1>')).toBe(
    '<h3>A</h3><h4 class="x">B</h4><hr><h1>C</h1>',
  );
});
