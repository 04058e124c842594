import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ADD COLUMN "subject" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invited_until" timestamp(3) with time zone;`)
  // The trail knows of the sign-ins before.
  await db.execute(sql`
    update users set last_sign_in_at = (
      select max(created_at) from audit_events
      where kind = 'users' and action = 'signed-in' and record = users.id::text
    )`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP COLUMN "subject";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users" DROP COLUMN "last_sign_in_at";
  ALTER TABLE "users" DROP COLUMN "invited_until";`)
}
