import { readFileSync } from 'node:fs';
import { differenceCiede2000, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import {
  type BrandColours,
  createStaffStylesheet,
  defaultStyle,
  deriveScale,
  faces,
  listPairs,
} from './index.ts';

const sample = defaultStyle.colours;
const tokensFile = new URL('../../../apps/site/app/styles/tokens.css', import.meta.url);
const difference = differenceCiede2000();

test('derives the tokens of the stylesheet from its four colours', () => {
  const [light = '', dark = ''] = readFileSync(tokensFile, 'utf8').split('prefers-color-scheme: dark');
  const { shared, ...schemes } = deriveScale(sample);
  for (const [css, scale] of [
    [light, { ...shared, ...schemes.light }],
    [dark, schemes.dark],
  ] as const) {
    const written = [...css.matchAll(/--color-([\w-]+): (#\w{6})/g)];
    expect(written.length).toBeGreaterThan(13);
    for (const [, name = '', colour = ''] of written)
      expect([name, colour, difference(colour, { ...shared, ...scale }[name as keyof typeof scale])]).toEqual(
        [name, colour, expect.toSatisfy((far: number) => far < 4)],
      );
  }
});

/** Writes a colour of random hue between two lightnesses. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
const random = createRandom(7);
const hex = (low: number, high: number) =>
  `#${[0, 1, 2]
    .map(() =>
      Math.floor(low + (high - low) * random())
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const sets: BrandColours[] = [
  { ink: '#000000', main: '#ffff00', accent: '#ffffff', ground: '#ffffff' },
  { ink: '#0000aa', main: '#c8102e', accent: '#111111', ground: '#fff6e0' },
  ...Array.from({ length: 200 }, () => ({
    ink: hex(0, 160),
    main: hex(0, 255),
    accent: hex(0, 255),
    ground: hex(226, 255),
  })),
];

test('derives only pairs that pass, whatever the colours', () => {
  const failing = sets.flatMap((colours) =>
    listPairs(deriveScale(colours))
      .filter(({ passes }) => !passes)
      .map(({ label, scheme, ratio }) => ({ ...colours, label, scheme, ratio })),
  );
  expect(failing.slice(0, 5)).toEqual([]);
});

test('keeps errors apart from a red main colour', () => {
  expect(deriveScale(sample).light.error).toBe('#b4371f');
  const { main, error } = deriveScale({ ...sample, main: '#b3341c' }).light;
  expect(difference(main, error)).toBeGreaterThan(10);
});

test('ships faces of at most 30 kB, any two of which fit the limit of 60 kB', () => {
  for (const { file } of Object.values(faces))
    expect(readFileSync(new URL(`../fonts/${file}`, import.meta.url)).length).toBeLessThanOrEqual(30_000);
});

/** Texts and controls of the staff side, each with its backgrounds and the contrast that WCAG 2.2 asks for. */
const staffPairs: [text: string, backgrounds: string[], ratio: number][] = [
  ['ink', ['page', 'surface', 'surface-raised', 'mist', 'main-mist', 'accent-mist'], 7],
  ['ink-soft', ['page', 'surface', 'surface-raised', 'mist', 'main-mist', 'accent-mist'], 4.5],
  ['main', ['page', 'surface'], 4.5],
  ['main-deep', ['page', 'surface', 'mist', 'main-mist'], 4.5],
  ['on-main', ['main', 'main-deep'], 4.5],
  ['danger', ['page', 'surface'], 4.5],
  ['line-strong', ['surface'], 3],
];

test('keeps every pair of the staff side readable, whatever the colours are', () => {
  const faults = sets.flatMap((colours) => {
    const [day = '', night = ''] = createStaffStylesheet({ ...defaultStyle, colours }).split('html[');
    const read = (css: string) =>
      Object.fromEntries([...css.matchAll(/--([\w-]+):(#\w{6})/g)].map(([, name, value]) => [name, value]));
    const schemes = [
      { ...read(day), page: read(day)['color-base-0'] },
      { ...read(night), page: read(day)['color-base-900'] },
    ];
    return schemes.flatMap((tokens: Record<string, string | undefined>, scheme) =>
      staffPairs.flatMap(([text, backgrounds, ratio]) =>
        backgrounds
          .filter((name) => wcagContrast(tokens[text] ?? '', tokens[name] ?? '') < ratio)
          .map(
            (name) =>
              `${JSON.stringify(colours)}, ${scheme}: ${text} ${tokens[text]} on ${name} ${tokens[name]}`,
          ),
      ),
    );
  });
  expect(faults).toEqual([]);
});
