import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { estimateReadingMinutes } from '../src/content/reading-minutes.ts';

const texts = [
  { table: 'blogs', text: 'description', minutes: 'reading_minutes' },
  { table: '_blogs_v', text: 'version_description', minutes: 'version_reading_minutes' },
];

/** Articles whose texts are held in memory at once. */
const batch = 200;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "blogs" ADD COLUMN "reading_minutes" numeric;
    ALTER TABLE "_blogs_v" ADD COLUMN "version_reading_minutes" numeric;`);
  for (const names of texts) await fillMinutes(db, names);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "blogs" DROP COLUMN "reading_minutes";
    ALTER TABLE "_blogs_v" DROP COLUMN "version_reading_minutes";`);
}

async function fillMinutes(db: MigrateUpArgs['db'], names: (typeof texts)[number]): Promise<void> {
  const [table, text, minutes] = [names.table, names.text, names.minutes].map((name) => sql.identifier(name));
  for (let after: unknown = 0; after !== undefined; ) {
    const { rows } = await db.execute(
      sql`select id, ${text} as text from ${table} where id > ${after} order by id limit ${batch}`,
    );
    const filled = rows.map((row) => ({
      id: row.id,
      minutes: estimateReadingMinutes(row.text as Parameters<typeof estimateReadingMinutes>[0]),
    }));
    await db.execute(sql`
      update ${table} t set ${minutes} = filled.minutes
      from json_to_recordset(${JSON.stringify(filled)}::json) filled(id int, minutes int) where filled.id = t.id`);
    after = rows.at(-1)?.id;
  }
}
