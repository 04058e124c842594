import { afterAll, describe, expect, test } from 'vitest';
import { openAccounts } from '../../../testing/accounts.ts';
import { resetPassword } from '../../prepare.ts';

const accounts = await openAccounts();
const { content, rest, readMe } = accounts;
afterAll(accounts.close);

const firstUser = () => content.prepared.firstUser ?? { email: '', password: '' };
const login = (password: string) => accounts.login(firstUser().email, password);

describe('the first password', () => {
  test('is shown by every start until somebody has signed in with it', async () => {
    expect((await content.prepareAgain()).firstUser).toEqual(firstUser());
    expect((await login('not the password')).status).toBe(401);
    expect((await content.prepareAgain()).firstUser).toEqual(firstUser());
    expect((await login(firstUser().password)).status).toBe(200);
    expect((await content.prepareAgain()).firstUser).toBeUndefined();
  });

  test('is stored encrypted and never read', async () => {
    const token = await rest.signIn(firstUser().email, firstUser().password);
    const { body } = await rest('GET', '/users?showHiddenFields=true', { token });
    expect(JSON.stringify(body)).not.toContain('ealedFirstPassword');
  });
});

test('a new random password ends the sessions of the account', async () => {
  const token = await rest.signIn(firstUser().email, firstUser().password);
  const { password } = await resetPassword(content.options, ` ${firstUser().email.toUpperCase()}`);
  expect((await login(firstUser().password)).status).toBe(401);
  expect((await login(password)).status).toBe(200);
  expect(await readMe(token)).toBeNull();
});

test('the error names an account that does not exist', async () => {
  await expect(resetPassword(content.options, 'nobody@riverfront.example')).rejects.toThrow(
    'There is no account with the address nobody@riverfront.example.',
  );
});
