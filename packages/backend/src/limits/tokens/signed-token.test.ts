import { expect, test } from 'vitest';
import { createTokens } from './signed-token.ts';

const secret = 'a secret that only tests know, 40 characters';

test('a token says what was signed, for its time and its kind alone', () => {
  let now = 1_000_000;
  const tokens = createTokens(secret, () => now);
  const token = tokens.sign('email', { email: 'asha@mail.example' }, 60);
  expect(tokens.read('email', token)).toMatchObject({ email: 'asha@mail.example' });
  expect(tokens.read('captcha', token)).toBeUndefined();
  now += 61_000;
  expect(tokens.read('email', token)).toBeUndefined();
});

test('rejects forged, foreign and malformed tokens', () => {
  const tokens = createTokens(secret);
  const token = tokens.sign('email', { email: 'asha@mail.example' }, 60);
  const [body = '', signature] = token.split('.');
  const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('asha', 'evil')).toString(
    'base64url',
  );
  const foreign = createTokens(`another ${secret}`).sign('email', { email: 'asha@mail.example' }, 60);
  for (const bad of [undefined, '', '.', 'x.y', body, `${forged}.${signature}`, `${body}.`, foreign])
    expect(tokens.read('email', bad)).toBeUndefined();
});
