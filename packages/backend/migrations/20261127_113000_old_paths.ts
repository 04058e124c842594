import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Old paths were stored with trailing slashes and capitals, and such were never found. Of several alike one is mended. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with normal as (
      select id, "from", lower(regexp_replace("from", '(.)/+$', '\\1')) as path from redirects
    ), first as (
      select distinct on (path) id, path from normal order by path, "from" <> path, id
    )
    update redirects set "from" = first.path from first where redirects.id = first.id and redirects."from" <> first.path`);
}

/** The form of today is valid for the code before. */
export async function down(): Promise<void> {}
