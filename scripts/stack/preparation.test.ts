import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestContent } from '@riverfront/backend/testing';
import { withClient } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { afterAll, expect, test } from 'vitest';
import { assertReachable } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { findPrepared, recordPrepared, wasPrepared } from './preparation.ts';
import type { Settings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
afterAll(() => rmSync(folder, { recursive: true }));

const down = `postgres://someone:secret@127.0.0.1:${await findFreePort()}/riverfront`;

test('requires a database that was never prepared from here', async () => {
  expect(wasPrepared(folder, down)).toBe(false);
  await expect(assertReachable(down)).rejects.toThrow(UserError);
});

test('tolerates that a prepared database is down', async () => {
  recordPrepared(folder, down);
  expect(wasPrepared(folder, down)).toBe(true);
  expect(wasPrepared(folder, down.replace('secret', 'another'))).toBe(true);
  expect(wasPrepared(folder, down.replace('/riverfront', '/other'))).toBe(false);
  expect(await assertReachable(down, { mayBeDown: true })).toBe(false);
});

test('rejects an address that is not of PostgreSQL in any case', async () => {
  await expect(assertReachable('mysql://localhost/x', { mayBeDown: true })).rejects.toThrow(UserError);
});

test('returns whether the database is prepared, and the initial password until its first use', async () => {
  const { options, prepared, close } = await openTestContent();
  const { databaseUrl, secret } = options;
  const find = (PAYLOAD_SECRET = secret) =>
    findPrepared({ databaseUrl, environment: { PAYLOAD_SECRET } } as unknown as Settings);
  const run = (statement: string) => withClient(databaseUrl, (client) => client.query(statement));
  try {
    expect(await find()).toEqual({ firstUser: prepared.firstUser });
    expect(await find('another secret, which has encrypted nothing')).toEqual({ firstUser: undefined });
    await run('update users set sealed_first_password = null');
    expect(await find()).toEqual({ firstUser: undefined });
    await run('delete from payload_migrations where id = (select max(id) from payload_migrations)');
    expect(await find()).toBeUndefined();
    await run('drop table content_revision cascade');
    expect(await find()).toBeUndefined();
  } finally {
    await close();
  }
});
