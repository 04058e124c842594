import { expect, test } from 'vitest';
import { validateResume } from './resume.ts';

const limit = 5 * 1024 * 1024;

test.each(['CV.pdf', 'cv.DOCX', 'My résumé.v2.doc', 'cv.txt'])('%s may be sent', (name) =>
  expect(validateResume({ name, size: limit })).toBeUndefined(),
);

test.each(['cv.png', 'cv', 'pdf', 'cv.pdf.exe', 'cv.'])('%s is of another type', (name) =>
  expect(validateResume({ name, size: 10 })).toBe('Please choose a PDF, DOC, DOCX or TXT file.'),
);

test('one byte too many, and none at all', () => {
  expect(validateResume({ name: 'cv.pdf', size: limit + 1 })).toBe(
    'The file has 5.1 MB. Please choose one of at most 5 MB.',
  );
  expect(validateResume({ name: 'cv.pdf', size: 0 })).toBe('The file is empty. Please choose another one.');
});
