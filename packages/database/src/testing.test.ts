import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestDatabase } from './testing.ts';

test('every test database starts empty and is gone after its stop', async () => {
  const database = await startTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows).toEqual([{ tables: 0 }]);
  await client.end();
  await database.stop();
  await expect(new pg.Client({ connectionString: database.url }).connect()).rejects.toThrow();
});
