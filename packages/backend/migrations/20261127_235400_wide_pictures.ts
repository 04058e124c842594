import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Images are stored in a fourth width; those uploaded before have the three that they had. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "media" ADD COLUMN "sizes_w2880_url" varchar, ADD COLUMN "sizes_w2880_width" numeric,
      ADD COLUMN "sizes_w2880_height" numeric, ADD COLUMN "sizes_w2880_mime_type" varchar,
      ADD COLUMN "sizes_w2880_filesize" numeric, ADD COLUMN "sizes_w2880_filename" varchar,
      ADD COLUMN "sizes_avif2880_url" varchar, ADD COLUMN "sizes_avif2880_width" numeric,
      ADD COLUMN "sizes_avif2880_height" numeric, ADD COLUMN "sizes_avif2880_mime_type" varchar,
      ADD COLUMN "sizes_avif2880_filesize" numeric, ADD COLUMN "sizes_avif2880_filename" varchar;
    CREATE INDEX "media_sizes_w2880_sizes_w2880_filename_idx" ON "media" USING btree ("sizes_w2880_filename");
    CREATE INDEX "media_sizes_avif2880_sizes_avif2880_filename_idx" ON "media" USING btree ("sizes_avif2880_filename");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "media" DROP COLUMN "sizes_w2880_url", DROP COLUMN "sizes_w2880_width",
      DROP COLUMN "sizes_w2880_height", DROP COLUMN "sizes_w2880_mime_type", DROP COLUMN "sizes_w2880_filesize",
      DROP COLUMN "sizes_w2880_filename", DROP COLUMN "sizes_avif2880_url", DROP COLUMN "sizes_avif2880_width",
      DROP COLUMN "sizes_avif2880_height", DROP COLUMN "sizes_avif2880_mime_type",
      DROP COLUMN "sizes_avif2880_filesize", DROP COLUMN "sizes_avif2880_filename";`);
}
