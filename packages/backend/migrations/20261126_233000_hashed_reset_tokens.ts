import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Open links (reset or invitation) go on working: a token as mailed has 40 hexadecimal digits, its SHA-256 has 64. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update users set reset_password_token = encode(sha256(convert_to(reset_password_token, 'UTF8')), 'hex')
    where length(reset_password_token) = 40`);
}

/** Ends open links: the code before would accept a stored hash as the token. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update users set reset_password_token = null, reset_password_expiration = null`);
}
