import { expect, test } from 'vitest';
import { isMailbox, parseSender } from './addresses.ts';

test.each([
  'asha@textiles.example',
  'asha.patel+jobs@mail.textiles.co.in',
  "o'neill_1@a-b.example",
  'a@xn--bcher-kva.example',
  `${'a'.repeat(64)}@textiles.example`,
  `a@${'b'.repeat(63)}.example`,
])('accepts %s as a mailbox', (text) => {
  expect(isMailbox(text)).toBe(true);
});

test.each([
  '',
  'asha@',
  'asha@localhost',
  'asha@-textiles.example',
  'asha@127.0.0.1',
  '.asha@textiles.example',
  'as ha@textiles.example',
  'asha@textiles.example ',
  'asha@textiles.example\n',
  'asha@textiles.example\r\nBcc: b@evil.example',
  'asha@textiles.example\0',
  'asha@textiles.example,b@evil.example',
  'Asha <asha@textiles.example>',
  '"a b"@textiles.example',
  'asha(comment)@textiles.example',
  '@relay.example:asha@textiles.example',
  'asha%textiles.example@relay.example',
  'asha@evil.example@textiles.example',
  'asha@textiles.example?bcc=b@evil.example',
  'asha@वस्त्र.example',
  'asha@text\u202Eiles.example',
  `${'a'.repeat(65)}@textiles.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${`${'b'.repeat(60)}.`.repeat(5)}example`,
])('rejects %j as a mailbox', (text) => {
  expect(isMailbox(text)).toBe(false);
});

test('rejects long hostile texts in linear time', () => {
  expect(isMailbox(`${'a.'.repeat(100_000)}@`)).toBe(false);
  expect(isMailbox(`a@${'a-'.repeat(120)}`)).toBe(false);
});

test.each([
  'Riverfront',
  'A <a@riverfront.example>, B <b@riverfront.example>',
  'A\r\nBcc: b@evil.example <a@riverfront.example>',
  'A <a@riverfront.example> <b@riverfront.example>',
])('rejects %j as a sender', (text) => {
  expect(() => parseSender(text)).toThrow('The sender must look like');
});
