import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { staffColours } from './stylesheets.ts';

const { both, light, dark } = brand.colours;
const base = brand.staff.palette;
const bands = ['night', 'night-raised', 'band'];
const sheets = ['page', 'surface', 'mist'];
const panels = [...sheets, 'surface-raised', 'main-mist', 'accent-mist'];

/** Texts and controls with their backgrounds, and the contrast that WCAG 2.2 asks for: 1.4.3, 1.4.6, 1.4.11. */
const pairsOfSite: [name: string, on: string[], required: 3 | 4.5 | 7][] = [
  ['text', sheets, 7],
  ['text-soft', sheets, 4.5],
  ['main', sheets, 4.5],
  ['main-deep', sheets, 4.5],
  ['error', sheets, 4.5],
  ['field-line', sheets, 3],
  ['on-main', ['main', 'main-deep'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['on-night', bands, 4.5],
  ['on-night-soft', bands, 4.5],
  ['main-light', bands, 4.5],
  ['accent-soft', bands, 4.5],
  ['accent-at-night', bands, 3],
];
const pairsOfStaffSide: typeof pairsOfSite = [
  ['ink', panels, 7],
  ['ink-soft', panels, 4.5],
  ['main', ['page', 'surface'], 4.5],
  ['main-deep', ['page', 'surface', 'mist', 'main-mist'], 4.5],
  ['on-main', ['main', 'main-deep'], 4.5],
  ['danger', ['page', 'surface'], 4.5],
  ['line-strong', ['surface'], 3],
];

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each([
  ['site, light', { ...both, ...light }, pairsOfSite],
  ['site, dark', { ...both, ...dark }, pairsOfSite],
  ['staff side, light', { ...staffColours.light, page: base[0] }, pairsOfStaffSide],
  ['staff side, dark', { ...staffColours.dark, page: base[900] }, pairsOfStaffSide],
])('every text and control can be read: %s', (_, tokens: Record<string, string>, pairs) => {
  const faults = pairs.flatMap(([name, on, required]) =>
    on.flatMap((background) => {
      const ratio = contrast(tokens[name] ?? '', tokens[background] ?? '');
      return ratio >= required ? [] : `${name} on ${background}: ${ratio.toFixed(2)}, not ${required}`;
    }),
  );
  expect(faults).toEqual([]);
});

test('has fonts of at most 30 kB each, which together fit the limit of 60 kB', () => {
  for (const { file } of Object.values(brand.fonts))
    expect(readFileSync(new URL(`../fonts/${file}`, import.meta.url)).length).toBeLessThanOrEqual(30_000);
});
