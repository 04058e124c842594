import { expect, test } from 'vitest';
import { createTokens } from './secret.ts';

const secret = 'a secret that only tests know, 40 characters';

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
