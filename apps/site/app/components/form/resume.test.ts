import { expect, test } from 'vitest';
import { formatFileSize, resumeAccept, resumeHint, validateResume } from './resume.ts';

const limit = 5 * 1024 * 1024;

test('types and limit are said beforehand', () => {
  expect(resumeAccept).toBe('.pdf,.doc,.docx,.txt');
  expect(resumeHint).toBe('PDF, DOC, DOCX or TXT, at most 5 MB.');
});

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

test.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1025, '2 KB'],
  [1_400_000, '1.4 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
