import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { testDatabaseUrl } from './env.ts';
import { extensions } from './open.ts';
import { serveDatabase } from './server.ts';

export { lockFolder } from './lock.ts';

/** A database for one test file. */
export interface TestDatabase {
  url: string;
  /** Stops it and saves its contents as a template. */
  saveAs(template: Template): Promise<void>;
  stop(): Promise<void>;
}

/** Where a template database is: in a file for the embedded database, by its name on a server. */
export interface Template {
  file: string;
  name: string;
}

/** Whether the tests run on the server of TEST_DATABASE_URL rather than on the embedded database. */
export const onServer = testDatabaseUrl !== undefined;

/** Creates a database, empty or from a template, on the server of TEST_DATABASE_URL or else in memory. */
export async function startTestDatabase(template?: Template): Promise<TestDatabase> {
  return testDatabaseUrl ? await createOnServer(testDatabaseUrl, template) : await startEmbedded(template);
}

/** Drops a template from the server; that of the embedded database is only a file. */
export async function dropTemplate({ name }: Template): Promise<void> {
  if (testDatabaseUrl) await runOnServer(testDatabaseUrl, `drop database if exists ${name} with (force)`);
}

async function startEmbedded(template: Template | undefined): Promise<TestDatabase> {
  const loaded = template && { loadDataDir: await openAsBlob(template.file) };
  const db = await PGlite.create({ extensions, ...loaded });
  const server = await serveDatabase(db);
  return {
    url: server.url,
    async saveAs({ file }) {
      await server.stop();
      const dump = await db.dumpDataDir('none');
      await writeFile(file, Buffer.from(await dump.arrayBuffer()));
      await db.close();
    },
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}

async function createOnServer(serverUrl: string, template: Template | undefined): Promise<TestDatabase> {
  const name = `riverfront_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template?.name ?? 'template1'}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async saveAs(saved) {
      // The server ends a connection a moment after its pool was closed.
      await runOnServer(
        serverUrl,
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
      );
      await runOnServer(serverUrl, `alter database ${name} rename to ${saved.name}`);
    },
    stop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
