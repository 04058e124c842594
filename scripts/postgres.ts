import { withClient } from '@riverfront/database';
import { messageOf, UserError } from './user-error.ts';

const timeoutMs = 5_000;

/** Node's codes for a server that cannot be reached, and PostgreSQL's for one that is starting or stopping. */
const unavailable =
  /^(?:E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|TIMEDOUT)|57P0[123])$/;

/** Runs one short statement and returns its rows. */
export function select(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(databaseUrl, async (client) => (await client.query(statement)).rows, {
    query_timeout: timeoutMs,
  });
}

/** Whether a PostgreSQL server answers at an address. */
export async function isReachable(databaseUrl: string): Promise<boolean> {
  return await select(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  );
}

/**
 * Asserts that the database of DATABASE_URL can be used.
 * @param options.mayBeDown tolerates a server that cannot be reached
 * @returns whether the server answers
 * @throws {UserError} when it is no PostgreSQL address, or the server rejects the connection or is down and must not be
 */
export async function assertReachable(databaseUrl: string, { mayBeDown = false } = {}): Promise<boolean> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new UserError(
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.',
    );
  try {
    await select(databaseUrl, 'select 1');
    return true;
  } catch (error) {
    if (mayBeDown && isUnavailable(error)) return false;
    // Without the password.
    const { host, pathname } = new URL(databaseUrl);
    throw new UserError(
      `The database ${pathname.slice(1)} at ${host} of DATABASE_URL cannot be used: ${messageOf(error)}.`,
    );
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  // pg 8.20 `client.js` gives no code when a connection takes too long.
  return (
    ('code' in error && unavailable.test(String(error.code))) ||
    /^timeout expired$|Connection terminated/.test(error.message)
  );
}
