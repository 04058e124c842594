import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from './client.ts';
import { testServer } from './env.ts';
import { findFreePort } from './free-port.ts';
import { lockFolder } from './lock.ts';
import { DatabaseError } from './programs.ts';
import { type DatabaseServer, startServer } from './server.ts';

/** A database of its own. */
interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Starts the server of a test run, whose workers find it; Vitest calls the default export around each run. Its folder is
 * kept between the runs, with the templates.
 * @returns a function that stops it
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 12);
  let folder = join(tmpdir(), `riverfront-tests-${checkout}`);
  // A second run at the same time has a folder of its own.
  const isKept = lockFolder(folder);
  if (!isKept) folder = mkdtempSync(join(tmpdir(), 'riverfront-tests-'));
  // As root, PostgreSQL runs as another account, which has to pass.
  chmodSync(folder, 0o711);
  const options = {
    folder: join(folder, 'postgres'),
    port: await findFreePort(),
    password: randomBytes(16).toString('hex'),
    isDurable: false,
  };
  let server: DatabaseServer;
  try {
    server = await startServer(options);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    // Not durable: a power cut may have damaged it.
    await rm(options.folder, { recursive: true, force: true });
    server = await startServer(options);
  }
  testServer.url = server.url;
  await dropDatabases('riverfront_test_');
  return async () => {
    await server.stop();
    if (!isKept) await rm(folder, { recursive: true });
  };
}

export default startTestServer;

/** Creates a database, empty or as a copy of a template. */
export async function createTestDatabase(template = 'template0'): Promise<TestDatabase> {
  const name = `riverfront_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: toUrl(name),
    drop: () => runOnServer(`drop database ${name} with (force)`),
  };
}

/**
 * Makes a template once, whichever worker is the first, and removes older ones.
 * @param make fills an empty database, and closes its connections
 */
export async function makeTemplate(name: string, make: (url: string) => Promise<void>): Promise<void> {
  await withClient(serverUrl(), async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('riverfront template'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await dropDatabases(name.replace(/[^_]*$/, ''));
    const draft = await createTestDatabase();
    await make(draft.url);
    const from = new URL(draft.url).pathname.slice(1);
    // The server ends a connection a moment after its pool was closed.
    await client.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${from}'`,
    );
    await client.query(`alter database ${from} rename to ${name}`);
  });
}

function serverUrl(): string {
  if (!testServer.url) throw new Error('No test server was started.');
  return testServer.url;
}

function toUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabases(prefix: string): Promise<void> {
  await withClient(serverUrl(), async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

const runOnServer = (statement: string) =>
  withClient(serverUrl(), async (client) => void (await client.query(statement)));
