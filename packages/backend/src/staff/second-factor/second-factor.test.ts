import { generate } from 'otplib';
import { createLocalReq } from 'payload';
import { afterAll, describe, expect, test } from 'vitest';
import { messageOf, openAccounts, password } from '../../../testing/accounts.ts';
import type { Role } from '../../access/roles.ts';
import { execute, sql } from '../../platform/transaction/transaction.ts';
import { openSession } from './session.ts';

const accounts = await openAccounts({ cmsUrl: 'http://localhost:3001', requireSecondFactor: true });
const { payload, rest, createPerson, createResetToken, login, readMe } = accounts;
afterAll(() => accounts.close());

/** Signs in and sets up a second factor. */
async function enrolled(...roles: Role[]) {
  const someone = await createPerson(...roles);
  const pending = await rest.signIn(someone.email, password);
  const offer = await rest('POST', '/users/second-factor/enrol', { token: pending, body: {} });
  const key = String(offer.body.key);
  const confirmed = await rest('POST', '/users/second-factor/confirm', {
    token: pending,
    body: { enrolment: offer.body.enrolment, code: await codeAt(key, -1) },
  });
  expect(confirmed.status).toBe(200);
  return {
    ...someone,
    key,
    token: String(confirmed.body.token),
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  };
}

/** The code of another time step: each is accepted once, so tests use several. */
const codeAt = (secret: string, steps: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

const answer = async (token: string, code: string) => {
  const { status, body } = await rest('POST', '/users/second-factor/answer', { token, body: { code } });
  return { status, says: messageOf(body), token: String(body.token) };
};

describe('a password alone', () => {
  test('opens nothing of the API, by header or by cookie', async () => {
    const { id, email } = await createPerson('administrator');
    const signedIn = await login(email);
    expect(signedIn.body).toMatchObject({ secondFactor: 'enrol' });
    expect(signedIn.body.user).toBeUndefined();
    const token = String(signedIn.body.token);
    const reading = ['/users', `/users/${id}`, '/messages', '/applications', '/mails', '/audit-events'];
    for (const path of [...reading, '/globals/retention', '/blogs/versions', '/globals/home/versions'])
      for (const who of [{ token }, { cookie: token }])
        expect([path, (await rest('GET', path, who)).status]).toEqual([path, 403]);
    for (const [method, path] of [
      ['POST', '/users'],
      ['POST', '/users/unlock'],
      ['POST', '/users/refresh-token'],
      ['POST', '/blogs'],
      ['PATCH', `/users/${id}`],
      ['DELETE', `/users/${id}`],
      ['POST', '/globals/settings'],
      ['POST', `/users/${id}/reset-second-factor`],
    ] as const)
      expect([path, (await rest(method, path, { cookie: token, body: { email } })).status]).toEqual([
        path,
        403,
      ]);
    for (const path of ['/users/second-factor/recovery-codes', '/users/second-factor/remove'])
      expect([path, (await rest('POST', path, { cookie: token, body: {} })).status]).toEqual([path, 401]);
    expect((await rest('GET', '/users/me', { cookie: token })).body.user).toBeNull();
    const drafts = await rest('GET', '/blogs?draft=true&where[_status][equals]=draft', { cookie: token });
    expect(drafts.body.totalDocs).toBe(0);
    const access = await rest('GET', '/access', { cookie: token });
    expect(access.body.canAccessAdmin).toBeFalsy();
    const account = await payload.findByID({ collection: 'users', id });
    expect(account.sessions ?? []).toEqual([]);
  });

  test('allows a new password, and no session', async () => {
    const { email } = await enrolled('editor');
    const token = await createResetToken(email);
    const reset = await rest('POST', '/users/reset-password', {
      body: { token, password: 'another long password' },
    });
    expect(reset.body).toMatchObject({ secondFactor: 'answer' });
    expect(reset.body.user).toBeUndefined();
    expect(await readMe(String(reset.body.token))).toBeNull();
  });

  test('before a change of the password completes no sign-in', async () => {
    const { id, email, key } = await enrolled('editor');
    const token = await rest.signIn(email, password);
    await payload.update({ collection: 'users', id, data: { password: 'another long password' } });
    expect(await answer(token, await codeAt(key, 0))).toMatchObject({ status: 401 });
  });
});

describe('the code of the app', () => {
  test('opens a session, once', async () => {
    const { id, email, key } = await enrolled('recruiter');
    const code = await codeAt(key, 0);
    const first = await answer(await rest.signIn(email, password), code);
    expect(first.status).toBe(200);
    expect((await rest('GET', '/applications', { cookie: first.token })).status).toBe(200);
    const again = await answer(await rest.signIn(email, password), code);
    expect(again).toMatchObject({ status: 400, says: expect.stringContaining('used already') });
    // Nor is the code of the set-up accepted again.
    const old = await answer(await rest.signIn(email, password), await codeAt(key, -1));
    expect(old.says).toContain('used already');
    const { docs } = await payload.find({
      collection: 'audit-events',
      where: { actor: { equals: id } },
    });
    expect(docs.map(({ action, summary }) => `${action}: ${summary}`).sort()).toEqual([
      'changed: Second factor of Meera Shah set up',
      'signed-in: Password and code',
      'signed-in: Password and code',
    ]);
  });

  test('is accepted once of several concurrent requests', async () => {
    const { email, key } = await enrolled('recruiter');
    const token = await rest.signIn(email, password);
    const code = await codeAt(key, 0);
    const all = await Promise.all([1, 2, 3].map(() => answer(token, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is limited to five attempts, whatever passwords come between', async () => {
    const { email, key } = await enrolled('sales');
    for (let n = 0; n < 5; n += 1)
      expect(await answer(await rest.signIn(email, password), '000000')).toMatchObject({
        status: 400,
        says: expect.stringContaining('not right'),
      });
    const right = await answer(await rest.signIn(email, password), await codeAt(key, 0));
    expect(right).toMatchObject({ status: 429, says: expect.stringContaining('wait 10 minutes') });
  });

  test('is rejected from a page of another site', async () => {
    const { email, key } = await enrolled('sales');
    const token = await rest.signIn(email, password);
    const { status } = await rest('POST', '/users/second-factor/answer', {
      cookie: token,
      headers: { Origin: 'https://elsewhere.example' },
      body: { code: await codeAt(key, 0) },
    });
    expect(status).toBe(403);
  });
});

describe('a recovery code', () => {
  test('works once, with any spacing and case', async () => {
    const { email, recoveryCodes } = await enrolled('editor');
    expect(recoveryCodes).toHaveLength(10);
    const [one = '', two = ''] = recoveryCodes;
    const first = await answer(await rest.signIn(email, password), one.toUpperCase().replaceAll('-', ' '));
    expect(first.status).toBe(200);
    expect(await answer(await rest.signIn(email, password), one)).toMatchObject({
      status: 400,
      says: expect.stringContaining('used already'),
    });
    expect((await answer(await rest.signIn(email, password), two)).status).toBe(200);
  });

  test('of an older set no longer works', async () => {
    const { email, key, token, recoveryCodes } = await enrolled('editor');
    const made = await rest('POST', '/users/second-factor/recovery-codes', {
      token,
      body: { code: await codeAt(key, 0) },
    });
    expect(made.status).toBe(200);
    const old = await answer(await rest.signIn(email, password), recoveryCodes[0] ?? '');
    expect(old.says).toContain('not right');
    const [fresh = ''] = made.body.recoveryCodes as string[];
    expect((await answer(await rest.signIn(email, password), fresh)).status).toBe(200);
  });
});

describe('the stored secrets', () => {
  test('are encrypted or hashed, and never read', async () => {
    const { id, key, token, recoveryCodes } = await enrolled('administrator');
    const { rows } = await execute(payload)(
      sql`SELECT u.second_factor_secret AS secret, t.text AS code FROM users u JOIN users_texts t ON t.parent_id = u.id WHERE u.id = ${id}`,
    );
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(10);
    expect(stored).not.toContain(key);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const { body } = await rest('GET', `/users/${id}?showHiddenFields=true`, { token });
    expect(body).not.toHaveProperty('secondFactorSecret');
    expect(body).not.toHaveProperty('recoveryCodes');
    expect(body).not.toHaveProperty('hash');
  });

  test('cannot be written by the API', async () => {
    const { id, token } = await enrolled('administrator');
    const data = { secondFactorSecret: 'mine', secondFactorSince: null, recoveryCodes: ['mine'] };
    await rest('PATCH', `/users/${id}`, { token, body: data });
    const after = await payload.findByID({ collection: 'users', id });
    expect(after.secondFactorSince).toBeTruthy();
    expect(after.secondFactorSecret).not.toBe('mine');
    expect(after.recoveryCodes).toHaveLength(10);
  });
});

describe('another app', () => {
  test('requires a code of the first one', async () => {
    const { key, token } = await enrolled('editor');
    const without = await rest('POST', '/users/second-factor/enrol', { token, body: { code: '000000' } });
    expect(without.status).toBe(400);
    const offer = await rest('POST', '/users/second-factor/enrol', {
      token,
      body: { code: await codeAt(key, 0) },
    });
    expect(offer.status).toBe(200);
    expect(offer.body.key).not.toBe(key);
  });

  test('rejects the key of somebody else', async () => {
    const [one, other] = [await createPerson('editor'), await createPerson('editor')];
    const [tokenOfOne, tokenOfOther] = [
      await rest.signIn(one.email, password),
      await rest.signIn(other.email, password),
    ];
    const offer = await rest('POST', '/users/second-factor/enrol', { token: tokenOfOne, body: {} });
    const { status, body } = await rest('POST', '/users/second-factor/confirm', {
      token: tokenOfOther,
      body: { enrolment: offer.body.enrolment, code: await codeAt(String(offer.body.key), 0) },
    });
    expect([status, messageOf(body)]).toEqual([400, expect.stringContaining('begin again')]);
  });

  test('cannot be set up with the password alone', async () => {
    const { email } = await enrolled('editor');
    const token = await rest.signIn(email, password);
    expect((await rest('POST', '/users/second-factor/enrol', { token, body: {} })).status).toBe(403);
  });
});

describe('an administrator', () => {
  test('resets a colleague’s second factor, which ends their sessions and is recorded', async () => {
    const admin = await enrolled('administrator');
    const { id, token } = await enrolled('sales');
    const path = `/users/${id}/reset-second-factor`;
    expect((await rest('POST', path, { token })).status).toBe(403);
    expect((await rest('POST', path, { token: admin.token })).status).toBe(200);
    expect(await readMe(token)).toBeNull();
    const { docs } = await payload.find({
      collection: 'audit-events',
      where: { actor: { equals: admin.id }, record: { equals: String(id) } },
    });
    expect(docs[0]?.summary).toBe('Second factor of Meera Shah removed');
  });
});

describe('a session without the second factor', () => {
  test('is rejected where one is required', async () => {
    const { id } = await createPerson('administrator');
    const { token } = await openSession(await createLocalReq({}, payload), id);
    expect(await readMe(token)).toBeNull();
    expect((await rest('GET', '/messages', { token })).status).toBe(403);
  });
});
