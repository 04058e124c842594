import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The brand is a file of the code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table if exists _brand_v, brand;
      ${['corners', 'divider', 'headline_face', 'status', 'text_face']
        .map((name) => `drop type if exists enum_brand_${name}, enum__brand_v_version_${name};`)
        .join('\n')}`),
  );
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead');
}
