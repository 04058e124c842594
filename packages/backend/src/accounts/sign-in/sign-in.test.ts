import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createAccount,
  createFakeStaffSide,
  messageOf,
  openAccounts,
  password,
} from '../../../testing/accounts.ts';
import { readEmails, readTrail } from '../../../testing/records.ts';
import { execute, sql } from '../../database/transaction.ts';
import { clientAddressHeader, createRateLimiter, toNetwork } from '../../limits/rate-limiter.ts';
import { QueueUnavailableError } from '../../queue/queue.ts';

const cmsUrl = 'https://staff.riverfront.example';
const { staffSide, tasks } = createFakeStaffSide(cmsUrl);
const accounts = await openAccounts({ cmsUrl, staffSide });
const { payload, rest, createPerson, createResetToken, login, readMe } = accounts;

const another = 'another long password';
const reset = (token: string | undefined, headers = {}) =>
  rest('POST', '/users/reset-password', { body: { token, password: another }, headers });

const from = (network: string) => ({ [clientAddressHeader]: network });
const tryFrom = (network: string, email: string, given: string) => login(email, given, from(network));
const wrong = 'not the password';

/** Counts earlier tries without hashing a password for each. */
async function countTries(
  times: number,
  ...counter: Parameters<ReturnType<typeof createRateLimiter>['consume']>
): Promise<void> {
  const limiter = createRateLimiter(execute(payload), payload.secret);
  for (let n = 0; n < times; n += 1) await limiter.consume(...counter);
}

// Each failure takes 600 ms, so they wait together.
describe.concurrent('a wrong password', () => {
  test('five times locks the account for that network alone, also concurrently', async () => {
    const { email } = await createPerson('sales');
    const all = await Promise.all(Array.from({ length: 9 }, () => tryFrom('192.0.2.1', email, wrong)));
    const rejected = all.filter(({ status }) => status === 401).map(({ body }) => messageOf(body));
    expect(rejected).toEqual(Array(5).fill('The email or the password is not right.'));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(4);
    const locked = await tryFrom('192.0.2.1', email, password);
    expect(locked.status).toBe(429);
    expect(messageOf(locked.body)).toContain('wait ten minutes');
    expect((await tryFrom('198.51.100.2', email, password)).status).toBe(200);
    const where = { action: { equals: 'refused' }, summary: { like: email.slice(0, 1) } };
    const { docs: entries } = await payload.find({ collection: 'audit-events', where, limit: 50 });
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(JSON.stringify(entries)).not.toContain(wrong);
  });

  test('gets the same status, text and time whether or not there is an account', async () => {
    const { email } = await createPerson('sales');
    const tryOnce = async (address: string) => {
      const started = performance.now();
      const { status, body } = await tryFrom('192.0.2.4', address, wrong);
      return { status, says: messageOf(body), tookMs: performance.now() - started };
    };
    const answersFor = (address: string) => Promise.all(Array.from({ length: 7 }, () => tryOnce(address)));
    const [known, unknown] = await Promise.all([answersFor(email), answersFor(`no-${email}`)]);
    const said = (answers: typeof known) => answers.map(({ status, says }) => `${status} ${says}`).sort();
    expect(said(unknown)).toEqual(said(known));
    // Timers are rounded to whole milliseconds.
    for (const { tookMs } of [...known, ...unknown]) expect(tookMs).toBeGreaterThan(597);
  });

  test('from a hundred networks locks out neither known networks nor the link by email', async () => {
    const { email } = await createPerson('administrator');
    expect((await tryFrom('198.51.100.5', email, password)).status).toBe(200);
    await countTries(99, 'sign-in-address', email);
    expect((await tryFrom('203.0.113.1', email, wrong)).status).toBe(401);
    expect((await tryFrom('203.0.113.2', email, wrong)).status).toBe(429);
    expect((await tryFrom('198.51.100.6', email, password)).status).toBe(429);
    expect((await tryFrom('198.51.100.5', email, password)).status).toBe(200);
    const token = await createResetToken(email);
    expect((await reset(token, from('198.51.100.6'))).status).toBe(200);
    expect((await tryFrom('198.51.100.7', email, another)).status).toBe(200);
  });

  test('is forgotten after a link by email', async () => {
    const { email } = await createPerson('sales');
    await countTries(5, 'sign-in', email, toNetwork('192.0.2.8'));
    expect((await tryFrom('192.0.2.8', email, wrong)).status).toBe(429);
    await reset(await createResetToken(email), from('192.0.2.8'));
    expect((await tryFrom('192.0.2.8', email, another)).status).toBe(200);
  });

  test('for a hundred addresses locks the network', async () => {
    const { email } = await createPerson('sales');
    await countTries(99, 'sign-in-network', toNetwork('192.0.2.9'));
    expect((await tryFrom('192.0.2.9', 'guess@x.example', wrong)).status).toBe(401);
    expect((await tryFrom('192.0.2.9', email, password)).status).toBe(429);
    expect((await tryFrom('192.0.2.10', email, password)).status).toBe(200);
  });
});

describe('the cookie', () => {
  test('is Secure, HttpOnly and SameSite=Strict, for eight hours', async () => {
    const { email } = await createPerson('sales');
    const { headers } = await login(email);
    const cookie = headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly=true', 'Secure=true', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(8);
  });

  test('is accepted from our own pages only', async () => {
    const { email } = await createPerson('sales');
    const token = String((await login(email)).body.token);
    const from = async (headers: Record<string, string>) =>
      (await rest('GET', '/users/me', { cookie: token, headers })).body.user;
    expect(await from({ Origin: cmsUrl })).toBeTruthy();
    expect(await from({ Origin: 'https://elsewhere.example' })).toBeNull();
  });
});

