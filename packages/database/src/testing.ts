import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { testDatabaseUrl } from './env.ts';
import { serveDatabase } from './server.ts';

/** An empty database for one test file. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** On the server that TEST_DATABASE_URL names, or else an embedded one in memory. */
export async function startTestDatabase(): Promise<TestDatabase> {
  return testDatabaseUrl ? await createOnServer(testDatabaseUrl) : await startEmbedded();
}

async function startEmbedded(): Promise<TestDatabase> {
  const db = await PGlite.create();
  const server = await serveDatabase(db);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}

async function createOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `riverfront_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
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
