import { expect, test } from 'vitest';
import { parseAnswer, validateResume } from './upload.ts';

const text = (value: unknown) => JSON.stringify(value);

test('an answer that says success is returned', () => {
  const answer = { success: true, message: 'Application submitted successfully!', reference: 'RA-7K3QX9TB' };
  expect(parseAnswer(200, text(answer))).toEqual(answer);
  expect(parseAnswer(200, text({ success: true }))).toEqual({ success: true });
});

const rejection = { success: false, message: 'Choose another file.', code: 'file-refused' };

test.each([
  [200, text(rejection), 200, rejection],
  [200, text({ success: false }), 200, undefined],
  [400, text(rejection), 400, rejection],
  [0, '', 0, undefined],
  [500, text({ success: false }), 500, undefined],
  [408, '', 408, expect.objectContaining({ message: expect.stringMatching(/connection.*smaller file/) })],
  [200, '', 0, undefined],
  [200, text({}), 0, undefined],
])('%d with the body %s is an error', (status, body, errorStatus, failure) => {
  expect(() => parseAnswer(status, body)).toThrow(expect.objectContaining({ status: errorStatus, failure }));
});

test.each([
  ['CV.png', 'image/png', 9, 'Please choose a PDF, DOC, DOCX or TXT file.'],
  ['CV.pdf', 'application/pdf', 5 * 1024 ** 2 + 1, 'The file has 5.1 MB. Please choose one of at most 5 MB.'],
  ['CV.pdf', 'application/pdf', 5 * 1024 ** 2, undefined],
])('%s of the type %s with %d bytes: %s', (name, type, size, message) => {
  expect(validateResume({ name, type, size })).toBe(message);
});
