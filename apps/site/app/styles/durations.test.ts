import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

// Section 4 and 9 of the specification.
test.each([
  ['components/timeline.tsx', 'slideTime = 10_000'],
  ['components/stories.tsx', 'slideTime = 7000'],
  ['components/head/hero-media.tsx', 'interval = 4000'],
  ['routes/home/hero.tsx', 'headlineMs = 4000'],
  ['styles/motion.css', '--slide-time, 7000ms'],
])('%s moves every %s ms', (path, text) => expect(read(path)).toContain(text));

test('the loading screen has its five steps, and nothing moves with reduced motion', () => {
  const delays = [...read('styles/loading.css').matchAll(/animation-delay: ([\d.]+)s/g)];
  expect(delays.map(([, seconds]) => Number(seconds))).toEqual([0.5, 1.6, 2.8, 3.8, 5.2]);
  expect(read('styles/motion.css')).toMatch(
    /reduced-motion: reduce\) \{\s+\*,[^}]*animation: none !important/,
  );
});
