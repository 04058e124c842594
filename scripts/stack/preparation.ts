import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decrypt } from '@riverfront/backend/limits/tokens/encryption';
import { payloadSecretOf } from '@riverfront/backend/limits/tokens/keys';
import { root } from '../env.ts';
import { migrationNames } from '../generate/migrations.ts';
import { runNode } from '../node.ts';
import { select } from '../postgres.ts';
import type { PrepareMessage } from '../prepare.ts';
import { UserError } from '../user-error.ts';
import { formatLine } from './running-process.ts';
import type { Settings } from './settings.ts';

/** The account that was created because there was none, until somebody has signed in with its password. */
export interface FirstUser {
  email: string;
  password: string;
}

/** Runs `scripts/prepare.ts`. @throws {UserError} with its output when it fails */
export async function prepareDatabase({ environment }: Settings): Promise<FirstUser | undefined> {
  let firstUser: FirstUser | undefined;
  const { code, output } = await runNode([join(root, 'scripts/prepare.ts')], {
    // In production it would ask for the settings of an installation, which a trial does not have.
    env: { ...environment, NODE_ENV: undefined },
    onMessage: (message) => {
      ({ firstUser } = message as PrepareMessage);
    },
  });
  if (code !== 0)
    throw new UserError(
      `Preparing the database failed:\n${output.trim().split('\n').map(formatLine).join('\n')}`,
    );
  return firstUser;
}

/**
 * Finds out whether a database has every migration, the sample content and a search index. Asks in SQL,
 * because Payload takes two seconds for the same.
 * @returns undefined when it has not; otherwise with the first account, while its password has to be shown
 */
export async function findPrepared({
  databaseUrl,
  environment,
}: Settings): Promise<{ firstUser: FirstUser | undefined } | undefined> {
  const migrations = migrationNames().map((name) => `'${name}'`);
  const conditions = `exists (select from content_revision where sample_loaded_at is not null)
    and exists (select from users)
    and exists (select from confirmations where key = 'secret')
    and exists (select from search_entries)
    and (select count(distinct name) from payload_migrations where name in (${migrations})) = ${migrations.length}`;
  const unused =
    'select email, sealed_first_password as sealed from users where sealed_first_password is not null';
  const prepared = `select email, sealed from (select 1 where ${conditions}) prepared
    left join (${unused} limit 1) unused on true`;
  // A table that does not exist: nothing has been prepared.
  const [row] = await select(databaseUrl, prepared).catch(() => []);
  return row && { firstUser: openFirstUser(row, environment.PAYLOAD_SECRET ?? '') };
}

function openFirstUser({ email, sealed }: Record<string, unknown>, secret: string): FirstUser | undefined {
  if (typeof email !== 'string' || typeof sealed !== 'string') return undefined;
  try {
    return { email, password: decrypt(payloadSecretOf(secret), sealed, 'riverfront first password') };
  } catch {
    // Encrypted with a secret that is not configured.
    return undefined;
  }
}

/** Identifies a database and the migrations of this version, without the password. */
function fingerprint(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return createHash('sha256')
    .update([host, pathname, ...migrationNames()].join('\n'))
    .digest('hex');
}

const fileIn = (folder: string) => join(folder, 'prepared');

/** Records in the data folder that a database is prepared for this version. */
export function recordPrepared(folder: string, databaseUrl: string): void {
  writeFileSync(fileIn(folder), `${fingerprint(databaseUrl)}\n`);
}

/** Whether a database was prepared for this version before: then the apps can start while it is down. */
export function wasPrepared(folder: string, databaseUrl: string): boolean {
  try {
    return readFileSync(fileIn(folder), 'utf8').trim() === fingerprint(databaseUrl);
  } catch {
    return false;
  }
}
