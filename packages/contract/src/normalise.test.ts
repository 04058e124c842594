import { expect, test } from 'vitest';
import { apply } from './applications.ts';
import { email, personName, phone } from './fields.ts';
import { verifyOtp } from './verification.ts';

const schemas = {
  phone,
  name: personName(60),
  email,
  code: verifyOtp.body.shape.otp,
  years: apply.body.shape.total_experience,
  salary: apply.body.shape.expected_salary,
};

/** What people type or paste, and what is stored; null where it is rejected. */
const cases: [keyof typeof schemas, string, string | number | null][] = [
  ['phone', '\u202A+91 98765 43210\u202C', '+91 98765 43210'],
  ['phone', '+91\u201198765\u201143210', '+91-98765-43210'],
  ['phone', 'tel:+919876543210', '+919876543210'],
  ['phone', '020 7946 0958 ext 12', '020 7946 0958 ext. 12'],
  ['phone', '९८७६५४३२१०', '9876543210'],
  ['phone', '＋９１ ９８７６５ ４３２１０', '+91 98765 43210'],
  ['phone', '+91\u00A098765\u00A043210', '+91 98765 43210'],
  ['phone', 'call me', null],
  ['phone', '12345', null],
  ['name', 'രാജന്\u200D', 'രാജന്\u200D'],
  ['name', 'می\u200Cرزا', 'می\u200Cرزا'],
  ['name', 'Sammy Davis, Jr.', 'Sammy Davis, Jr.'],
  ['name', 'María (Pepa)', 'María (Pepa)'],
  ['name', 'D\u2010Souza', 'D\u2010Souza'],
  ['name', '\u200BAsha\uFEFF', 'Asha'],
  ['name', 'https://spam.example', null],
  ['name', 'asha@mail.example', null],
  ['name', '   ', null],
  ['name', '\u200D', null],
  ['email', 'user@example.xn--h2brj9c', 'user@example.xn--h2brj9c'],
  ['email', 'User@Bücher.de', 'user@xn--bcher-kva.de'],
  ['email', 'name＠x.com', 'name@x.com'],
  ['email', '\u202Aname@x.com', 'name@x.com'],
  ['email', 'first/last@x.com', 'first/last@x.com'],
  ['email', 'mailto:name@x.com', 'name@x.com'],
  ['email', 'name@', null],
  ['email', 'name@x', null],
  ['email', 'a..b@x.com', null],
  ['email', 'a@b@c.com', null],
  ['email', 'name@x.com:25', null],
  ['code', '012–345', '012345'],
  ['code', 'Your code is 012345', '012345'],
  ['code', '\u200B012345', '012345'],
  ['code', '０１２３４５', '012345'],
  ['code', '12345', null],
  ['code', '012345 or 543210', null],
  ['years', '4,5', 4.5],
  ['years', '1.5', 1.5],
  ['years', '7+', 7],
  ['years', '7 years', 7],
  ['years', '', null],
  ['years', '70', null],
  ['salary', '₹8,00,000', 800_000],
  ['salary', 'Rs. 8,00,000', 800_000],
  ['salary', '8,00,000/-', 800_000],
  ['salary', '8 LPA', 800_000],
  ['salary', '8.5 lakh', 850_000],
  ['salary', '1.2 crore', 12_000_000],
  ['salary', 'INR 8 00 000 per annum', 800_000],
  ['salary', '0', 0],
  ['salary', '8', null],
  ['salary', 'a lot', null],
];

test.each(cases)('%s %j becomes %j', (kind, text, stored) => {
  const { success, data } = schemas[kind].safeParse(text);
  expect(success ? data : null).toBe(stored);
});

test('asks back where a sum is absurd', () => {
  const { error } = schemas.salary.safeParse('8');
  expect(error?.issues[0]?.message).toBe('Do you mean ₹8 a year, or ₹8,00,000?');
});
