import { describe, expect, test } from 'vitest';
import { createFormState, editField, pickShownErrors, rejectForm } from './use-form.ts';

const values = { name: 'Asha', email: '' };
const errors = { name: 'Too short', email: 'Required' };
const untouched = createFormState(values);
const left = { ...untouched, touched: { email: true } };
const rejected = rejectForm(untouched, { title: 'No', errors });
const edited = { ...values, email: 'asha@' };

describe('validation errors are shown', () => {
  test('in no field before it is left', () => {
    expect(pickShownErrors(untouched, errors)).toEqual({});
    expect(pickShownErrors(editField(untouched, 'email', edited), errors)).toEqual({});
  });
  test('in a field that was left, while it is edited', () => {
    const state = editField(left, 'email', edited);
    expect(pickShownErrors(state, errors)).toEqual({ email: 'Required' });
    expect(pickShownErrors(state, {})).toEqual({});
  });
  test('in all fields after a rejection, and no more when the form is submitted again', () => {
    expect(pickShownErrors(rejected, errors)).toEqual(errors);
    expect(pickShownErrors({ ...rejected, rejection: undefined }, errors)).toEqual({});
  });
  test('not again in a field that was valid, where it is revalidated on blur', () => {
    const state = editField(rejected, 'email', edited, false);
    expect(pickShownErrors(state, errors)).toEqual({ name: 'Too short' });
    expect(pickShownErrors({ ...state, touched: { email: true } }, errors)).toEqual(errors);
  });
});

test('an error of the server stays until its field is edited', () => {
  const state = rejectForm(untouched, { title: 'No', errors: {}, serverErrors: { email: 'Unknown' } });
  expect(pickShownErrors(state, {})).toEqual({ email: 'Unknown' });
  expect(pickShownErrors(editField(state, 'email', edited), {})).toEqual({});
});

test('a rejection keeps the values, and each one counts', () => {
  const state = rejectForm(editField(rejected, 'email', edited), { title: 'Again', errors });
  expect(state).toMatchObject({ values: edited, attempt: 2, rejection: { title: 'Again', errors } });
});
