import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const days = {
  blogs: ['published_on'],
  _blogs_v: ['version_published_on'],
  jobs: ['posted_on', 'closing_on'],
  _jobs_v: ['version_posted_on', 'version_closing_on'],
  applications: ['consent_at'],
  messages: ['follow_up_on'],
  search_entries: ['last_day'],
};

async function convert(
  { db }: Pick<MigrateUpArgs, 'db'>,
  type: string,
  toValue: (column: ReturnType<typeof sql>) => ReturnType<typeof sql>,
): Promise<void> {
  for (const [table, names] of Object.entries(days)) {
    const changes = names.map((name) => {
      const column = sql`${sql.identifier(name)}`;
      return sql`alter column ${column} type ${sql.raw(type)} using ${toValue(column)}`;
    });
    await db.execute(sql`alter table ${sql.identifier(table)} ${sql.join(changes, sql`, `)}`);
  }
}

/**
 * Days were stored as times. Sample content, API and import had written midnight UTC, the date picker noon UTC, or up
 * to an hour before it in zones with half hours, in whole seconds: their day is that in UTC. Any other is the instant
 * at which a job was begun or copied: its day is the company's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`select time_zone from settings limit 1`);
  const zone = sql.raw(`'${String(rows[0]?.time_zone ?? 'UTC').replaceAll("'", '')}'`);
  await convert({ db }, 'date', (column) => {
    const written = sql`to_char(${column} at time zone 'UTC', 'HH24MISSMS') ~ '^(000000|11....|1200..)000$'`;
    return sql`(case when ${written} then ${column} at time zone 'UTC' else ${column} at time zone ${zone} end)::date`;
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await convert({ db }, 'timestamp(3) with time zone', (column) => sql`${column}::timestamp at time zone 'UTC'`);
}
