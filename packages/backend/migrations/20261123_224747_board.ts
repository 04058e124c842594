import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Indexes of the board's filters that Payload cannot declare (docs/decisions/0035-indexes-for-large-lists.md). */
const indexes = [
  'applications_source_board_idx on applications (source, stage, id desc)',
  'applications_texts_parent_idx on applications_texts (parent_id)',
  `applications_texts_tag_idx on applications_texts (text, parent_id desc) where path = 'tags'`,
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "applications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "applications" ADD COLUMN "consent" varchar;
  ALTER TABLE "applications" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "last_move" jsonb;
  ALTER TABLE "applications_texts" ADD CONSTRAINT "applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_texts_order_parent" ON "applications_texts" USING btree ("order","parent_id");`);
  for (const index of indexes) await db.execute(sql.raw(`create index ${index}`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index applications_source_board_idx`);
  await db.execute(sql`
   DROP TABLE "applications_texts" CASCADE;
  ALTER TABLE "applications" DROP COLUMN "consent";
  ALTER TABLE "applications" DROP COLUMN "consent_at";
  ALTER TABLE "applications" DROP COLUMN "last_move";`)
}
