import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFakeStaffSide, messageOf, openAccounts, password } from '../../../testing/accounts.ts';
import { readEmails } from '../../../testing/records.ts';
import { codeAt, enrol } from '../../../testing/second-factor.ts';
import { roles } from '../roles.ts';

const another = 'another long password';
const { staffSide } = createFakeStaffSide('https://staff.riverfront.example');
const accounts = await openAccounts({ staffSide });
const { payload, rest, createPerson, createResetToken, login, readMe, signIn } = accounts;

const newEmail = () => `${randomUUID().slice(0, 8)}@riverfront.example`;
const change = (id: number, token: string, body: object) =>
  rest('POST', `/users/${id}/credentials`, { token, body });

const emailsTo = (to: string) => readEmails(payload, { to: { equals: to } });
const notified = (newPassword: boolean) => [
  { content: { kind: 'credentials-changed', data: { newPassword } } },
];

describe('a session alone', () => {
  test.each(roles)('does not change the password or email of a %s, one by one or in bulk', async (role) => {
    const { id, email, token } = await signIn(role);
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`])
      for (const body of [{ password: another }, { email: newEmail() }]) {
        const { status, body: answer } = await rest('PATCH', path, { token, body });
        expect([status, messageOf(answer)]).toEqual([
          403,
          'A password or an email address can only be changed in the account, with the current password.',
        ]);
      }
    expect((await login(email, password)).status).toBe(200);
  });

  test('saves the rest of the account with an unchanged address', async () => {
    const { id, email, token } = await signIn('editor');
    const { status } = await rest('PATCH', `/users/${id}`, { token, body: { name: 'Mira', email } });
    expect(status).toBe(200);
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ name: 'Mira', email });
  });

  test('does not change those of a colleague as administrator either', async () => {
    const [admin, colleague] = [await signIn('administrator'), await signIn('sales')];
    const sent = { token: admin.token, body: { password: another } };
    expect((await rest('PATCH', `/users/${colleague.id}`, sent)).status).toBe(403);
  });
});

test('answers alike for every account, address and password to those who may not change it', async () => {
  const [colleague, editor] = [await createPerson('administrator'), await signIn('editor')];
  const bodies = [
    { email: colleague.email },
    { email: newEmail() },
    { password: 'short' },
    { updatedAt: '2010-01-01T00:00:00.000Z' },
    {},
  ];
  const answers = new Set<string>();
  for (const sent of [{}, { token: editor.token }])
    for (const id of [colleague.id, 999_999_999])
      for (const body of bodies) {
        const { status, body: answer } = await rest('PATCH', `/users/${id}`, { ...sent, body });
        // Editors may update an account, their own: the names of what they sent tell nothing of others.
        if (!('token' in sent && 'updatedAt' in body)) answers.add(`${status} ${messageOf(answer)}`);
      }
  for (const id of ['abc', '1.5', '99999999999']) {
    const { status } = await rest('PATCH', `/users/${id}`, { body: { email: colleague.email } });
    expect([400, 403, 404], id).toContain(status);
  }
  expect([...answers]).toEqual(['403 You are not allowed to perform this action.']);
});

describe('with the current password', () => {
  test.concurrent.each(roles)(
    'a %s sets a new one: other sessions end, and the owner is notified',
    async (role) => {
      const { id, email, token } = await signIn(role);
      const otherSession = await rest.signIn(email, password);
      expect((await change(id, token, { password: another, currentPassword: password })).status).toBe(200);
      expect(await readMe(token)).toBeTruthy();
      expect(await readMe(otherSession)).toBeNull();
      expect((await login(email, password)).status).toBe(401);
      expect((await login(email, another)).status).toBe(200);
      expect(await emailsTo(email)).toMatchObject(notified(true));
    },
  );

  test('sets a new address and notifies the old one', async () => {
    const { id, email, token } = await signIn('sales');
    const otherSession = await rest.signIn(email, password);
    const next = newEmail();
    const body = { email: next.toUpperCase(), currentPassword: password };
    expect((await change(id, token, body)).status).toBe(200);
    expect([Boolean(await readMe(token)), await readMe(otherSession)]).toEqual([true, null]);
    expect((await login(next, password)).status).toBe(200);
    expect(await emailsTo(email)).toMatchObject(notified(false));
    expect(await emailsTo(next)).toEqual([]);
  });

  test('rejects an address of another account', async () => {
    const [one, other] = [await signIn('sales'), await signIn('sales')];
    const taken = { email: other.email, currentPassword: password };
    const { status, body } = await change(one.id, one.token, taken);
    expect([status, messageOf(body)]).toEqual([409, 'Another account has this address.']);
  });

  test('invalidates a link that was sent before', async () => {
    const { id, email, token } = await signIn('sales');
    const link = await createResetToken(email);
    await change(id, token, { password: another, currentPassword: password });
    const body = { token: link, password: 'a third long password' };
    expect((await rest('POST', '/users/reset-password', { body })).status).toBe(403);
  });

  test('administrators change those of a colleague, with their own password', async () => {
    const admin = await signIn('administrator');
    const colleague = await signIn('sales');
    const body = { password: another, currentPassword: password };
    expect((await change(colleague.id, admin.token, body)).status).toBe(200);
    expect(await readMe(colleague.token)).toBeNull();
    expect(await readMe(admin.token)).toBeTruthy();
    expect(await emailsTo(colleague.email)).toHaveLength(1);
  });

  test.each([
    [{ password: another }, 400, 'Please type your current password.'],
    [{ password: another, currentPassword: 'not the password' }, 400, 'Your current password is not right.'],
    [{ password: 'too short', currentPassword: password }, 400, /at least 12 characters/],
    [{ email: 'nobody', currentPassword: password }, 400, 'Please type an email address.'],
    [{ currentPassword: password }, 400, /what it shall be/],
  ])('rejects %o with a reason', async (body, status, words) => {
    const { id, token } = await signIn('sales');
    const answer = await change(id, token, body);
    expect(answer.status).toBe(status);
    expect(messageOf(answer.body)).toMatch(words);
  });

  test('limits guesses from an open session', async () => {
    const { id, token } = await signIn('sales');
    const guess = (currentPassword: string) => change(id, token, { password: another, currentPassword });
    for (let n = 0; n < 5; n += 1) expect((await guess('not the password')).status).toBe(400);
    expect((await guess(password)).status).toBe(429);
  });

  test('requires the second factor where there is one', async () => {
    const { id, email, token } = await signIn('sales');
    const { key, token: session } = await enrol(rest, token, 0);
    const body = { password: another, currentPassword: password };
    expect(messageOf((await change(id, session, body)).body)).toMatch(/code that your authenticator app/);
    expect((await change(id, session, { ...body, code: '000000' })).status).toBe(400);
    expect((await change(id, session, { ...body, code: await codeAt(key, 1) })).status).toBe(200);
    expect((await login(email, another)).body.secondFactor).toBe('answer');
  });
});
