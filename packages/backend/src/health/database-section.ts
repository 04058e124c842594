import { readdir } from 'node:fs/promises';
import type { Payload } from 'payload';
import { type Execute, sql } from '../database/transaction.ts';
import { createSection, formatBytes, type Line, type Section } from './section.ts';

interface Row {
  version: string;
  bytes: number | string;
}

/** The database: response time, version, size, migrations, and the connections of this process. */
export async function databaseSection(execute: Execute, payload: Payload): Promise<Section> {
  const started = performance.now();
  const { rows } = await execute(
    sql`select version() as version, pg_database_size(current_database()) as bytes`,
  );
  const ms = Math.round(performance.now() - started);
  const { version = '', bytes = 0 } = (rows as unknown as Row[])[0] ?? {};
  const applied = await execute(sql`select name from payload_migrations`);
  const known = await knownMigrations(payload);
  const names = new Set(applied.rows.map(({ name }) => String(name)));
  const missing = known.filter((name) => !names.has(name));
  return createSection('Database', [
    { label: 'Responds', value: `in ${ms} ms`, state: ms > 1_000 ? 'warning' : 'ok' },
    { label: 'Version', value: /^PostgreSQL [\d.]+/.exec(version)?.[0] ?? version },
    { label: 'Size', value: formatBytes(Number(bytes)) },
    {
      label: 'Migrations',
      value:
        missing.length > 0 ? `${missing.length} missing: ${missing.join(', ')}` : `all ${names.size} applied`,
      state: missing.length > 0 ? 'failing' : 'ok',
    },
    poolLine(payload),
  ]);
}

async function knownMigrations(payload: Payload): Promise<string[]> {
  const { migrationDir } = payload.db as unknown as { migrationDir: string };
  // A built image may lack them.
  const files = await readdir(migrationDir).catch(() => []);
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''));
}

function poolLine(payload: Payload): Line {
  const { pool } = payload.db as unknown as {
    pool?: { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };
  };
  if (!pool) return { label: 'Connections of the staff side', value: 'not known' };
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    label: 'Connections of the staff side',
    value: `${totalCount - idleCount} busy, ${idleCount} idle of ${pool.options.max}, ${waitingCount} waiting`,
    state: waitingCount > 0 ? 'warning' : 'ok',
  };
}
