import { messages } from '@riverfront/contract/messages';
import { expect, test } from 'vitest';
import { emptyValues, validateRequired } from './fields.ts';
import { validate } from './validate.ts';

const right = {
  ...emptyValues,
  name: 'Asha Patel',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  message: 'Hello',
};

test.each([validate, validateRequired])('blank counts as empty, with the schema and without', (validator) => {
  const { required } = messages;
  const errors = { name: required, phone: required, email: required, message: required };
  expect(validator({ ...emptyValues, message: '  \n' })).toEqual(errors);
});

test.each(['Rao (Purchasing)', 'Anna & Ben', "'t Hooft", 'R2-D2 7', '李', 'A\nB'])('%j is a name', (name) =>
  expect(validate({ ...right, name })).toEqual({}),
);
