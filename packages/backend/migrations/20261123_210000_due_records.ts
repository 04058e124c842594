import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The promised period of each record, and when it begins at the earliest (src/platform/retention/due.ts). */
const indexes = [
  `applications_due_idx on applications ((retention_months::int), (case when stage in ('hired', 'rejected', 'withdrawn')
    then greatest(created_at, stage_changed_at) else created_at end))`,
  'messages_due_idx on messages ((retention_months::int), (greatest(created_at, first_answered_at)))',
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const index of indexes) await db.execute(sql.raw(`create index ${index}`));
  // Without statistics of an expression the planner expects a third of all rows.
  await db.execute(sql`analyze applications, messages`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of indexes) await db.execute(sql.raw(`drop index if exists ${index.split(' ')[0]}`));
}
