import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Tables that no person looks at and that are changed by single atomic
 * statements: one-time codes, tokens that were used up, and the buckets of
 * rate-limiter-flexible (its own layout, see its wiki page "PostgreSQL").
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "one_time_codes" (
      "id" uuid PRIMARY KEY,
      "email_hash" text NOT NULL,
      "salt" bytea NOT NULL,
      "code_hash" bytea NOT NULL,
      "tries" integer NOT NULL DEFAULT 0,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL,
      "used_at" timestamptz
    );
    CREATE INDEX "one_time_codes_email_idx" ON "one_time_codes" ("email_hash", "created_at" DESC);
    CREATE INDEX "one_time_codes_expires_idx" ON "one_time_codes" ("expires_at");
    CREATE TABLE "spent_tokens" (
      "id" text PRIMARY KEY,
      "expires_at" timestamptz NOT NULL
    );
    CREATE INDEX "spent_tokens_expires_idx" ON "spent_tokens" ("expires_at");
    CREATE TABLE "rate_limits" (
      "key" varchar(255) PRIMARY KEY,
      "points" integer NOT NULL DEFAULT 0,
      "expire" bigint
    );
    CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "one_time_codes", "spent_tokens", "rate_limits";`);
}
