import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createAccount, password } from '../../testing/accounts.ts';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { createMessage } from '../../testing/records.ts';
import { inTransaction, sql } from './transaction.ts';

const staffSide = await openTestStaffSide();
const { payload } = staffSide;
const call = await staffSide.as('administrator');

/** Transactions whose connection was dropped at COMMIT. */
let dropped = 0;
let armed = false;
beforeEach(() => {
  armed = false;
  dropped = 0;
});

const { pool } = payload.db as unknown as { pool: Pool };
const watched = new WeakSet<PoolClient>();
pool.on('acquire', (client) => {
  if (!watched.has(client)) dropAtCommit(client);
  watched.add(client);
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
async function sendWhileDropping(path: string, method: string, json?: object) {
  armed = true;
  const response = await call(path, { method, json });
  armed = false;
  return { status: response.status, body: (await response.json()) as { errors?: { message: string }[] } };
}

const failed = {
  status: 503,
  body: { errors: [{ message: expect.stringMatching(/^The database cannot be reached at the moment\./) }] },
};

const create = {
  companies: () =>
    payload.create({
      collection: 'companies',
      data: { name: 'A company', imageUrl: 'https://logo.example/a.svg', _status: 'draft' },
    }),
  users: () => createAccount(payload, { roles: ['sales'] }),
  messages: () => createMessage(payload, { status: 'answered' }),
};

type Stored = keyof typeof create;
const read = (collection: Stored, id: number) => payload.findByID({ collection, id, depth: 0 });
const lost = { name: 'Created and lost', imageUrl: 'https://logo.example/a.svg' };
const changed = { password: 'another horse battery staple', currentPassword: password };

/** A request of each kind of change, about a new record of a collection, with the stored value. */
const cases: [
  string,
  Stored,
  (id: number) => [string, string, object?],
  ((id: number) => Promise<unknown>)?,
][] = [
  [
    'creating a document',
    'companies',
    () => ['/api/companies', 'POST', lost],
    () => payload.count({ collection: 'companies', where: { name: { equals: lost.name } } }),
  ],
  ['publishing a document', 'companies', (id) => [`/api/companies/${id}`, 'PATCH', { _status: 'published' }]],
  [
    'saving a global',
    'companies',
    () => ['/api/globals/retention', 'POST', { audit: 7 }],
    async () => (await payload.findGlobal({ slug: 'retention' })).audit,
  ],
  [
    'changing a password',
    'users',
    (id) => [`/api/users/${id}/credentials`, 'POST', changed],
    async (id) => {
      const { email } = await payload.findByID({ collection: 'users', id });
      const data = { email, password };
      return (await payload.login({ collection: 'users', data })).user?.email;
    },
  ],
  [
    'putting a record on legal hold',
    'messages',
    (id) => [`/api/messages/${id}`, 'PATCH', { legalHold: true, legalHoldReason: 'Case 12/2026' }],
  ],
];

test.each(cases)('%s answers 503 when the commit fails', async (_, collection, send, stored) => {
  const { id } = await create[collection]();
  const readStored = () => (stored ? stored(id) : read(collection, id));
  const before = await readStored();
  expect(await sendWhileDropping(...send(id))).toMatchObject(failed);
  expect(dropped).toBeGreaterThan(0);
  expect(await readStored()).toEqual(before);
});

test('throws when a failed statement has aborted the transaction', async () => {
  const { id } = await create.companies();
  const spoilt = inTransaction(payload, async ({ req, execute }) => {
    await payload.update({ collection: 'companies', id, data: { name: 'Spoilt' }, req });
    await execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(spoilt).rejects.toMatchObject({ cause: { code: aborted } });
  expect(await payload.findByID({ collection: 'companies', id })).toMatchObject({ name: 'A company' });
});

test('throws when an operation of Payload has aborted the transaction', async () => {
  const { id } = await create.companies();
  const transactionID = await payload.db.beginTransaction();
  const req = { transactionID: transactionID ?? '' };
  await payload.update({ collection: 'companies', id, data: { name: 'Spoilt' }, req });
  await expect(payload.delete({ collection: 'companies', id: 'none', req })).rejects.toThrow();
  await expect(payload.db.commitTransaction(req.transactionID)).rejects.toThrow(/aborted|rolled back/);
  expect(await payload.findByID({ collection: 'companies', id })).toMatchObject({ name: 'A company' });
});

/** `in_failed_sql_transaction` (PostgreSQL, appendix A). */
const aborted = '25P02';
