import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { listOperations, type Operation, unknownId } from '../../testing/access/operations.ts';
import { makeRecords } from '../../testing/access/records.ts';
import { type Call, openTestStaffSide } from '../../testing/open-staff-side.ts';
import { readToday } from '../dashboard/today.ts';
import { execute, sql } from '../database/transaction.ts';
import { readStatus } from '../health/status.ts';
import { secretFields } from './access-first.ts';
import { roles } from './roles.ts';

const staff = await openTestStaffSide({}, { logger: { options: { level: 'silent' } } });
const { payload } = staff;
await makeRecords(payload);

const actors = [null, ...roles] as const;
type Asker = (typeof actors)[number];
const calls = new Map<Asker, Call>();
for (const role of actors) calls.set(role, await staff.as(role));

interface Work {
  statements: string[];
  fileOperations: number;
}

/** Attributes statements and file operations to one request; the queue has another context. */
const work = new AsyncLocalStorage<Work>();
const hook = createHook({
  init: (_id, type) => {
    const current = work.getStore();
    if (current && /^(FSREQ|FILEHANDLE)/.test(type)) current.fileOperations += 1;
  },
}).enable();
afterAll(() => {
  hook.disable();
  vi.restoreAllMocks();
});
// At the pool: a client that waited for a connection runs in the context of whoever released it.
const { connect, query } = pg.Pool.prototype;
let isQuery = false;
vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
  const [first] = args;
  work
    .getStore()
    ?.statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
  isQuery = true;
  try {
    return Reflect.apply(query, this, args);
  } finally {
    isQuery = false;
  }
});
vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
  if (!isQuery) work.getStore()?.statements.push('begin');
  return Reflect.apply(connect, this, args);
});

async function ask(actor: Asker, method: string, path: string, body?: RequestInit['body']) {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const done: Work = { statements: [], fileOperations: 0 };
  const response = await work.run(done, async () =>
    calls.get(actor)?.(`/api${path}`, { method, ...(body && { body, headers }) }),
  );
  return { status: response?.status, text: await response?.text(), ...done };
}

/** A form with a file that no endpoint asks for. */
function formOf(): FormData {
  const form = new FormData();
  form.set('_payload', '{}');
  form.set('other', new File(['text'], 'other.txt'));
  return form;
}

const all = await listOperations(payload);
const size = `${payload.config.collections.length} collections, ${payload.config.globals.length} globals, ${all.length} operations, ${actors.length} actors`;

