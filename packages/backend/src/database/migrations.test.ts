import { afterAll, expect, test } from 'vitest';
import { up } from '../../migrations/20261125_021008_baseline.ts';
import { down } from '../../migrations/20261127_041000_standard_names.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { execute, sql } from './transaction.ts';

const content = await openTestContent();
const { payload } = content;
const run = execute(payload);
afterAll(content.close);

/** Leaves the database as the forty migrations did that the baseline replaces, or all but the last of them. */
async function revert(last: string): Promise<void> {
  await down({ db: { execute: run } } as never);
  await run(sql`delete from payload_migrations where name like '%baseline' or name like '%standard_names'`);
  await run(sql`insert into payload_migrations (name, batch) values (${last}, 1)`);
}

async function count(table: string): Promise<unknown> {
  const { rows } = await run(sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]?.count;
}

test('a database with the former migrations keeps everything, and gets the names of today', async () => {
  const tables = ['blogs', 'users', 'search_entries'];
  const before = await Promise.all([...tables, 'document_references'].map(count));
  expect(before).not.toContain(0);
  await run(sql`insert into used_tokens values ('once', now() + interval '1 day')`);
  await revert('20261125_021007_source_names');
  expect(await Promise.all([...tables, 'mentions'].map(count))).toEqual(before);

  await content.prepareAgain();
  expect(await Promise.all([...tables, 'document_references'].map(count))).toEqual(before);
  expect(await count('used_tokens')).toBe(1);
  const { rows } = await run(
    sql`select indexname from pg_indexes where indexname ~ '^(mentions|spent_tokens)'`,
  );
  expect(rows).toEqual([]);
});

test('a database with only some of them is left alone, with a sentence', async () => {
  await run(sql`delete from payload_migrations where name like '%source_names'`);
  // Payload prints the sentence and ends the process.
  await expect(up({ db: { execute: run } } as never)).rejects.toThrow(
    'is of a version before 25 November 2026',
  );
});
