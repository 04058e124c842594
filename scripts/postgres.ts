import { withClient } from '@riverfront/database';
import { messageOf, UserError } from './user-error.ts';

/** Runs one short statement and returns its rows. */
export function select(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(databaseUrl, async (client) => (await client.query(statement)).rows, {
    query_timeout: 5_000,
  });
}

/** Whether a PostgreSQL server answers at an address. */
export async function isReachable(databaseUrl: string): Promise<boolean> {
  return await select(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Asserts that the database of DATABASE_URL can be used. @throws {UserError} when it is down or rejects the connection */
export async function assertReachable(databaseUrl: string): Promise<void> {
  await select(databaseUrl, 'select 1').catch((error: unknown) => {
    // Without the password.
    const { host, pathname } = new URL(databaseUrl);
    throw new UserError(
      `The database ${pathname.slice(1)} at ${host} of DATABASE_URL cannot be used: ${messageOf(error)}.`,
    );
  });
}
