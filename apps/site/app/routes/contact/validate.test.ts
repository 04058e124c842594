import { messages } from '@riverfront/contract/messages';
import { expect, test } from 'vitest';
import { emptyValues, validateRequired } from './fields.ts';
import { validate } from './validate.ts';

test.each([validate, validateRequired])('blank counts as empty, with the schema and without', (validator) => {
  const { required } = messages;
  const errors = { name: required, phone: required, email: required, message: required };
  expect(validator({ ...emptyValues, message: '  \n' })).toEqual(errors);
});
