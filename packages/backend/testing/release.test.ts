import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { withClient } from '@riverfront/database';
import { createTestDatabase } from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import type { Payload } from 'payload';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { encrypt } from '../src/limits/secret.ts';
import type { Application } from '../src/payload-types.ts';
import { prepare } from '../src/prepare.ts';
import { openTestContent } from './open-content.ts';
import { createApplication, createMessage, readEmails } from './records.ts';
import { testSecret } from './sample-template.ts';

/**
 * A database of 1.0.0: its schema, the placeholder content, and somebody who has applied and written. Never generated
 * again once 1.0.0 is released (CONTRIBUTING.md, “Releases”).
 */
const dump = join(import.meta.dirname, 'release-1.0.0.sql.gz');
const migrations = resolve(import.meta.dirname, '../migrations');

/** The sample company in the present tables. */
const present = await openTestContent();
afterAll(present.close);

test('a database of 1.0.0 is migrated to the present tables, and keeps what it stores', {
  timeout: 120_000,
}, async () => {
  if (!existsSync(dump)) {
    await makeDump(present.payload);
    expect.fail(`${dump} was made anew: run the test again, and commit it.`);
  }
  const released = await createTestDatabase();
  onTestFinished(released.drop);
  await run(released.url, gunzipSync(readFileSync(dump)).toString());
  const options = { ...present.options, databaseUrl: released.url };

  await prepare({ ...options, firstUserEmail: 'other@riverfront.example', loadContent: loadSample });
  const hint =
    'Migrations do not lead from 1.0.0 to the present tables: add one, and leave the baseline as it is (CONTRIBUTING.md, “Releases”).';
  const wanted = await describeTables(present.options.databaseUrl);
  expect(await describeTables(released.url), hint).toEqual(wanted);

  const { payload, close } = await openTestContent(options);
  onTestFinished(close);
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

  const set = <S extends Collection>(collection: S, id = 0, data: object = {}) =>
    payload.update({ collection, id, data: data as never, depth: 0 });
  expect(await set('jobs', job?.id, { title: 'Architect', _status: 'published' })).toMatchObject({
    title: 'Architect',
  });
  expect(await set('applications', application?.id, { stage: 'interview' })).toMatchObject({
    stage: 'interview',
  });
  expect(await set('messages', message?.id, { status: 'answered' })).toMatchObject({ status: 'answered' });
  expect(await createMessage(payload)).toMatchObject({ id: (message?.id ?? 0) + 1 });
});

type Collection = 'jobs' | 'applications' | 'messages';

const run = (url: string, statements: string): Promise<{ rows: Record<string, string>[] }> =>
  withClient(url, (client) => client.query(statements));

/** Lists columns, constraints and indexes, in an order that is not the one in which they were added. */
async function describeTables(url: string): Promise<string[]> {
  const { rows } = await run(
    url,
    `select concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', enumtypid::regtype, enumlabel) from pg_enum order by line`,
  );
  return rows.map(({ line = '' }) => line);
}

/** Makes the dump of the present version, while it is the one that will be released: tables, rows, numbers. */
async function makeDump(sample: Payload): Promise<void> {
  const { payload, options, close } = await openTestContent({}, 'minimal');
  onTestFinished(close);
  const { docs } = await sample.find({ collection: 'jobs', limit: 1, sort: 'id', depth: 0 });
  const { id: _, key: __, ...values } = docs[0] ?? {};
  const data = { ...values, title: 'SAP consultant', location: 'Pune, India', _status: 'published' };
  const job = await payload.create({ collection: 'jobs', data: data as never });
  const applied = { job: job.id, stage: 'screening', tags: ['s4'] } satisfies Partial<Application>;
  const { email: to, reference: about } = await createApplication(payload, applied);
  await createMessage(payload);
  const sealedData = encrypt(testSecret, JSON.stringify({ kind: 'application-received', data: {} }));
  const mail = {
    kind: 'application-received',
    to,
    about,
    sealedData,
    state: 'waiting',
    attempts: 0,
  } as const;
  await payload.create({ collection: 'mails', data: mail, depth: 0 });

  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  const parts = await Promise.all(names.map((name) => readFile(join(migrations, name), 'utf8')));
  // Rows in any order: their references are complete at the end.
  parts.push('set session_replication_role = replica;');
  const columns = await run(
    options.databaseUrl,
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`,
  );
  // Migrations insert some.
  parts.push(`truncate ${columns.rows.map(({ name }) => `"${name}"`).join()};`);
  for (const { name = '', list = '' } of columns.rows) {
    const { rows } = await run(options.databaseUrl, `select json_agg(t)::text as json from "${name}" t`);
    const json = rows[0]?.json;
    if (json)
      parts.push(
        `insert into "${name}" (${list}) overriding system value select ${list} from json_populate_recordset(null::"${name}", $json$${json}$json$);`,
      );
  }
  const numbers = await run(
    options.databaseUrl,
    `select format('select setval(%L, %s);', sequencename, last_value) as line from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  parts.push(...numbers.rows.map(({ line = '' }) => line), 'reset session_replication_role;');
  writeFileSync(dump, gzipSync(parts.join('\n'), { level: 9 }));
}
