import { fingerprintSecret, payloadSecretOf, tryDecrypt } from '@riverfront/backend/limits/secret';
import { SettingsError } from '@riverfront/backend/settings';
import { withClient } from '@riverfront/database';
import { messageOf, UserError } from '../command.ts';
import { env } from '../env.ts';
import { migrationNames } from '../generate/migrations.ts';

/** What a start has to know of a database. */
export interface DatabaseState {
  /** Whether it has every migration, its content and a search index: `scripts/prepare.ts` has nothing to do. */
  isPrepared: boolean;
  /** The account that was created because there was none, until somebody has signed in with its password. */
  firstUser?: { email: string; password: string };
}

/** One statement, because Payload takes two seconds to find out the same. */
const statement = `select (select value from confirmations where key = 'secret') as mark,
  array(select name from payload_migrations where batch >= 0) as migrations,
  exists (select from search_entries) as "hasIndex", email, sealed_first_password as sealed
  from (select) one left join users on sealed_first_password is not null limit 1`;

/**
 * Inspects a database, and says when it belongs to a newer version.
 * @param previous the secret before a change, or `lost`
 * @throws {UserError} when it cannot be used, or the secret is another one than it was used with and no change is announced
 */
export async function inspectDatabase(
  databaseUrl: string,
  secret: string,
  previous = env.inherited.PREVIOUS_PAYLOAD_SECRET,
): Promise<DatabaseState> {
  const [found] = await select(databaseUrl, statement);
  if (!found) return { isPrepared: false };
  const [known, present] = [migrationNames(), found.migrations as string[]];
  if (present.length > 0 && !known.some((name) => present.includes(name)))
    throw new UserError(
      'The database is of a version before 1.0, which is not taken over: name an empty one in DATABASE_URL, or without it another folder in DATA_DIR.',
    );
  if (present.some((name) => !known.includes(name)))
    console.warn(
      'The database is of a newer version of Riverfront. The version before it still works; with an older one restore the backup from before the update.',
    );
  const hasSecret = found.mark === fingerprintSecret(secret);
  if (found.mark && !hasSecret) assertAnnounced(found.mark, previous);
  const { email, sealed } = found;
  const password = tryDecrypt(payloadSecretOf(secret), String(sealed ?? ''), 'riverfront first password');
  return {
    isPrepared: hasSecret && Boolean(found.hasIndex) && known.every((name) => present.includes(name)),
    ...(password && { firstUser: { email: String(email), password } }),
  };
}

/** Selects rows; none where there is no such table. @throws {UserError} when the database cannot be used */
export async function select(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  try {
    const options = { query_timeout: 5_000 };
    return await withClient(databaseUrl, async (client) => (await client.query(sql)).rows, options);
  } catch (error) {
    // No such table: a new database.
    if ((error as { code?: string }).code === '42P01') return [];
    // Without the password.
    const { host, pathname } = new URL(databaseUrl);
    throw new UserError(`The database ${pathname.slice(1)} at ${host} cannot be used: ${messageOf(error)}.`);
  }
}

function assertAnnounced(mark: unknown, previous: string | undefined): void {
  if (previous !== 'lost' && (!previous || mark !== fingerprintSecret(previous)))
    throw new SettingsError([
      `PAYLOAD_SECRET is not the secret that this database was used with: set that one again, or name it in PREVIOUS_PAYLOAD_SECRET to change it, or set PREVIOUS_PAYLOAD_SECRET=lost when it is lost (docs/operations.md, "Rotating secrets").`,
    ]);
  console.warn(
    `PAYLOAD_SECRET has changed: everybody signs in again, with a recovery code where there is a second factor; waiting emails ${previous === 'lost' ? 'fail' : 'are sent'}.`,
  );
}
