import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest, type Rest } from '../../testing/rest.ts';
import type { Role } from '../access/roles.ts';
import { unseal } from '../mails/index.ts';
import type { StaffSide } from '../staff-side.ts';

const password = 'correct horse battery';
const another = 'another long password';
const staffSide = {
  queue: { ready: Promise.resolve(), send: async () => {}, wake: () => {}, stop: async () => {} },
  resumes: { incomingDir: tmpdir() },
  cmsUrl: 'https://staff.riverfront.example',
} as unknown as StaffSide;

let content: TestContent;
let rest: Rest;

beforeAll(async () => {
  content = await openTestContent({ staffSide, logger: { options: { level: 'silent' } } });
  rest = openRest(content);
});
afterAll(async () => {
  await rest.close();
  await content.close();
});

const newEmail = () => `${randomUUID().slice(0, 8)}@riverfront.example`;

async function person(...roles: Role[]) {
  const data = { name: 'Meera Shah', email: newEmail(), password, roles };
  const { id, email } = await content.payload.create({ collection: 'users', data });
  return { id, email, token: await rest.signIn(email, password) };
}

const change = (id: number, token: string, body: object) =>
  rest('POST', `/users/${id}/credentials`, { token, body });
const login = (email: string, given: string) =>
  rest('POST', '/users/login', { body: { email, password: given } });
const saysOf = (body: Record<string, unknown>) => (body.errors as { message: string }[])[0]?.message;
const meOf = async (token: string) => (await rest('GET', '/users/me', { token })).body.user;

async function toldTo(to: string) {
  const { docs } = await content.payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    showHiddenFields: true,
  });
  return docs.map(
    ({ sealedData }) =>
      JSON.parse(unseal(content.options.secret, sealedData ?? '')) as { kind: string; data: object },
  );
}

