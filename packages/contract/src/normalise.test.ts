import { expect, test } from 'vitest';
import { apply } from './applications.ts';
import { email, line, personName, phone, typed } from './fields.ts';
import { verifyOtp } from './verification.ts';

const schemas = {
  text: typed(60),
  line: line(60),
  phone,
  name: personName(60),
  email,
  code: verifyOtp.body.shape.otp,
  years: apply.body.shape.total_experience,
  salary: apply.body.shape.expected_salary,
};

const unchanged = Symbol('as typed');
/** The stored form of texts that people type or paste; null where it is rejected. */
const cases: [keyof typeof schemas, string | number | null | typeof unchanged, ...string[]][] = [
  ['text', 'a\nb\nc\nd\ne\nf\r\ng\thi', ' a\u2028b\u2029c\vd\fe\u0085f\r\ng\th\0\u001Bi '],
  ['line', 'a b c d e f g hi', 'a\u2028b\u2029c\vd\fe\u0085f\r\ng\th\0\u001Bi\t'],
  ['phone', '+91 98765 43210', '\u202A+91 98765 43210\u202C', '＋９１ ９８７６５ ４３２１０'],
  ['phone', '+91 98765 43210', '+91\u00A098765\u00A043210', 'Ph no - +91\t98765\u202843210.'],
  ['phone', '+91 98765 43210', '(+91) 98765 43210 WhatsApp'],
  ['phone', '+91-98765-43210', '+91\u201198765\u201143210', '+91–98765–43210'],
  ['phone', '+919876543210', 'tel:+919876543210'],
  ['phone', '020 7946 0958 ext. 12', '020 7946 0958 ext 12'],
  ['phone', '9876543210', '९८७६५४३२१०'],
  ['phone', '98765 43210', 'Mob: 98765 43210', '☎ मोबाइल 98765 43210 (M)'],
  ['phone', '(020) 7946 0958 ext. 1234567', '[office] (020) 7946 0958 ext. 1234567'],
  ['phone', '+44 20 7946 0958', '0044 (0)20 7946 0958'],
  ['phone', unchanged, '+39 (0)6 6982 1234', '0911/12345678'],
  ['phone', null, 'call me', '12345'],
  ['name', unchanged, 'രാജന്\u200D', 'می\u200Cرزا', 'Sammy Davis, Jr.', 'María (Pepa)', 'D\u2010Souza'],
  ['name', unchanged, 'ශ්\u200Dරී', 'Henry 3rd', 'S', 'Müller/Schmidt', 'Anne & Marie-Luise + K:son | de_la'],
  ['name', unchanged, '“Bob” D`Souza; O´Brien'],
  ['name', 'Asha', '\u200BAsha\uFEFF'],
  ['name', 'Asha R. Patel', 'Asha\tR.\u2028Pa\u0007tel'],
  ['name', null, '<b>Asha</b>', 'https://spam.example', 'asha@mail.example', '   ', '\u200D'],
  ['email', unchanged, 'user@example.xn--h2brj9c', 'first/last@x.com', "o'brien+jobs@x.co.uk"],
  ['email', 'user@xn--bcher-kva.de', 'User@Bücher.de'],
  ['email', 'name@x.com', 'name＠x.com', '\u202Aname@x.com', 'mailto:name@x.com', '“name@x.com”.'],
  ['email', 'name@x.com', 'Asha Patel <name@x.com>;', 'E-Mail: name @ x.com (work)'],
  ['email', 'name@x.com', 'email id - name@x.com', 'mailto:name@x.com?subject=CV'],
  ['email', 'name@example.com', 'name@example.com,'],
  ['email', null, 'asha patel@x.com', 'name@', 'name@x', 'a..b@x.com', 'a@b@c.com', 'name@x.com:25'],
  ['code', '012345', '012–345', 'Your code is 012345', '\u200B012345', '０１２３４５'],
  ['code', null, '12345', '012345 or 543210'],
  ['years', 4.5, '4,5'],
  ['years', 1.5, '1.5'],
  ['years', 7, '7+', '7 years'],
  ['years', null, '', 'seven', '70'],
  ['salary', 800_000, '₹8,00,000', 'Rs. 8,00,000', '8,00,000/-', '8 LPA', 'INR 8 00 000 per annum'],
  ['salary', 850_000, '8.5 lakh'],
  ['salary', 60_000, '60.000 €', "60'000"],
  ['salary', 12_000_000, '1.2 crore'],
  ['salary', 1_200_000, '12,00,000.00'],
  ['salary', 0, '0'],
  ['salary', null, '8', 'a lot'],
];

const single = cases.flatMap(([kind, stored, ...texts]) => texts.map((text) => ({ kind, text, stored })));
test.each(single)('$kind $text becomes $stored', ({ kind, text, stored }) => {
  const { success, data } = schemas[kind].safeParse(text);
  expect(success ? data : null).toBe(stored === unchanged ? text : stored);
});

test('asks back where a sum is absurd', () => {
  const { error } = schemas.salary.safeParse('8');
  expect(error?.issues[0]?.message).toBe('Do you mean ₹8 a year, or ₹8,00,000?');
});

const two = [
  '98765 43210, 98250 12345',
  '98765 43210\n98250 12345',
  '079-26581234 / 26581235',
  '+1 or +44 20',
];
test.each(two)('says of %j that it is more than one number', (numbers) => {
  const { error } = phone.safeParse(numbers);
  expect(error?.issues[0]?.message).toBe('Please enter one telephone number only.');
});
