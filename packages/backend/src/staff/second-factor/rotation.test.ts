import { BasePayload } from 'payload';
import { expect, test } from 'vitest';
import { createAccount, password } from '../../../testing/accounts.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { openRest, type Rest } from '../../../testing/rest.ts';
import { codeAt, enrol } from '../../../testing/second-factor.ts';
import { createConfig } from '../../create-config.ts';
import { decrypt, encrypt } from '../../platform/tokens/encryption.ts';
import { rotateSecret } from '../../rotate-secret.ts';

const newSecret = 'the secret after the rotation, 40 characters';

test('sessions, second factors and queued emails survive the rotation of the secret', async () => {
  const cmsUrl = 'http://localhost:3001';
  const content = await openTestContent({ cmsUrl, requireSecondFactor: true });
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
  const after = openRest({ ...content, config: createConfig(rotated) });
  const me = await after('GET', '/users/me', { token: session });
  expect(me.body.user).toMatchObject({ email });
  const answer = async (rest: Rest, code: string | undefined) => {
    const token = await rest.signIn(email, password);
    return (await rest('POST', '/users/second-factor/answer', { token, body: { code } })).status;
  };
  expect(await answer(after, recoveryCodes[0])).toBe(200);
  expect(await answer(after, await codeAt(key, 0))).toBe(200);

  // After the re-encryption the new secret is enough.
  const payload = await new BasePayload().init({ config: createConfig(rotated) });
  // A mail, a second factor, and the first password, with which nobody has signed in.
  expect(await rotateSecret(payload, oldSecret)).toBe(3);
  expect(await rotateSecret(payload, oldSecret)).toBe(0);
  const { sealedData } = await payload.findByID({ collection: 'mails', id, showHiddenFields: true });
  expect(decrypt(newSecret, sealedData ?? '')).toBe('hello');
  const { previousSecret: _, ...forgotten } = rotated;
  const later = openRest({ ...content, config: createConfig(forgotten) });
  expect(await answer(later, await codeAt(key, 1))).toBe(200);
  expect((await later('GET', '/users/me', { token: session })).body.user).toBeNull();

  for (const rest of [before, after, later]) await rest.close();
  await payload.destroy();
  await content.close();
}, 120_000);
