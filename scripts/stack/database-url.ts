import pg from 'pg';
import { Refusal, textOf } from '../refusal.ts';

const patienceMs = 5_000;

/** @throws {Refusal} when DATABASE_URL is no PostgreSQL address or nobody answers there */
export async function demandReachable(databaseUrl: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new Refusal('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.');
  }
  // The password stays out of the sentence.
  const { host, pathname } = new URL(databaseUrl);
  try {
    await ask(databaseUrl, 'select 1');
  } catch (error) {
    throw new Refusal(
      `The database ${pathname.slice(1)} at ${host} of DATABASE_URL cannot be used: ${textOf(error)}.`,
    );
  }
}

/** Whether a PostgreSQL server answers there. */
export async function answers(databaseUrl: string): Promise<boolean> {
  return await ask(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  );
}

/** One question over a connection of its own. */
export async function ask(databaseUrl: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // A connection that breaks while idle would otherwise end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
