import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { account, createFolder } from './programs.ts';

/** A connection to a database. */
interface Session {
  query(statement: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What belongs to a running server alone (PostgreSQL, “Making a Base Backup Using the Low Level API”). */
const left =
  /^(postmaster\.(pid|opts)|(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))\/.+|.*\/?pgsql_tmp.*)$/;

/**
 * Copies the data folder of a running server: the copy is as the database was at the end, after the replay of its log
 * at the first start.
 * @param session of a superuser, on that server
 * @param to a new folder
 */
export async function copyCluster(session: Session, folder: string, to: string): Promise<void> {
  // Until this session ends, what has to be replayed is kept.
  await session.query(
    `select pg_create_physical_replication_slot('riverfront_' || pg_backend_pid(), true, true)`,
  );
  await session.query(`select pg_backup_start('riverfront', true)`);
  await cp(folder, to, {
    recursive: true,
    mode: 0,
    filter: (path) => !left.test(relative(folder, path).replaceAll('\\', '/')),
  });
  const { rows } = await session.query(
    'select lsn, labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  const [stop] = rows;
  const label = String(stop?.labelfile);
  await writeFile(join(to, 'backup_label'), label);
  await mkdir(join(to, 'pg_wal'), { recursive: true });
  // Segments outside these are of before, or emptied for later use: most of what a small database weighs.
  const first = /^START WAL LOCATION: .*\(file ([\dA-F]{24})\)$/m.exec(label)?.[1] ?? '';
  for (const name of await readdir(join(folder, 'pg_wal')))
    if (/^[\dA-F]{24}$/.test(name) && name >= first && name <= String(stop?.last))
      await cp(join(folder, 'pg_wal', name), join(to, 'pg_wal', name));
}

/** Places such a copy at a new folder, whose owner is the account that PostgreSQL runs as. */
export async function placeCluster(copy: string, folder: string): Promise<void> {
  createFolder(folder);
  await cp(copy, folder, { recursive: true });
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
