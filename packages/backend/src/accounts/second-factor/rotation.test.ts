import { randomUUID } from 'node:crypto';
import { getPayload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount, password } from '../../../testing/accounts.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { openRest } from '../../../testing/rest.ts';
import { codeAt, enrol } from '../../../testing/second-factor.ts';
import { createConfig } from '../../create-config.ts';

test('a new secret ends sessions and authenticator apps, and recovery codes outlive it', async () => {
  const cmsUrl = 'http://localhost:3001';
  const content = await openTestContent({ cmsUrl, requireSecondFactor: true });
  const before = openRest(content);
  const { email } = await createAccount(content.payload, { roles: ['administrator'] });
  const pending = await before.signIn(email, password);
  const { key, token: session, recoveryCodes } = await enrol(before, pending, -1);

  const secret = 'the secret after the change, 40 characters';
  const opened = { config: createConfig({ ...content.options, secret }), key: randomUUID() };
  const payload = await getPayload(opened);
  onTestFinished(() => payload.destroy());
  const after = openRest(opened);
  expect((await after('GET', '/users/me', { token: session })).body.user).toBeNull();
  const answer = async (code: string | undefined) => {
    const token = await after.signIn(email, password);
    return after('POST', '/users/second-factor/answer', { token, body: { code } });
  };
  const withApp = await answer(await codeAt(key, 0));
  expect(withApp.status).toBe(400);
  expect(JSON.stringify(withApp.body)).toContain('Your authenticator app no longer counts');
  expect((await answer(recoveryCodes[0])).status).toBe(200);
}, 120_000);
