import { openTestContent } from '@riverfront/backend/testing';
import { withClient } from '@riverfront/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inspectDatabase } from './database.ts';

// Makes the sample company when no run has before.
const { options, prepared } = await openTestContent();

test('tells whether a database is prepared, and the first password until its first use', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { databaseUrl, secret } = options;
  const run = (statement: string) => withClient(databaseUrl, (client) => client.query(statement));
  const { firstUser } = prepared;
  expect(await inspectDatabase(databaseUrl, secret)).toEqual({ isPrepared: true, firstUser });
  const foreign = 'another secret, which has encrypted nothing';
  await expect(inspectDatabase(databaseUrl, foreign)).rejects.toThrow('PAYLOAD_SECRET is not the secret');
  for (const previous of ['lost', secret])
    expect(await inspectDatabase(databaseUrl, foreign, previous)).toEqual({ isPrepared: false });
  await run('update users set sealed_first_password = null');
  expect(await inspectDatabase(databaseUrl, secret)).toEqual({ isPrepared: true });
  await run(`insert into payload_migrations (name, batch) values ('20990101_000000_later', 2)`);
  await inspectDatabase(databaseUrl, secret);
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('newer version'));
  await run(`delete from payload_migrations where name like '%baseline'`);
  await expect(inspectDatabase(databaseUrl, secret)).rejects.toThrow('before 1.0');
  await run('delete from payload_migrations');
  expect(await inspectDatabase(databaseUrl, secret)).toEqual({ isPrepared: false });
  await run('drop table content_revision, payload_migrations cascade');
  expect(await inspectDatabase(databaseUrl, secret)).toEqual({ isPrepared: false });
});
