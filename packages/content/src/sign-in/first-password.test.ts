import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest, type Rest } from '../../testing/rest.ts';
import { resetPassword } from '../prepare.ts';

let content: TestContent;
let rest: Rest;

beforeAll(async () => {
  content = await openTestContent({ logger: { options: { level: 'silent' } } });
  rest = openRest(content);
});
afterAll(async () => {
  await rest.close();
  await content.close();
});

const firstUser = () => content.prepared.firstUser ?? { email: '', password: '' };
const login = (password: string) =>
  rest('POST', '/users/login', { body: { email: firstUser().email, password } });

describe('the first password', () => {
  test('is given by every start until somebody has signed in with it', async () => {
    expect((await content.prepareAgain()).firstUser).toEqual(firstUser());
    expect((await login('not the password')).status).toBe(401);
    expect((await content.prepareAgain()).firstUser).toEqual(firstUser());
    expect((await login(firstUser().password)).status).toBe(200);
    expect((await content.prepareAgain()).firstUser).toBeUndefined();
  });

  test('is stored encrypted, and no read gives it away', async () => {
    const token = await rest.signIn(firstUser().email, firstUser().password);
    const { body } = await rest('GET', '/users?showHiddenFields=true', { token });
    expect(JSON.stringify(body)).not.toContain('ealedFirstPassword');
  });
});

test('a new password can be made for an account, which ends its sessions', async () => {
  const token = await rest.signIn(firstUser().email, firstUser().password);
  const { password } = await resetPassword(content.options, ` ${firstUser().email.toUpperCase()}`);
  expect((await login(firstUser().password)).status).toBe(401);
  expect((await login(password)).status).toBe(200);
  expect((await rest('GET', '/users/me', { token })).body.user).toBeNull();
});

test('an account that does not exist is named', async () => {
  await expect(resetPassword(content.options, 'nobody@riverfront.example')).rejects.toThrow(
    'There is no account with the address nobody@riverfront.example.',
  );
});
