import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest, type Rest } from '../../testing/rest.ts';
import type { Role } from '../access/roles.ts';
import { unseal } from '../mails/index.ts';
import { clientAddressHeader } from '../network.ts';
import type { StaffSide } from '../staff-side.ts';

const password = 'correct horse battery';
const cmsUrl = 'https://staff.riverfront.example';

/** Only what this is about: that a job is sent in the transaction of its mail. */
const sent: object[] = [];
const staffSide = {
  queue: {
    ready: Promise.resolve(),
    send: async (_transaction: unknown, _name: string, data: object) => void sent.push(data),
    wake: () => {},
    stop: async () => {},
  },
  resumes: { incomingDir: tmpdir() },
  cmsUrl,
} as unknown as StaffSide;

let content: TestContent;
let rest: Rest;

beforeAll(async () => {
  content = await openTestContent({ cmsUrl, staffSide, logger: { options: { level: 'silent' } } });
  rest = openRest(content);
});
afterAll(async () => {
  await rest.close();
  await content.close();
});

async function person(...roles: Role[]) {
  const email = `${randomUUID().slice(0, 8)}@riverfront.example`;
  const data = { name: 'Meera Shah', email, password, roles };
  return content.payload.create({ collection: 'users', data });
}

const login = (email: string, given = password) =>
  rest('POST', '/users/login', { body: { email, password: given } });
const saysOf = (body: Record<string, unknown>) => (body.errors as { message: string }[])[0]?.message;
const meOf = async (token: string) => (await rest('GET', '/users/me', { token })).body.user;
const trail = async (where: object) =>
  (await content.payload.find({ collection: 'audit-events', where: where as never, limit: 50 })).docs;

const from = (network: string) => ({ headers: { [clientAddressHeader]: network } });
const tryFrom = (network: string, email: string, given: string) =>
  rest('POST', '/users/login', { body: { email, password: given }, ...from(network) });
const wrong = 'not the password';

