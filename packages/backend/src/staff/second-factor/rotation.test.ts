import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { openTestContent } from '../../../testing/open-content.ts';
import { openRest } from '../../../testing/rest.ts';
import { createConfig } from '../../create-config.ts';
import { decrypt, encrypt } from '../../platform/tokens/encryption.ts';
import { rotateSecret } from '../../rotate-secret.ts';

const password = 'correct horse battery';
const newSecret = 'the secret after the rotation, 40 characters';

test('sessions, second factors and queued emails survive the rotation of the secret', async () => {
  const cmsUrl = 'http://localhost:3001';
  const content = await openTestContent({ cmsUrl, requireSecondFactor: true });
  const { secret: oldSecret } = content.options;
  const before = openRest(content);
  const email = 'rotation@riverfront.example';
  await content.payload.create({
    collection: 'users',
    data: { name: 'Meera', email, password, roles: ['administrator'] },
  });
  const pending = await before.signIn(email, password);
  const { body: offer } = await before('POST', '/users/second-factor/enrol', { token: pending, body: {} });
  const key = String(offer.key);
  const codeAt = (steps: number) =>
    generate({ secret: key, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
  const { body: confirmed } = await before('POST', '/users/second-factor/confirm', {
    token: pending,
    body: { enrolment: offer.enrolment, code: await codeAt(-1) },
  });
  const session = String(confirmed.token);
  const [recoveryCode] = confirmed.recoveryCodes as string[];
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
  const answer = async (code: string | undefined) =>
    after('POST', '/users/second-factor/answer', {
      token: await after.signIn(email, password),
      body: { code },
    });
  expect((await answer(recoveryCode)).status).toBe(200);
  expect((await answer(await codeAt(0))).status).toBe(200);

  // After the re-encryption the new secret is enough.
  const { BasePayload } = await import('payload');
  const payload = await new BasePayload().init({ config: createConfig(rotated) });
  // A mail, a second factor, and the first password, with which nobody has signed in.
  expect(await rotateSecret(payload, oldSecret)).toBe(3);
  expect(await rotateSecret(payload, oldSecret)).toBe(0);
  const { sealedData } = await payload.findByID({ collection: 'mails', id, showHiddenFields: true });
  expect(decrypt(newSecret, sealedData ?? '')).toBe('hello');
  const { previousSecret: _, ...forgotten } = rotated;
  const later = openRest({ ...content, config: createConfig(forgotten) });
  const pendingLater = await later.signIn(email, password);
  const body = { code: await codeAt(1) };
  expect((await later('POST', '/users/second-factor/answer', { token: pendingLater, body })).status).toBe(
    200,
  );
  expect((await later('GET', '/users/me', { token: session })).body.user).toBeNull();

  for (const rest of [before, after, later]) await rest.close();
  await payload.destroy();
  await content.close();
}, 120_000);
