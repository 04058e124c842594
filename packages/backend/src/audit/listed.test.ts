import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { readTrail } from '../../testing/records.ts';
import type { Role } from '../accounts/roles.ts';
import { execute, sql } from '../database/transaction.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const count = 120;
await execute(payload)(sql`
  insert into applications (first_name, stage, reference, submission_key, email, updated_at, created_at)
  select 'Asha', 'new', 'RA-' || n, gen_random_uuid(), 'asha.' || lpad(n::text, 3, '0') || '@mail.example', now(), now()
  from generate_series(1, ${count}) as n`);

interface List {
  docs: object[];
  totalDocs: number;
  totalPages: number;
}

/** Signs in a new member of staff, whose entries `trail` reads. */
async function somebody(role: Role) {
  const call = await staff.as(role);
  const { user } = (await (await call('/api/users/me')).json()) as { user: { id: number } };
  const own = { actor: { equals: user.id }, action: { in: ['listed', 'exported', 'opened'] } };
  return {
    call,
    list: async (path: string) => (await (await call(`/api/${path}`)).json()) as List,
    trail: () => readTrail(payload, own),
  };
}

test.each(['limit=0', 'limit=100000', 'limit=-1', 'pagination=false&limit=0', 'pagination=false&limit=500'])(
  'limits a list to 100 records: %s',
  async (query) => {
    const { list, trail } = await somebody('recruiter');
    const { docs, totalDocs, totalPages } = await list(`applications?${query}`);
    expect([docs.length, totalDocs, totalPages]).toEqual([100, count, 2]);
    expect(await trail()).toEqual([`listed applications: 100 of ${count}`]);
  },
);

test('limits lists of content as well, also for visitors', async () => {
  const anybody = await staff.as(null);
  await execute(payload)(
    sql`insert into redirects ("from", "to") select '/old-' || n, '/' from generate_series(1, 101) as n`,
  );
  const redirects = (await (await anybody('/api/redirects?limit=0&depth=0')).json()) as List;
  expect(redirects.docs).toHaveLength(100);
});

test('records each page and filter, without text that was searched for', async () => {
  const { list, trail } = await somebody('recruiter');
  await list('applications?limit=10');
  await list('applications?limit=10');
  await list('applications?limit=10&page=2');
  const filtered = 'applications?limit=10&where[stage][equals]=new&where[email][contains]=asha';
  await list(filtered);
  await list(filtered);
  await list('applications?limit=10&where[or][0][firstName][equals]=Asha&where[or][1][rating][exists]=true');
  // No records in the response.
  await list('applications?where[stage][equals]=offer');
  expect(await trail()).toEqual([
    `listed applications: 10 of ${count}`,
    `listed applications: 10 of ${count}, page 2`,
    `listed applications: 10 of ${count} {"email":"…","stage":{"equals":"new"}}`,
    `listed applications: 10 of ${count} {"or":[{"firstName":"…"},{"rating":{"exists":"true"}}]}`,
  ]);
});

test('repeats no search term, wherever it stands in the filter', async () => {
  const { call, list, trail } = await somebody('recruiter');
  const { docs } = await payload.find({ collection: 'applications', limit: 1, depth: 0 });
  const email = docs[0]?.email;
  await list(`applications?where[or][0][email][like]=${email}&where[or][1][reference][like]=${email}`);
  await list(`applications?where[and][0][OR][0][email]=${email}`);
  await call(`/api/applications/board?search=${email}`);
  await call(`/api/applications/export?search=${email}`);
  const entries = await trail();
  expect(entries).toContain('listed applications: 1 of 1 {"or":[{"email":"…"},{"reference":"…"}]}');
  expect(entries.join()).not.toContain(email);
});

test('records lists of notes and of the Local API with a user', async () => {
  const { docs } = await payload.find({ collection: 'applications', limit: 1, depth: 0 });
  const data = { about: docs[0]?.id ?? 0, text: 'Speaks German.', kind: 'note' as const };
  await payload.create({ collection: 'application-notes', data });
  const { list, trail } = await somebody('recruiter');
  await list('application-notes?depth=1');
  // With the populated records of the relation.
  expect(await trail()).toEqual([
    `listed applications: 1 of 1 {"id":{"in":[${docs[0]?.id}]}}`,
    'listed application-notes: 1 of 1',
  ]);
  // Our own code reads without a user.
  const before = (await payload.count({ collection: 'audit-events' })).totalDocs;
  await payload.find({ collection: 'applications', limit: 0 });
  expect((await payload.count({ collection: 'audit-events' })).totalDocs).toBe(before);
});

test('records the board as one entry, an export with its filter, a timeline as opening', async () => {
  const { call, trail } = await somebody('recruiter');
  await call('/api/applications/board');
  await call('/api/applications/board?owner=nobody');
  const csv = await (await call('/api/applications/export?stage=new')).text();
  expect(csv.trim().split('\n').length).toBeGreaterThan(count);
  const { docs } = await payload.find({ collection: 'applications', limit: 1, depth: 0 });
  await call(`/api/applications/${docs[0]?.id}/timeline`);
  expect(await trail()).toEqual([
    `listed applications: 20 of ${count}`,
    `listed applications: 20 of ${count} {"and":[{"owner":{"exists":false}}]}`,
    `exported applications: ${count} applications as CSV {"and":[{"stage":{"equals":"new"}}]}`,
    `opened applications: ${docs[0]?.reference}`,
  ]);
});
