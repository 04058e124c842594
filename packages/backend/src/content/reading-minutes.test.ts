import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { afterAll, expect, test } from 'vitest';
import { down, up } from '../../migrations/20261122_072454_reading_minutes.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { execute, sql } from '../platform/index.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

const text = (words: number) => ({
  root: {
    type: 'root',
    children: [paragraph('word '.repeat(words - 2)), paragraph('to the')],
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
});

function paragraph(words: string) {
  return { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words.trim() }] };
}

test('estimates the reading time of an article whenever its text changes', async () => {
  const { docs } = await payload.find({ collection: 'blogs', limit: 1 });
  const { id } = docs[0] ?? { id: 0 };
  const change = async (data: object) =>
    (await payload.update({ collection: 'blogs', id, data })).readingMinutes;
  expect(await change({ description: text(660) })).toBe(3);
  expect(await change({ title: 'Another title' })).toBe(3);
  expect(await change({ description: text(20), readingMinutes: 90 })).toBe(1);
});

test('is estimated in the same way for existing articles by the migration', async () => {
  const run = execute(payload);
  const read = async () =>
    (await run(sql`select id, reading_minutes::int from blogs where _status = 'published' order by id`)).rows;
  const before = await read();
  expect(before.length).toBeGreaterThan(10);
  const args = { db: { execute: run } } as unknown as MigrateUpArgs;
  await down(args);
  await up(args);
  expect(await read()).toEqual(before);
});
