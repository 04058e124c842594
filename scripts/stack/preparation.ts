import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchVersion } from '@riverfront/backend/discovery/search-version';
import { root } from '../env.ts';
import { migrationNames } from '../generate/migrations.ts';
import { runNode } from '../node.ts';
import { select } from '../postgres.ts';
import type { PrepareMessage } from '../prepare.ts';
import { UserError } from '../user-error.ts';
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
    env: environment,
    onMessage: (message) => {
      ({ firstUser } = message as PrepareMessage);
    },
  });
  if (code !== 0) throw new UserError(`Preparing the database failed:\n${output.trim()}`);
  return firstUser;
}

/**
 * Whether a database has every migration, the sample content, the search index of this version, and no first
 * account whose password still has to be shown. Asks in SQL, because Payload takes two seconds for the same.
 */
export async function isPrepared(databaseUrl: string): Promise<boolean> {
  const migrations = migrationNames().map((name) => `'${name}'`);
  const conditions = `exists (select from content_revision where sample_loaded_at is not null)
    and exists (select from users) and not exists (select from users where sealed_first_password is not null)
    and exists (select from search_state where version = ${searchVersion})
    and (select count(distinct name) from payload_migrations where name in (${migrations})) = ${migrations.length}`;
  // A table that does not exist: nothing has been prepared.
  const rows = await select(databaseUrl, `select 1 where ${conditions}`).catch(() => []);
  return rows.length > 0;
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
