import { messages } from '@riverfront/contract/messages';
import { describe, expect, test } from 'vitest';
import { emptyValues } from './fields.ts';
import { begin, reduce, type State } from './state.ts';

const values = { ...emptyValues, name: 'Asha', message: 'Hello' };
const typed: State = { ...begin(undefined, false), values };
const refused = (humanCheck: boolean) =>
  ({ type: 'refused', refused: { message: 'No', problems: { name: 'Wrong' }, humanCheck } }) as const;

describe('the page begins', () => {
  test('empty', () =>
    expect(begin(undefined, false)).toMatchObject({ values: emptyValues, step: { name: 'idle' } }));
  test('with a message that was taken without JavaScript', () =>
    expect(begin(undefined, true).step).toEqual({ name: 'received', message: messages.contactReceived }));
  test('with what was refused without JavaScript', () => {
    const state = begin({ values, refused: refused(true).refused }, false);
    expect(state).toMatchObject({ values, problems: { name: 'Wrong' }, humanCheck: true });
    expect(state.step).toEqual({
      name: 'refused',
      message: 'No',
      attempt: 1,
      problems: { name: 'Wrong' },
      humanCheck: true,
    });
  });
});

test('a refusal keeps everything that was typed, and each one counts', () => {
  const once = reduce(reduce(typed, { type: 'sending' }), refused(false));
  expect(once).toMatchObject({ values, step: { name: 'refused', attempt: 1 } });
  expect(reduce(once, refused(false)).step).toMatchObject({ attempt: 2 });
});

test('a received message clears the fields and the human check', () => {
  const checked = { ...typed, humanCheck: true, pass: 'pass', problems: { name: 'Wrong' } };
  expect(reduce(checked, { type: 'received', reference: 'RM-1' })).toEqual({
    ...begin(undefined, false),
    step: { name: 'received', message: messages.contactReceived, reference: 'RM-1' },
  });
});

test('a pass is kept for another try unless the server refused it', () => {
  const confirmed = reduce(reduce(typed, refused(true)), { type: 'confirmed', pass: 'pass' });
  expect(confirmed).toMatchObject({ step: { name: 'idle' }, pass: 'pass' });
  expect(reduce(confirmed, refused(false))).toMatchObject({ humanCheck: true, pass: 'pass' });
  expect(reduce(confirmed, refused(true))).toMatchObject({ humanCheck: true, pass: null });
});

test('a corrected field loses its error', () => {
  const wrong = reduce(typed, { type: 'checked', field: 'email', problem: 'Wrong' });
  expect(wrong.problems).toEqual({ email: 'Wrong' });
  expect(reduce(wrong, { type: 'checked', field: 'email', problem: undefined }).problems).toEqual({});
});