test(`rejects before any statement or file: ${size}`, { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  expect((await ask(null, 'GET', '/access')).statements).toEqual([]);
  let rejected = 0;
  for (const actor of actors) {
    // What the session itself reads.
    await ask(actor, 'POST', '/users/first-register');
    const own = await ask(actor, 'POST', '/users/first-register');
    expect(
      own.statements.every((text) => /^select .* from "users" .* where "users"."id" = /s.test(text)),
    ).toBe(true);
    expect(own.statements).toHaveLength(actor ? 1 : 0);
    const { docs } = await payload.find({
      collection: 'users',
      where: { roles: { equals: actor } },
      limit: 1,
    });
    const req = {
      user: actor ? { ...docs[0], collection: 'users' } : null,
      payload,
      payloadAPI: 'REST',
      query: {},
    };
    const tryOperation = async ({ method, paths, rule }: Operation) => {
      const access = await rule?.({ req: req as unknown as PayloadRequest });
      // Allowed operations would change the records, and those with a filter have to read them.
      if (access || (!rule && actor === 'administrator')) return;
      const hasBody = ['POST', 'PATCH'].includes(method);
      // What reads a form does not ask who sends it.
      const bodies = [() => (hasBody ? '{}' : undefined), ...(hasBody && !actor ? [formOf] : [])];
      for (const body of bodies) {
        const [unknown, existing] = [
          await ask(actor, method, paths[1], body()),
          await ask(actor, method, paths[0], body()),
        ];
        const name = `${actor ?? 'nobody'}: ${method} ${paths[0]}`;
        if (!rule && ![401, 403].includes(unknown.status ?? 0)) {
          if (!actor) wrong.push(`${name} is answered ${unknown.status}`);
          continue;
        }
        rejected += 2;
        for (const { status, statements: run, fileOperations: files } of [unknown, existing])
          if (![401, 403].includes(status ?? 0) || run.length > own.statements.length || files > 0)
            wrong.push(`${name}: ${status}, ${run.length} statements, ${files} file operations`);
        if (existing.text !== unknown.text) wrong.push(`${name} tells whether there is one`);
      }
    };
    const waiting = all.values();
    const lane = async () => {
      for (const operation of waiting) await tryOperation(operation);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
  }
  console.info(`${rejected} requests were rejected`);
  expect(wrong).toEqual([]);
  expect(rejected).toBeGreaterThan(2_000);
});

test.each([
  'where[FIELD][like]=a',
  'where[owner.FIELD][exists]=true',
  'where[or][0][and][0][author.FIELD][equals]=a',
  'sort=-FIELD',
  'populate[users][FIELD]=true',
  'joins[x][sort]=FIELD',
])('lets nobody query a secret field: %s', async (template) => {
  for (const field of secretFields)
    for (const method of ['GET', 'PATCH', 'DELETE'])
      for (const collection of ['users', 'applications', 'blogs']) {
        const path = `/${collection}?${template.replace('FIELD', field)}`;
        const answer = await ask('administrator', method, path, method === 'PATCH' ? '{}' : undefined);
        expect([path, answer.status]).toEqual([path, 400]);
      }
});

test('lists every hidden field of an account as secret', () => {
  const fields = payload.collections.users.config.flattenedFields;
  const hidden = fields.filter((field) => 'hidden' in field && field.hidden).map(({ name }) => name);
  expect(secretFields).toEqual(expect.arrayContaining(hidden));
});

test.each(['email', 'lastSignIn'])('lets a recruiter search no %s of a colleague', async (field) => {
  const answer = await ask('recruiter', 'GET', `/applications?where[owner.${field}][like]=a`);
  expect(answer.status).toBe(400);
});

test('bounds the words and conditions of a search', async () => {
  const words = `/blogs?where[title][like]=${'a+'.repeat(600)}`;
  expect((await ask(null, 'GET', words)).status).toBe(400);
  expect((await ask(null, 'GET', `/blogs?where[title][equals]=%00`)).status).toBe(400);
});

test('tells an editor nothing about accounts by the precondition of a bulk edit', async () => {
  const editor = calls.get('editor');
  const init = {
    method: 'PATCH',
    json: { signature: 'x' },
    headers: { 'x-list-read-at': '2000-01-01T00:00:00Z' },
  };
  const [match, none] = [1, unknownId].map((id) => editor?.(`/api/users?where[id][equals]=${id}`, init));
  expect(await (await match)?.text()).toBe(await (await none)?.text());
});

test('changes and deletes at most 100 records in one request', async () => {
  await execute(payload)(
    sql`insert into redirects ("from", "to") select '/old-' || n, '/' from generate_series(1, 101) as n`,
  );
  const path = '/redirects?where[from][like]=/old-';
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await ask('administrator', method, path, method === 'PATCH' ? '{"to":"/x"}' : undefined);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('more than 100 records')]);
  }
  const { totalDocs } = await payload.count({ collection: 'redirects', where: { to: { equals: '/' } } });
  expect(totalDocs).toBe(101);
});

test('limits what one network may have rejected, counts it, and shows a burst on Today', async () => {
  const limited = await openTestStaffSide({}, { rejections: { perMinute: 3, burst: 3 } });
  const nobody = await limited.as(null);
  const answers = [];
  for (let sent = 0; sent < 4; sent += 1) answers.push(await nobody('/api/users'));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 429]);
  expect(await answers[3]?.text()).toContain('Too many requests were rejected. Please try again in');
  // Others are not held up.
  const administrator = await limited.as('administrator');
  const { user } = (await (await administrator('/api/users/me')).json()) as { user: TypedUser };
  const { sections } = await readStatus(limited.payload, '1.0.0');
  const section = sections.find(({ title }) => title === 'Rejected requests');
  expect(section).toMatchObject({ state: 'warning', lines: [{ value: '4' }] });
  const { failed } = await readToday(await createLocalReq({ user }, limited.payload));
  const title = expect.stringMatching(/^3 requests were rejected .* GET users\/ without a session$/);
  expect(failed).toMatchObject([{ label: 'Bursts of rejected requests', total: 1, items: [{ title }] }]);
});
