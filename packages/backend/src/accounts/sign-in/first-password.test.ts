import { afterAll, describe, expect, test } from 'vitest';
import { openAccounts } from '../../../testing/accounts.ts';
import { idleWorkers } from '../../../testing/idle-workers.ts';
import { readEmails } from '../../../testing/records.ts';
import { enrol } from '../../../testing/second-factor.ts';
import { resetPassword } from '../../prepare.ts';
import { startQueue } from '../../queue/queue.ts';

const accounts = await openAccounts();
const { content, rest, readMe } = accounts;

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

const options = { ...content.options, cmsUrl: 'https://staff.riverfront.example' };
const queue = startQueue({ databaseUrl: options.databaseUrl, workers: idleWorkers() });
await queue.ready;
afterAll(() => queue.stop());

test('a new random password ends the sessions of the account, and is recorded and announced', async () => {
  const token = await rest.signIn(firstUser().email, firstUser().password);
  const { password } = await resetPassword(options, ` ${firstUser().email.toUpperCase()}`);
  expect((await login(firstUser().password)).status).toBe(401);
  expect((await login(password)).status).toBe(200);
  expect(await readMe(token)).toBeNull();
  const { docs } = await content.payload.find({
    collection: 'audit-events',
    where: { actorName: { equals: 'The command line' } },
  });
  expect(docs).toMatchObject([
    { action: 'changed', kind: 'users', summary: 'New password for Administrator' },
  ]);
  expect(await readEmails(content.payload, { to: { equals: firstUser().email } })).toMatchObject([
    { content: { kind: 'credentials-changed', data: { newPassword: true, secondFactorRemoved: false } } },
  ]);
});

test('removes the second factor of a lost phone where that is asked for', async () => {
  const { email, token } = await accounts.signIn('administrator');
  await enrol(rest, token, 0);
  expect((await resetPassword(options, email)).email).toBe(email);
  const { password } = await resetPassword(options, email, true);
  const { body } = await accounts.login(email, password);
  expect(body).not.toHaveProperty('secondFactor');
});
