import pg from 'pg';
import { Refusal, textOf } from '../refusal.ts';

const patienceMs = 5_000;

/** What Node says of a server that is not there, and PostgreSQL of one that is starting or stopping. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * Whether the server of DATABASE_URL answers.
 * @param options.mayBeAway everything is set up already, so that the start can do without it
 * @throws {Refusal} when it is no PostgreSQL address, when it refuses us, or when it is away and must not be
 */
export async function demandReachable(
  databaseUrl: string,
  { mayBeAway }: { mayBeAway: boolean },
): Promise<'there' | 'away'> {
  demandPostgres(databaseUrl);
  // The password stays out of the sentence.
  const { host, pathname } = new URL(databaseUrl);
  try {
    await ask(databaseUrl, 'select 1');
    return 'there';
  } catch (error) {
    if (mayBeAway && isAway(error)) return 'away';
    throw new Refusal(
      `The database ${pathname.slice(1)} at ${host} of DATABASE_URL cannot be used: ${textOf(error)}.`,
    );
  }
}

/** @throws {Refusal} when it is no PostgreSQL address */
export function demandPostgres(databaseUrl: string): void {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new Refusal('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.');
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // pg 8.20 `client.js` has no code for a connection that takes too long.
  return awayCodes.has(code) || /^timeout expired$|Connection terminated/.test(error.message);
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