describe('a wrong password', () => {
  test('five times locks the account for that network, and says so plainly', async () => {
    const { email } = await person('sales');
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await tryFrom('192.0.2.1', email, wrong);
      expect([status, saysOf(body)]).toEqual([401, 'The e-mail or the password is not right.']);
    }
    const locked = await tryFrom('192.0.2.1', email, password);
    expect(locked.status).toBe(429);
    expect(saysOf(locked.body)).toContain('wait ten minutes');
    const entries = await trail({ action: { equals: 'refused' }, summary: { like: email.slice(0, 1) } });
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(JSON.stringify(entries)).not.toContain(wrong);
  });

  test('given by somebody else keeps nobody out', async () => {
    const { email } = await person('administrator');
    for (let n = 0; n < 7; n += 1) await tryFrom('192.0.2.2', email, wrong);
    expect((await tryFrom('198.51.100.2', email, password)).status).toBe(200);
  });

  test('many at once count as many', async () => {
    const { email } = await person('sales');
    const all = await Promise.all(Array.from({ length: 9 }, () => tryFrom('192.0.2.3', email, wrong)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('is answered alike in words, status and time whether or not there is an account', async () => {
    const { email } = await person('sales');
    const answersFor = async (address: string) => {
      const answers = [];
      for (let n = 0; n < 7; n += 1) {
        const started = performance.now();
        const { status, body } = await tryFrom('192.0.2.4', address, wrong);
        answers.push({ status, says: saysOf(body), tookMs: performance.now() - started });
      }
      return answers;
    };
    const [known, unknown] = [await answersFor(email), await answersFor(`no-${email}`)];
    const said = (answers: typeof known) => answers.map(({ status, says }) => [status, says]);
    expect(said(unknown)).toEqual(said(known));
    for (const { tookMs } of [...known, ...unknown]) expect(tookMs).toBeGreaterThanOrEqual(599);
  });

  test('from a hundred networks leaves those that signed in before, and the link by mail', async () => {
    const { email } = await person('administrator');
    expect((await tryFrom('198.51.100.5', email, password)).status).toBe(200);
    await Promise.all(Array.from({ length: 101 }, (_, n) => tryFrom(`203.0.113.${n}`, email, wrong)));
    expect((await tryFrom('198.51.100.6', email, password)).status).toBe(429);
    expect((await tryFrom('198.51.100.5', email, password)).status).toBe(200);
    const token = await content.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    const reset = await rest('POST', '/users/reset-password', {
      body: { token, password: 'another long password' },
      ...from('198.51.100.6'),
    });
    expect(reset.status).toBe(200);
    expect((await tryFrom('198.51.100.7', email, 'another long password')).status).toBe(200);
  }, 240_000);

  test('a link by mail ends the lock of its network at once', async () => {
    const { email } = await person('sales');
    for (let n = 0; n < 6; n += 1) await tryFrom('192.0.2.8', email, wrong);
    const token = await content.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    const body = { token, password: 'another long password' };
    await rest('POST', '/users/reset-password', { body, ...from('192.0.2.8') });
    expect((await tryFrom('192.0.2.8', email, body.password)).status).toBe(200);
  });

  test('with a hundred addresses from one network stops that network', async () => {
    const { email } = await person('sales');
    const stuffing = Array.from({ length: 100 }, (_, n) =>
      tryFrom('192.0.2.9', `guess-${n}@x.example`, wrong),
    );
    await Promise.all(stuffing);
    expect((await tryFrom('192.0.2.9', email, password)).status).toBe(429);
    expect((await tryFrom('192.0.2.10', email, password)).status).toBe(200);
  }, 240_000);
});

describe('the cookie', () => {
  test('is Secure, HttpOnly and SameSite=Strict, for eight hours', async () => {
    const { email } = await person('sales');
    const { headers } = await login(email);
    const cookie = headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly=true', 'Secure=true', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(8);
  });

  test('counts from our own pages alone', async () => {
    const { email } = await person('sales');
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
    ['when the password changes', { password: 'another long password' }],
    ['when the roles change', { roles: ['editor' as const] }],
  ])('%s', async (_, data) => {
    const { id, email } = await person('sales');
    const token = await rest.signIn(email, password);
    expect(await meOf(token)).toBeTruthy();
    await content.payload.update({ collection: 'users', id, data });
    expect(await meOf(token)).toBeNull();
    expect((await rest('GET', '/messages', { token })).status).toBe(403);
  });

  test('when it is signed out, and both ends are written down', async () => {
    const { id, email } = await person('sales');
    const token = await rest.signIn(email, password);
    expect((await rest('POST', '/users/logout', { token })).status).toBe(200);
    expect(await meOf(token)).toBeNull();
    const actions = (await trail({ actor: { equals: id } })).map(({ action }) => action);
    expect(actions.sort()).toEqual(['signed-in', 'signed-out']);
  });
});

test('a disabled account is told so and gets no session, nor a new password', async () => {
  const { id, email } = await person('sales');
  const token = await content.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  await content.payload.update({ collection: 'users', id, data: { disabled: true } });
  const { status, body } = await login(email);
  expect(status).toBe(403);
  expect(saysOf(body)).toBe('This account has been closed. Please ask an administrator.');
  const reset = await rest('POST', '/users/reset-password', {
    body: { token, password: 'another long password' },
  });
  expect(reset.status).toBe(403);
});

test.each(['short', ' '.repeat(12), `  a${' '.repeat(12)}`, 'a'.repeat(20)])(
  'the password “%s” is rejected wherever one is set',
  async (weak) => {
    const { id } = await person('sales');
    const { payload } = content;
    const update = payload.update({ collection: 'users', id, data: { password: weak } });
    await expect(update).rejects.toThrow(/password/i);
    const data = {
      name: 'Weak',
      email: `${randomUUID()}@riverfront.example`,
      password: weak,
      roles: ['sales' as const],
    };
    await expect(payload.create({ collection: 'users', data })).rejects.toThrow(/password/i);
  },
);

describe('the last administrator who can sign in', () => {
  test('cannot be disabled, given another role or deleted', async () => {
    const { payload } = content;
    const { docs } = await payload.find({
      collection: 'users',
      where: { roles: { contains: 'administrator' } },
      sort: 'id',
    });
    const [last, ...others] = docs;
    const id = last?.id ?? 0;
    for (const other of others) await payload.delete({ collection: 'users', id: other.id });
    const closed = await person('administrator');
    await payload.update({ collection: 'users', id: closed.id, data: { disabled: true } });
    const update = (data: object) => payload.update({ collection: 'users', id, data });
    await expect(update({ disabled: true })).rejects.toThrow('The last administrator cannot be disabled.');
    await expect(update({ roles: ['editor'] })).rejects.toThrow('cannot be given another role');
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow('cannot be deleted');
    await person('administrator');
    await expect(update({ roles: ['editor'] })).resolves.toBeTruthy();
  });
});

const mailsTo = async (to: string) =>
  (
    await content.payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      showHiddenFields: true,
    })
  ).docs;

describe('a forgotten password', () => {
  const ask = (email: string) => rest('POST', '/users/forgot-password', { body: { email }, asForm: true });

  test('is answered with a link by mail that works once', async () => {
    const { email } = await person('sales');
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(sent).toContainEqual({ mail: mail?.id });
    const said = JSON.parse(unseal(content.options.secret, mail?.sealedData ?? '')) as {
      kind: string;
      data: { url: string };
    };
    expect(said.kind).toBe('password-reset');
    expect(said.data.url).toMatch(`${cmsUrl}/admin/reset/`);
    const token = said.data.url.split('/').at(-1);
    const reset = () =>
      rest('POST', '/users/reset-password', { body: { token, password: 'another long password' } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(403);
    expect((await login(email, 'another long password')).status).toBe(200);
  });

  test('gets the same answer without an account, and sends nothing', async () => {
    const { email } = await person('sales');
    const [known, unknown] = [await ask(email), await ask('nobody@riverfront.example')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo('nobody@riverfront.example')).toEqual([]);
  });

  test('is mailed at most three times an hour to whoever asks, with the same answer', async () => {
    const { email } = await person('sales');
    for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
    await rest('POST', '/users/forgot-password', { body: { email }, ...from('198.51.100.9') });
    expect(await mailsTo(email)).toHaveLength(4);
  });
});
