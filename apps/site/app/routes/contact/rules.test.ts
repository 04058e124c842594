import { messages } from '@riverfront/contract/messages';
import { expect, test } from 'vitest';
import { emptyValues } from './fields.ts';
import { problemsIn } from './rules.ts';

const right = {
  ...emptyValues,
  name: 'Asha Patel',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  message: 'Hello',
};

test('what may be left out may be left out', () => expect(problemsIn(right)).toEqual({}));

test('blank counts as empty', () => {
  const { required } = messages;
  expect(problemsIn({ ...emptyValues, message: '  \n' })).toEqual({
    name: required,
    phone: required,
    email: required,
    message: required,
  });
});

test.each(['Rao (Purchasing)', 'Anna & Ben', "'t Hooft", 'R2-D2 7', '李', 'A\nB'])('%j is a name', (name) =>
  expect(problemsIn({ ...right, name })).toEqual({}),
);

test('the first problem of a field is the one that is shown', () => {
  expect(problemsIn({ ...right, email: 'asha@' })).toEqual({
    email: 'Please enter an email address like name@example.com.',
  });
});
