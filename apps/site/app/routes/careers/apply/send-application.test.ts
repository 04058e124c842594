import { describe, expect, test } from 'vitest';
import { outcomeOf } from './send-application.ts';

const text = (value: unknown) => JSON.stringify(value);

test('an answer with a reference', () => {
  const answer = { success: true, message: 'Application submitted successfully!', reference: 'RA-7K3QX9TB' };
  expect(outcomeOf(200, text(answer))).toEqual({ kind: 'received', reference: 'RA-7K3QX9TB' });
});

test.each([{ success: true, message: 'Application submitted successfully!' }, { success: true }])(
  'a success without a reference: %j',
  (answer) => expect(outcomeOf(200, text(answer))).toEqual({ kind: 'received', reference: undefined }),
);

describe('an unsuccessful reply', () => {
  test('says what the server says', () =>
    expect(outcomeOf(200, text({ success: false, message: 'No.' }))).toMatchObject({ message: 'No.' }));
  test('says that something went wrong when the server says nothing', () =>
    expect(outcomeOf(200, text({ success: false }))).toMatchObject({ message: 'Something went wrong.' }));
});

describe('a request error', () => {
  test('says what the server says, with what the form reacts to', () => {
    const failure = { success: false, message: 'Choose another file.', code: 'file-refused' };
    expect(outcomeOf(400, text(failure))).toEqual({
      kind: 'failed',
      message: 'Choose another file.',
      failure,
    });
  });
  test.each([
    [0, ''],
    [502, '<html>Bad gateway</html>'],
    [500, text({ success: false })],
    [200, ''],
    [200, '<html>'],
    [200, text({})],
    [200, text(['success'])],
  ])('%d without words', (status, body) =>
    expect(outcomeOf(status, body)).toMatchObject({
      kind: 'failed',
      message: 'Server error. Please try again.',
    }),
  );
});
