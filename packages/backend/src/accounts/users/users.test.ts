import { expect, test } from 'vitest';
import { createFakeStaffSide, messageOf, openAccounts, password } from '../../../testing/accounts.ts';
import { readEmails, readTrail } from '../../../testing/records.ts';
import { enrol } from '../../../testing/second-factor.ts';
import { execute, sql } from '../../database/transaction.ts';

const { staffSide } = createFakeStaffSide('http://localhost:3001');
const { payload, rest, signIn, createPerson, createResetToken, login, readMe } = await openAccounts({
  staffSide,
});

const meera = { name: 'Meera Shah', roles: ['recruiter'] };
const readAccount = async (email: string) =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0];

test('an invitation lets its owner in once a password and a second factor are set up', async () => {
  const { token } = await signIn('administrator');
  const email = 'invited@riverfront.example';
  const sent = await rest('POST', '/users/invitations', { token, body: { ...meera, email } });
  expect(sent.status).toBe(201);
  const account = await readAccount(email);
  const hours = (Date.parse(account?.invitedUntil ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThan(72.1);
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } });
  expect(docs.map(({ kind }) => kind)).toEqual(['invitation']);

  // The link of the mail is encrypted; a newer one replaces it, as "Send again" does.
  const again = await rest('POST', `/users/${account?.id}/invitation`, { token });
  expect(again.status).toBe(200);
  const about = { kind: { equals: 'users' }, record: { equals: String(account?.id) } };
  expect((await readTrail(payload, about)).at(-1)).toBe('mailed users: Invitation of Meera Shah sent again');
  const link = await createResetToken(email);
  const set = await rest('POST', '/users/reset-password', { body: { token: link, password } });
  expect(set.body).toMatchObject({ secondFactor: 'enrol' });
  expect((await login(email)).body).toMatchObject({ secondFactor: 'enrol' });
  const session = await enrol(rest, String(set.body.token), 0);
  expect(await readMe(session.token)).toMatchObject({ email });
  expect(await readAccount(email)).toMatchObject({ invitedUntil: null, lastSignInAt: expect.any(String) });
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { to: { equals: email }, kind: { equals: 'credentials-changed' } },
  });
  expect(totalDocs).toBe(0);
  const late = await rest('POST', `/users/${account?.id}/invitation`, { token });
  expect([late.status, messageOf(late.body)]).toEqual([
    409,
    'Meera Shah has accepted the invitation already.',
  ]);
});

test('an invitation takes no address that has an account', async () => {
  const { token, email } = await signIn('administrator');
  const { status } = await rest('POST', '/users/invitations', { token, body: { ...meera, email } });
  expect(status).toBe(409);
});

test('another role leaves an invitation valid', async () => {
  const { token } = await signIn('administrator');
  const email = 'other.role@riverfront.example';
  await rest('POST', '/users/invitations', { token, body: { ...meera, email } });
  const id = (await readAccount(email))?.id;
  const readToken = async () =>
    (await execute(payload)(sql`select reset_password_token from users where id = ${id}`)).rows[0];
  const before = await readToken();
  expect((await rest('PATCH', `/users/${id}`, { token, body: { roles: ['sales'] } })).status).toBe(200);
  expect(await readToken()).toEqual(before);
  expect(before).toMatchObject({ reset_password_token: expect.any(String) });
});

test('a forgotten password sends an invited person a link that works as long as the invitation', async () => {
  const { token } = await signIn('administrator');
  const email = 'forgetful@riverfront.example';
  await rest('POST', '/users/invitations', { token, body: { ...meera, email } });
  const { id } = (await readAccount(email)) ?? { id: 0 };
  expect((await rest('POST', '/users/forgot-password', { body: { email }, asForm: true })).status).toBe(200);
  const emails = await readEmails(payload, { to: { equals: email } });
  expect(emails.map(({ content }) => content.kind)).toEqual(['invitation', 'password-reset']);
  const { rows } = await execute(payload)(sql`
    select reset_password_expiration >= invited_until - interval '1 second' as lasts from users where id = ${id}`);
  expect(rows).toEqual([{ lasts: true }]);

  const link = String(emails[1]?.content.data.url).split('/').at(-1);
  const set = await rest('POST', '/users/reset-password', { body: { token: link, password } });
  expect(set.body).toMatchObject({ secondFactor: 'enrol' });
  const newer = await createResetToken(email);
  await execute(payload)(sql`update users set invited_until = now() - interval '1 minute' where id = ${id}`);
  const expired = 'Your invitation has expired. Please ask an administrator to send it again.';
  for (const answer of [
    await rest('POST', '/users/reset-password', { body: { token: newer, password } }),
    await login(email),
  ])
    expect([answer.status, messageOf(answer.body)]).toEqual([403, expired]);
  const enrolment = await rest('POST', '/users/second-factor/enrol', { token: String(set.body.token) });
  expect(enrolment.status).toBe(401);
});

test('concurrent changes of one account are all stored', async () => {
  const { email, id } = await createPerson('sales');
  const tokens: string[] = [];
  for (let n = 0; n < 6; n += 1) tokens.push(String((await login(email)).body.token));
  const query = sql`select id from users_sessions where _parent_id = ${id}`;
  const { rows } = await execute(payload)(query);
  const administrator = await signIn('administrator');
  const end = (session: unknown) =>
    rest('POST', `/users/${id}/sessions/end`, { token: administrator.token, body: { session } });
  await Promise.all(rows.map((row) => end(row.id)));
  expect([rows.length, (await execute(payload)(query)).rows.length]).toEqual([6, 0]);
});

test('a session is ended by its owner or an administrator, and by nobody else', async () => {
  const person = await createPerson('sales');
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const tokenOf = async () => String((await login(person.email, password, agent)).body.token);
  const [first, second] = [await tokenOf(), await tokenOf()];
  const readSessions = async () => {
    const query = sql`select id, browser from users_sessions where _parent_id = ${person.id} order by _order`;
    return (await execute(payload)(query)).rows;
  };
  const [one, two] = await readSessions();
  expect(one?.browser).toBe('Firefox on Linux');
  const end = (token: string, session: unknown) =>
    rest('POST', `/users/${person.id}/sessions/end`, { token, body: { session } });
  const recruiter = await signIn('recruiter');
  expect((await end(recruiter.token, one?.id)).status).toBe(403);
  expect((await end(second, one?.id)).status).toBe(200);
  expect(await readMe(first)).toBeNull();
  expect((await end(second, one?.id)).status).toBe(404);
  const administrator = await signIn('administrator');
  expect((await end(administrator.token, two?.id)).status).toBe(200);
  expect(await readMe(second)).toBeNull();
  const trail = await readTrail(payload, {
    record: { equals: String(person.id) },
    action: { equals: 'signed-out' },
  });
  expect(trail).toEqual(Array(2).fill('signed-out users: Meera Shah, Firefox on Linux'));
});
