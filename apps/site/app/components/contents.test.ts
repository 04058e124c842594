import { expect, test } from 'vitest';
import { addHeadingIds, shiftHeadings } from './contents.tsx';

test('second-level headings get readable ids, each once', () => {
  const { html, headings } = addHeadingIds(
    '<h2>1. What &amp; why</h2><p>a</p><h3>No</h3><h2><em>Über</em> 1. What why</h2>',
  );
  expect(html).toBe(
    '<h2 id="1-what-why">1. What &amp; why</h2><p>a</p><h3>No</h3><h2 id="uber-1-what-why"><em>Über</em> 1. What why</h2>',
  );
  expect(headings.map(({ title }) => title)).toEqual(['1. What & why', 'Über 1. What why']);
  expect(
    addHeadingIds('<h2>A</h2><h2>A</h2><h2>…</h2><h2>हमारे बारे में</h2>').headings.map(({ id }) => id),
  ).toEqual(['a', 'a-2', 'part', 'हमारे-बारे-में']);
});

test('headings step down by one, nothing else', () => {
  expect(shiftHeadings('<h2>A</h2><h3 class="x">B</h3><hr><h1>C</h1>')).toBe(
    '<h3>A</h3><h4 class="x">B</h4><hr><h1>C</h1>',
  );
});
