import { randomUUID } from 'node:crypto';
import { getPayload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount, password } from '../../../testing/accounts.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { openRest, type Rest } from '../../../testing/rest.ts';
import { codeAt, enrol } from '../../../testing/second-factor.ts';
import { type ContentOptions, createConfig } from '../../create-config.ts';
import { execute, sql } from '../../database/transaction.ts';
import { decrypt, encrypt } from '../../limits/tokens/encryption.ts';
import { rotateSecret } from '../../prepare.ts';

/** Opens the same database again with other options, until the test ends. */
async function openWith(options: ContentOptions) {
  const opened = { config: createConfig(options), key: randomUUID() };
  const payload = await getPayload(opened);
  onTestFinished(() => payload.destroy());
  return { payload, rest: openRest(opened) };
}

const newSecret = 'the secret after the rotation, 40 characters';

test('sessions, second factors and queued emails survive the rotation of the secret', async () => {
  const cmsUrl = 'http://localhost:3001';
  const content = await openTestContent({ cmsUrl, requireSecondFactor: true });
  onTestFinished(content.close);
  const { secret: oldSecret } = content.options;
  const before = openRest(content);
  const { email } = await createAccount(content.payload, { roles: ['administrator'] });
  const pending = await before.signIn(email, password);
  const { key, token: session, recoveryCodes } = await enrol(before, pending, -1);
  const { id } = await content.payload.create({
    collection: 'mails',
    data: {
      kind: 'reply',
      to: email,
      state: 'waiting',
      attempts: 0,
      sealedData: encrypt(oldSecret, 'hello'),
    },
  });

  const rotated = { ...content.options, secret: newSecret, previousSecret: oldSecret };
  const { payload, rest: after } = await openWith(rotated);
  const me = await after('GET', '/users/me', { token: session });
  expect(me.body.user).toMatchObject({ email });
  const answer = async (rest: Rest, code: string | undefined) => {
    const token = await rest.signIn(email, password);
    return (await rest('POST', '/users/second-factor/answer', { token, body: { code } })).status;
  };
  expect(await answer(after, recoveryCodes[0])).toBe(200);
  expect(await answer(after, await codeAt(key, 0))).toBe(200);

  // After the re-encryption the new secret is enough.
  // A mail, a second factor, and the first password, with which nobody has signed in.
  expect(await rotateSecret(payload, oldSecret)).toBe(3);
  expect(await rotateSecret(payload, oldSecret)).toBe(0);
  const { sealedData } = await payload.findByID({ collection: 'mails', id, showHiddenFields: true });
  expect(decrypt(newSecret, sealedData ?? '')).toBe('hello');
  const { previousSecret: _, ...forgotten } = rotated;
  const { rest: later } = await openWith(forgotten);
  expect(await answer(later, await codeAt(key, 1))).toBe(200);
  expect(await answer(later, recoveryCodes[1])).toBe(200);
  expect((await later('GET', '/users/me', { token: session })).body.user).toBeNull();

  // As after a change without the secret before: the app no longer counts and says so, recovery codes do.
  const foreign = encrypt('a secret that was lost, 40 characters long', key, 'riverfront second factor');
  await execute(payload)(sql`update users set second_factor_secret = ${foreign} where email = ${email}`);
  expect(await answer(later, await codeAt(key, 0))).toBe(400);
  expect(await answer(later, recoveryCodes[2])).toBe(200);
}, 120_000);
