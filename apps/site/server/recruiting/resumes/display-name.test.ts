import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDisplayName } from './inspect-resume.ts';

test.each([
  ['Jane Doe – CV (final).pdf', 'Jane Doe – CV (final).pdf'],
  ['..\\..\\cv.pdf', 'cv.pdf'],
  ['../../etc/cron.d/cv.pdf', 'cv.pdf'],
  ['c\0v.pdf', 'cv.pdf'],
  ['  ..cv..  .pdf. ', 'cv...pdf'],
  ['a\u2028b\r\n\tc.pdf', 'abc.pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  ['', 'resume'],
  ['/', 'resume'],
  ['...', 'resume'],
  ['\u202E\u200B.docx', 'resume.docx'],
  [`${'👩‍💻'.repeat(80)}.txt`, `${'👩💻'.repeat(29)}.txt`],
])('%j becomes %j', (given, expected) => {
  expect(toDisplayName(given)).toBe(expected);
});

test('returns a name that is safe to show for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = toDisplayName(given);
      expect(name).not.toMatch(/[/\\]|\p{C}|\p{Zl}|\p{Zp}|^\s|\s$/u);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(120);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