describe('a session alone', () => {
  test.each(['administrator', 'editor', 'recruiter', 'sales'] as const)(
    'changes neither password nor e-mail of one’s own account as %s, one by one or in bulk',
    async (role) => {
      const { id, email, token } = await person(role);
      for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`])
        for (const body of [{ password: another }, { email: newEmail() }]) {
          const { status, body: answer } = await rest('PATCH', path, { token, body });
          expect([status, saysOf(answer)]).toEqual([
            403,
            'A password or an e-mail address is changed in the account, with the current password.',
          ]);
        }
      expect((await login(email, password)).status).toBe(200);
    },
  );

  test('saves the rest of the account, with the address as it is', async () => {
    const { id, email, token } = await person('editor');
    const { status } = await rest('PATCH', `/users/${id}`, { token, body: { name: 'Mira', email } });
    expect(status).toBe(200);
    expect(await content.payload.findByID({ collection: 'users', id })).toMatchObject({
      name: 'Mira',
      email,
    });
  });

  test('does not change them for an administrator’s colleague either', async () => {
    const [admin, colleague] = [await person('administrator'), await person('sales')];
    const { status } = await rest('PATCH', `/users/${colleague.id}`, {
      token: admin.token,
      body: { password: another },
    });
    expect(status).toBe(403);
  });
});

describe('with the current password', () => {
  test.each(['editor', 'recruiter', 'sales', 'administrator'] as const)(
    'a new one is set by %s: other sessions end, and the owner is told',
    async (role) => {
      const { id, email, token } = await person(role);
      const elsewhere = await rest.signIn(email, password);
      expect((await change(id, token, { password: another, currentPassword: password })).status).toBe(200);
      expect(await meOf(token)).toBeTruthy();
      expect(await meOf(elsewhere)).toBeNull();
      expect((await login(email, password)).status).toBe(401);
      expect((await login(email, another)).status).toBe(200);
      expect(await toldTo(email)).toMatchObject([
        { kind: 'credentials-changed', data: { newPassword: true } },
      ]);
    },
  );

  test('a new address is set, and the old one is told', async () => {
    const { id, email, token } = await person('sales');
    const elsewhere = await rest.signIn(email, password);
    const next = newEmail();
    expect((await change(id, token, { email: next.toUpperCase(), currentPassword: password })).status).toBe(
      200,
    );
    expect([Boolean(await meOf(token)), await meOf(elsewhere)]).toEqual([true, null]);
    expect((await login(next, password)).status).toBe(200);
    expect(await toldTo(email)).toMatchObject([
      { kind: 'credentials-changed', data: { newPassword: false } },
    ]);
    expect(await toldTo(next)).toEqual([]);
  });

  test('an address that another account has is rejected in words', async () => {
    const [one, other] = [await person('sales'), await person('sales')];
    const { status, body } = await change(one.id, one.token, {
      email: other.email,
      currentPassword: password,
    });
    expect([status, saysOf(body)]).toEqual([409, 'Another account has this address.']);
  });

  test('a link that was mailed before no longer works', async () => {
    const { id, email, token } = await person('sales');
    const link = await content.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    await change(id, token, { password: another, currentPassword: password });
    const body = { token: link, password: 'a third long password' };
    expect((await rest('POST', '/users/reset-password', { body })).status).toBe(403);
  });

  test('administrators change a colleague’s with their own, nobody else does', async () => {
    const [admin, colleague, editor] = [
      await person('administrator'),
      await person('sales'),
      await person('editor'),
    ];
    const body = { password: another, currentPassword: password };
    expect((await change(colleague.id, editor.token, body)).status).toBe(403);
    expect((await change(colleague.id, admin.token, body)).status).toBe(200);
    expect(await meOf(colleague.token)).toBeNull();
    expect(await meOf(admin.token)).toBeTruthy();
    expect(await toldTo(colleague.email)).toHaveLength(1);
  });

  test.each([
    [{ password: another }, 400, 'Please type your current password.'],
    [{ password: another, currentPassword: 'not the password' }, 400, 'Your current password is not right.'],
    [{ password: 'too short', currentPassword: password }, 400, /at least 12 characters/],
    [{ password: ' '.repeat(12), currentPassword: password }, 400, /at least 12 characters/],
    [{ email: 'nobody', currentPassword: password }, 400, 'Please type an e-mail address.'],
    [{ currentPassword: password }, 400, /what it shall be/],
  ])('%o is rejected in words', async (body, status, words) => {
    const { id, token } = await person('sales');
    const answer = await change(id, token, body);
    expect(answer.status).toBe(status);
    expect(saysOf(answer.body)).toMatch(words);
  });

  test('it cannot be guessed from an open session', async () => {
    const { id, token } = await person('sales');
    const guess = (currentPassword: string) => change(id, token, { password: another, currentPassword });
    for (let n = 0; n < 5; n += 1) expect((await guess('not the password')).status).toBe(400);
    expect((await guess(password)).status).toBe(429);
  });

  test('the second factor is asked for as well where it is on', async () => {
    const { id, email, token } = await person('sales');
    const { key, enrolment } = (await rest('POST', '/users/second-factor/enrol', { token, body: {} })).body;
    const codeAt = (steps: number) =>
      generate({ secret: String(key), epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
    const confirmed = await rest('POST', '/users/second-factor/confirm', {
      token,
      body: { enrolment, code: await codeAt(0) },
    });
    const session = String(confirmed.body.token);
    const body = { password: another, currentPassword: password };
    expect(saysOf((await change(id, session, body)).body)).toMatch(/code that your authenticator app/);
    expect((await change(id, session, { ...body, code: '000000' })).status).toBe(400);
    expect((await change(id, session, { ...body, code: await codeAt(1) })).status).toBe(200);
    expect((await login(email, another)).body.secondFactor).toBe('answer');
  });
});

test('a new password by a link is told to its owner', async () => {
  const { email } = await person('sales');
  const token = await content.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  await rest('POST', '/users/reset-password', { body: { token, password: another } });
  expect(await toldTo(email)).toMatchObject([{ kind: 'credentials-changed', data: { newPassword: true } }]);
});

test.each(['administrator', 'editor', 'recruiter', 'sales'] as const)(
  'the account screen of a %s shows the address',
  async (role) => {
    const { id, token } = await person(role);
    const { body } = await rest('POST', `/users/access/${id}`, { token, body: {} });
    expect(body).toMatchObject({ fields: { email: { read: true } } });
    const { users } = content.payload.collections;
    const field = users.config.fields.find((one) => 'name' in one && one.name === 'email');
    const user = await content.payload.findByID({ collection: 'users', id });
    // As the form's state is made: with the number, without the document.
    const read = field && 'access' in field ? field.access?.read : undefined;
    expect(read?.({ id, req: { user: { ...user, collection: 'users' } } as never })).toBe(true);
  },
);
