import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStaffSide, type TestStaffSide } from '../../../testing/open-staff-side.ts';
import { inTransaction, sql } from './transaction.ts';

let staffSide: TestStaffSide;
let call: Awaited<ReturnType<TestStaffSide['as']>>;
/** Transactions whose connection was dropped at COMMIT. */
let dropped = 0;
let armed = false;

beforeAll(async () => {
  staffSide = await openTestStaffSide();
  call = await staffSide.as('administrator');
  const { pool } = staffSide.payload.db as unknown as { pool: Pool };
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    dropAtCommit(client);
  });
});
afterAll(() => staffSide.close());
beforeEach(() => {
  armed = false;
  dropped = 0;
});

function dropAtCommit(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query(...args: unknown[]) {
      const [statement] = args as [string | { text?: string }];
      if (armed && typeof statement !== 'string' && statement.text === 'commit') {
        dropped += 1;
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      }
      return query(...args);
    },
  });
}

/** Sends JSON while the connection is dropped at every COMMIT. */
async function sendWhileDropping(path: string, method: string, body: unknown) {
  armed = true;
  const response = await call(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  armed = false;
  return { status: response.status, body: (await response.json()) as { errors?: { message: string }[] } };
}

const failed = {
  status: 503,
  body: { errors: [{ message: expect.stringMatching(/^The database cannot be reached at the moment\./) }] },
};

/** A request of each kind of change, with the stored value. */
const cases: Record<
  string,
  () => Promise<{ send: [string, string, unknown?]; stored: () => Promise<unknown> }>
> = {
  'creating a document': async () => ({
    send: ['/api/companies', 'POST', { name: 'Created and lost', imageUrl: 'https://logo.example/a.svg' }],
    stored: async () =>
      (
        await staffSide.payload.count({
          collection: 'companies',
          where: { name: { equals: 'Created and lost' } },
        })
      ).totalDocs,
  }),
  'publishing a document': async () => {
    const { id } = await company();
    return {
      send: [`/api/companies/${id}`, 'PATCH', { _status: 'published' }],
      stored: async () => (await staffSide.payload.findByID({ collection: 'companies', id }))._status,
    };
  },
  'changing several documents': async () => {
    const { id } = await company();
    return {
      send: [`/api/companies?where[id][equals]=${id}`, 'PATCH', { name: 'Renamed' }],
      stored: async () => (await staffSide.payload.findByID({ collection: 'companies', id })).name,
    };
  },
  'deleting a document': async () => {
    const { id } = await company();
    return {
      send: [`/api/companies/${id}`, 'DELETE'],
      stored: async () => (await staffSide.payload.findByID({ collection: 'companies', id })).id,
    };
  },
  'saving a global': async () => ({
    send: ['/api/globals/retention', 'POST', { audit: 7 }],
    stored: async () => (await staffSide.payload.findGlobal({ slug: 'retention' })).audit,
  }),
  'disabling an account': async () => {
    const { id } = await account();
    return {
      send: [`/api/users/${id}`, 'PATCH', { disabled: true }],
      stored: async () => (await staffSide.payload.findByID({ collection: 'users', id })).disabled,
    };
  },
  'changing a password': async () => {
    const { id, email } = await account();
    return {
      send: [
        `/api/users/${id}/credentials`,
        'POST',
        { password: 'another horse battery staple', currentPassword: password },
      ],
      stored: async () =>
        (await staffSide.payload.login({ collection: 'users', data: { email, password } })).user?.email,
    };
  },
  'putting a record on legal hold': async () => {
    const { id } = await message();
    return {
      send: [`/api/messages/${id}`, 'PATCH', { legalHold: true, legalHoldReason: 'Case 12/2026' }],
      stored: async () => (await staffSide.payload.findByID({ collection: 'messages', id })).legalHold,
    };
  },
};

test.each(Object.entries(cases))('%s answers 503 when the commit fails', async (_, prepare) => {
  const { send, stored } = await prepare();
  const before = await stored();
  expect(await sendWhileDropping(...send)).toMatchObject(failed);
  expect(dropped).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
});

test('throws when a failed statement has aborted the transaction', async () => {
  const { payload } = staffSide;
  const { id } = await company();
  const spoilt = inTransaction(payload, async ({ req, execute }) => {
    await payload.update({ collection: 'companies', id, data: { name: 'Spoilt' }, req });
    await execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(spoilt).rejects.toMatchObject({ cause: { code: aborted } });
  expect(await payload.findByID({ collection: 'companies', id })).toMatchObject({ name: 'A company' });
});

test('throws when an operation of Payload has aborted the transaction', async () => {
  const { payload } = staffSide;
  const { id } = await company();
  const transactionID = await payload.db.beginTransaction();
  const req = { transactionID: transactionID ?? '' };
  await payload.update({ collection: 'companies', id, data: { name: 'Spoilt' }, req });
  await expect(payload.delete({ collection: 'companies', id: 'none', req })).rejects.toThrow();
  await expect(payload.db.commitTransaction(req.transactionID)).rejects.toThrow(/aborted|rolled back/);
  expect(await payload.findByID({ collection: 'companies', id })).toMatchObject({ name: 'A company' });
});

/** `in_failed_sql_transaction` (PostgreSQL, appendix A). */
const aborted = '25P02';

const password = 'correct horse battery staple';

const company = () =>
  staffSide.payload.create({
    collection: 'companies',
    data: { name: 'A company', imageUrl: 'https://logo.example/a.svg', _status: 'draft' },
  });

const account = () =>
  staffSide.payload.create({
    collection: 'users',
    data: {
      name: 'A colleague',
      email: `colleague.${randomUUID()}@riverfront.example`,
      password,
      roles: ['sales'],
    },
  });

const message = () =>
  staffSide.payload.create({
    collection: 'messages',
    data: { status: 'answered', reference: `RM-${randomUUID()}`, submissionKey: randomUUID() },
  });
