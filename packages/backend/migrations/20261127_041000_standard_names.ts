import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Names of tables in the field's terms, and with them those of their indexes and constraints. */
const names = {
  mentions: 'document_references',
  mentions_state: 'document_references_state',
  spent_tokens: 'used_tokens',
};

/** Indexes and constraints are found by the table: PostgreSQL had named some of them. */
async function rename({ db }: Pick<MigrateUpArgs, 'db'>, from: string, to: string): Promise<void> {
  await db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  const { rows } = await db.execute(sql`
    select indexrelid::regclass::text as name from pg_index where indrelid = ${to}::regclass`);
  for (const { name } of rows)
    await db.execute(
      sql`alter index ${sql.identifier(String(name))} rename to ${sql.identifier(String(name).replace(from, to))}`,
    );
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [from, to] of Object.entries(names)) await rename({ db }, from, to);
  // The queue `sweep` is `clean-up` now, which the next start schedules.
  await db.execute(sql`
    DO $$ BEGIN
      IF to_regclass('pgboss.schedule') IS NOT NULL THEN
        DELETE FROM pgboss.schedule WHERE name = 'sweep';
      END IF;
    END $$`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [from, to] of Object.entries(names)) await rename({ db }, to, from);
}
