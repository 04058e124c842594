import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withClient } from '@riverfront/database';
import { createTestDatabase } from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from '../src/prepare.ts';
import { openTestContent } from './open-content.ts';
import { createMessage, readEmails } from './records.ts';

/** A database of 1.0.0: its schema, the placeholder content, and somebody who has applied and written. */
const dump = join(import.meta.dirname, 'release-1.0.0.sql.gz');

/** The sample company in the present tables. */
const present = await openTestContent();

test('a database of 1.0.0 is migrated to the present tables, and keeps what it stores', {
  timeout: 120_000,
}, async () => {
  const released = await createTestDatabase();
  onTestFinished(released.drop);
  const statements = gunzipSync(readFileSync(dump)).toString();
  await withClient(released.url, (client) => client.query(statements));
  const options = { ...present.options, databaseUrl: released.url };

  await prepare({ ...options, firstUserEmail: 'other@riverfront.example', loadContent: loadSample });
  const hint =
    'Migrations do not lead from 1.0.0 to the present tables: add one, and leave the baseline as it is (CONTRIBUTING.md, “Releases”).';
  const wanted = await describeTables(present.options.databaseUrl);
  expect(await describeTables(released.url), hint).toEqual(wanted);

  const { payload } = await openTestContent(options);
  const find = async <S extends Collection>(collection: S) =>
    (await payload.find({ collection, sort: '-id', limit: 1, depth: 0 })).docs[0];
  const [job, application, message] = [
    await find('jobs'),
    await find('applications'),
    await find('messages'),
  ];
  expect(job).toMatchObject({ title: 'SAP consultant', location: 'Pune, India', _status: 'published' });
  expect(application).toMatchObject({ firstName: 'Asha', stage: 'screening', job: job?.id, tags: ['s4'] });
  expect(message).toMatchObject({ name: 'Asha Patel', message: 'Please call me.', status: 'new' });
  const [email] = await readEmails(payload, { about: { equals: application?.reference } });
  expect(email).toMatchObject({
    to: application?.email,
    state: 'waiting',
    content: { kind: 'application-received' },
  });
  const where = { page: { equals: 'Services' } };
  const { docs } = await payload.find({ collection: 'page-contents', where, depth: 0 });
  expect(docs).toMatchObject([{ _status: 'published', key: 'services', intro: { tag: 'Our Services' } }]);

  const changes: [Collection, number | undefined, object][] = [
    ['jobs', job?.id, { title: 'Architect', _status: 'published' }],
    ['applications', application?.id, { stage: 'interview' }],
    ['messages', message?.id, { status: 'answered' }],
  ];
  for (const [collection, id = 0, data] of changes)
    expect(await payload.update({ collection, id, data: data as never, depth: 0 })).toMatchObject(data);
  expect(await createMessage(payload)).toMatchObject({ id: (message?.id ?? 0) + 1 });
});

type Collection = 'jobs' | 'applications' | 'messages';

/** Lists columns, constraints and indexes, in an order that is not the one in which they were added. */
async function describeTables(url: string): Promise<string[]> {
  const query = `select concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', enumtypid::regtype, enumlabel) from pg_enum order by line`;
  const { rows } = await withClient(url, (client) => client.query<{ line: string }>(query));
  return rows.map(({ line }) => line);
}
