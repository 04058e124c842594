import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { messageOf, openAccounts, password } from '../../../testing/accounts.ts';
import { readTrail } from '../../../testing/records.ts';
import { codeAt, enrol } from '../../../testing/second-factor.ts';
import { execute, sql } from '../../database/transaction.ts';
import type { Role } from '../roles.ts';
import { openSession } from './pending.ts';

const accounts = await openAccounts({ cmsUrl: 'http://localhost:3001', requireSecondFactor: true });
const { payload, rest, createPerson, createResetToken, login, readMe } = accounts;

/** Calls an endpoint of the second factor with a token. */
const post = (step: string, token: string, body: object = {}) =>
  rest('POST', `/users/second-factor/${step}`, { token, body });

/** Signs in and sets up a second factor. */
async function enrolled(...roles: Role[]) {
  const someone = await createPerson(...roles);
  const session = await enrol(rest, await rest.signIn(someone.email, password), -1);
  return { ...someone, ...session };
}

/** Signs in with a password and a code. */
const answer = async (email: string, code: string) => {
  const { status, body } = await post('answer', await rest.signIn(email, password), { code });
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
        expect((await rest('GET', path, who)).status, path).toBe(403);
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
      expect((await rest(method, path, { cookie: token, body: { email } })).status, path).toBe(403);
    for (const path of ['/users/second-factor/recovery-codes', '/users/second-factor/remove'])
      expect((await rest('POST', path, { cookie: token, body: {} })).status, path).toBe(401);
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
    const body = { token, password: 'another long password' };
    const reset = await rest('POST', '/users/reset-password', { body });
    expect(reset.body).toMatchObject({ secondFactor: 'answer' });
    expect(reset.body.user).toBeUndefined();
    expect(await readMe(String(reset.body.token))).toBeNull();
  });

  test('before a change of the password completes no sign-in', async () => {
    const { id, email, key } = await enrolled('editor');
    const token = await rest.signIn(email, password);
    await payload.update({ collection: 'users', id, data: { password: 'another long password' } });
    expect(await post('answer', token, { code: await codeAt(key, 0) })).toMatchObject({ status: 401 });
  });
});

describe('the code of the app', () => {
  test('opens a session, once', async () => {
    const { id, email, key } = await enrolled('recruiter');
    const code = await codeAt(key, 0);
    const first = await answer(email, code);
    expect(first.status).toBe(200);
    expect((await rest('GET', '/applications', { cookie: first.token })).status).toBe(200);
    const again = await answer(email, code);
    expect(again).toMatchObject({ status: 400, says: expect.stringContaining('used already') });
    // Nor is the code of the set-up accepted again.
    const old = await answer(email, await codeAt(key, -1));
    expect(old.says).toContain('used already');
    expect((await readTrail(payload, { actor: { equals: id } })).sort()).toEqual([
      'changed users: Second factor of Meera Shah set up',
      'signed-in users: Password and code',
      'signed-in users: Password and code',
    ]);
  });

  test('is accepted once of several concurrent requests', async () => {
    const { email, key } = await enrolled('recruiter');
    const token = await rest.signIn(email, password);
    const code = await codeAt(key, 0);
    const all = await Promise.all([1, 2, 3].map(() => post('answer', token, { code })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is limited to five attempts, whatever passwords come between', async () => {
    const { email, key } = await enrolled('sales');
    for (let n = 0; n < 5; n += 1)
      expect(await answer(email, '000000')).toMatchObject({
        status: 400,
        says: expect.stringContaining('not right'),
      });
    const right = await answer(email, await codeAt(key, 0));
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
    const first = await answer(email, one.toUpperCase().replaceAll('-', ' '));
    expect(first.status).toBe(200);
    expect(await answer(email, one)).toMatchObject({
      status: 400,
      says: expect.stringContaining('used already'),
    });
    expect((await answer(email, two)).status).toBe(200);
  });

  test('of an older set no longer works', async () => {
    const { email, key, token, recoveryCodes } = await enrolled('editor');
    const made = await post('recovery-codes', token, { code: await codeAt(key, 0) });
    expect(made.status).toBe(200);
    const old = await answer(email, recoveryCodes[0] ?? '');
    expect(old.says).toContain('not right');
    const [fresh = ''] = made.body.recoveryCodes as string[];
    expect((await answer(email, fresh)).status).toBe(200);
  });
});

describe('the stored secrets', () => {
  test('are encrypted or hashed, and never read', async () => {
    const { id, key, token, recoveryCodes } = await enrolled('administrator');
    const { rows } = await execute(payload)(sql`
      SELECT u.second_factor_secret AS secret, t.text AS code
      FROM users u JOIN users_texts t ON t.parent_id = u.id WHERE u.id = ${id}`);
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(10);
    expect(stored).not.toContain(key);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const { body } = await rest('GET', `/users/${id}?showHiddenFields=true`, { token });
    expect(body).not.toHaveProperty('secondFactorSecret');
    expect(body).not.toHaveProperty('recoveryCodes');
    expect(body).not.toHaveProperty('hash');
  });
});

describe('another app', () => {
  test('requires a code of the first one', async () => {
    const { key, token } = await enrolled('editor');
    expect((await post('enrol', token, { code: '000000' })).status).toBe(400);
    const offer = await post('enrol', token, { code: await codeAt(key, 0) });
    expect(offer.status).toBe(200);
    expect(offer.body.key).not.toBe(key);
  });

  test('rejects the key of somebody else', async () => {
    const [one, other] = [await createPerson('editor'), await createPerson('editor')];
    const { enrolment, key } = (await post('enrol', await rest.signIn(one.email, password))).body;
    const tokenOfOther = await rest.signIn(other.email, password);
    const code = await codeAt(String(key), 0);
    const { status, body } = await post('confirm', tokenOfOther, { enrolment, code });
    expect([status, messageOf(body)]).toEqual([400, expect.stringContaining('begin again')]);
  });

  test('cannot be set up with the password alone', async () => {
    const { email } = await enrolled('editor');
    const token = await rest.signIn(email, password);
    expect((await post('enrol', token)).status).toBe(403);
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
    const where = { actor: { equals: admin.id }, record: { equals: String(id) } };
    expect(await readTrail(payload, where)).toEqual(['changed users: Second factor of Meera Shah removed']);
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