describe('a session ends', () => {
  test.each([
    ['when its account is disabled', { disabled: true }],
    ['when the password changes', { password: another }],
    ['when the roles change', { roles: ['editor' as const] }],
  ])('%s', async (_, data) => {
    const { id, email } = await createPerson('sales');
    const token = await rest.signIn(email, password);
    expect(await readMe(token)).toBeTruthy();
    await payload.update({ collection: 'users', id, data });
    expect(await readMe(token)).toBeNull();
    expect((await rest('GET', '/messages', { token })).status).toBe(403);
  });

  test('when it is signed out, which is recorded', async () => {
    const { id, email } = await createPerson('sales');
    const token = await rest.signIn(email, password);
    expect((await rest('POST', '/users/logout', { token })).status).toBe(200);
    expect(await readMe(token)).toBeNull();
    expect(await readTrail(payload, { actor: { equals: id } })).toEqual([
      'signed-in users: Password',
      'signed-out users: Signed out',
    ]);
  });
});

test('a disabled account gets no session and no new password', async () => {
  const { id, email } = await createPerson('sales');
  const token = await createResetToken(email);
  await payload.update({ collection: 'users', id, data: { disabled: true } });
  const { status, body } = await login(email);
  expect(status).toBe(403);
  expect(messageOf(body)).toBe('This account is disabled. Please ask an administrator.');
  expect((await reset(token)).status).toBe(403);
});

test.each(['short', ' '.repeat(12), `  a${' '.repeat(12)}`, 'a'.repeat(20)])(
  'rejects the password “%s” wherever one is set',
  async (weak) => {
    const { id } = await createPerson('sales');
    const update = payload.update({ collection: 'users', id, data: { password: weak } });
    await expect(update).rejects.toThrow(/password/i);
    const create = createAccount(payload, { password: weak, roles: ['sales'] });
    await expect(create).rejects.toThrow(/password/i);
  },
);

describe('the last administrator who can sign in', () => {
  test('cannot be disabled, given another role or deleted', async () => {
    const where = { roles: { contains: 'administrator' } };
    const [last, ...others] = (await payload.find({ collection: 'users', where, sort: 'id', limit: 0 })).docs;
    const id = last?.id ?? 0;
    for (const other of others) await payload.delete({ collection: 'users', id: other.id });
    const closed = await createPerson('administrator');
    await payload.update({ collection: 'users', id: closed.id, data: { disabled: true } });
    const update = (data: object) => payload.update({ collection: 'users', id, data });
    await expect(update({ disabled: true })).rejects.toThrow('The last administrator cannot be disabled.');
    await expect(update({ roles: ['editor'] })).rejects.toThrow('cannot be given another role');
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow(
      'The last administrator cannot be deleted.',
    );
    await createPerson('administrator');
    await expect(update({ roles: ['editor'] })).resolves.toBeTruthy();
  });
});

const emailsTo = (to: string) => readEmails(payload, { to: { equals: to } });

describe('a forgotten password', () => {
  const ask = (email: string) => rest('POST', '/users/forgot-password', { body: { email }, asForm: true });

  test('sends a link by email that works once', async () => {
    const { email } = await createPerson('sales');
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const [mail, ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(tasks).toContainEqual({ mail: mail?.id });
    const url = String(mail?.content.data.url);
    expect(mail?.content.kind).toBe('password-reset');
    expect(url).toMatch(`${cmsUrl}/admin/reset/`);
    const token = url.split('/').at(-1);
    const concurrent = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(concurrent.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const late = await reset(token);
    expect([late.status, messageOf(late.body)]).toEqual([403, expect.stringContaining('used already')]);
    expect((await login(email, another)).status).toBe(200);
  });

  test('leaves only the hash of the token in the database, which opens nothing', async () => {
    const { id, email } = await createPerson('sales');
    const token = await createResetToken(email);
    const run = execute(payload);
    const { rows } = await run(sql`select reset_password_token as stored from users where id = ${id}`);
    expect(rows).toEqual([{ stored: createHash('sha256').update(token).digest('hex') }]);
    // Other changes leave it alone.
    await payload.update({ collection: 'users', id, data: { name: 'Mira' } });
    expect((await reset(String(rows[0]?.stored))).status).toBe(403);
    const weak = { token, password: 'short' };
    expect((await rest('POST', '/users/reset-password', { body: weak })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test('is answered with 503 while the queue is away, with an account and without', async () => {
    const { email } = await createPerson('sales');
    const { ready } = staffSide.queue;
    const answers = [];
    for (const address of [email, 'nobody@riverfront.example']) {
      staffSide.queue.ready = Promise.reject(new QueueUnavailableError());
      answers.push(await ask(address));
    }
    staffSide.queue.ready = ready;
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });

  test('gets the same response without an account, and sends nothing', async () => {
    const { email } = await createPerson('sales');
    const [known, unknown] = [await ask(email), await ask('nobody@riverfront.example')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await emailsTo('nobody@riverfront.example')).toEqual([]);
  });

  test('sends at most three links an hour to one network, with the same response', async () => {
    const { email } = await createPerson('sales');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await emailsTo(email)).toHaveLength(3);
    await rest('POST', '/users/forgot-password', { body: { email }, headers: from('198.51.100.9') });
    expect(await emailsTo(email)).toHaveLength(4);
  });
});
