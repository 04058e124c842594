import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import { parseSettings, SettingsError, settings } from '@riverfront/backend/settings';
import { withClient } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { createTestDatabase } from '@riverfront/database/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../env.ts';
import { runNode } from '../node.ts';
import { checkDatabase } from './check-settings.ts';
import { findMachineErrors } from './checks.ts';
import { missingForProduction } from './production-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const port = await findFreePort();
const PAYLOAD_SECRET = 'a secret that only this test knows, long enough';
const s3 = { S3_BUCKET: 'firm-media', S3_RESUMES_BUCKET: 'firm-resumes', S3_ACCESS_KEY_ID: 'key' };

const complete: Record<string, string> = {
  SITE_URL: 'https://www.firm.test',
  CMS_URL: 'https://staff.firm.test/',
  DATABASE_URL: 'postgres://firm:secret@127.0.0.1/firm',
  PAYLOAD_SECRET,
  SMTP_URL: 'smtps://firm:secret@mail.firm.test:465',
  MAIL_FROM: 'The Firm <no-reply@firm.test>',
  FIRST_USER_EMAIL: 'admin@firm.test',
  TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ::1',
  PORT: String(port),
  CMS_PORT: String(await findFreePort()),
};

/** Lists what is wrong as a start does: each variable, what is missing, then folders and ports. */
async function errorsOf(given: Record<string, string>): Promise<readonly string[]> {
  try {
    const env = parseSettings(settings, given, missingForProduction);
    const folders = (['MEDIA_DIR', 'RESUMES_DIR', 'DATA_DIR', 'BACKUP_DIR'] as const).flatMap((name) =>
      given[name] ? [[name, given[name]] as [string, string]] : [],
    );
    const ports = (['PORT', 'CMS_PORT', 'METRICS_PORT', 'CMS_METRICS_PORT'] as const).flatMap((name) =>
      env[name] ? [[name, env[name], ...(name.includes('METRICS') ? [env.METRICS_HOST] : [])] as const] : [],
    );
    return await findMachineErrors({ folders, ports: ports as [string, number][] });
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

const entra = {
  SMTP_URL: 'smtp://smtp.office365.com',
  SMTP_OAUTH_TOKEN_URL: 'https://login.microsoftonline.com/firm.test/oauth2/v2.0/token',
  SMTP_OAUTH_CLIENT_ID: 'id',
};
const SMTP_OAUTH_CLIENT_SECRET = 'secret';

test('accepts complete settings', async () => {
  expect(await errorsOf({ ...complete, ...entra, SMTP_OAUTH_CLIENT_SECRET })).toEqual([]);
  expect(await errorsOf(complete)).toEqual([]);
  expect(await errorsOf({ ...complete, ...s3, S3_SECRET_ACCESS_KEY: 'key', METRICS_PORT: '0' })).toEqual([]);
});

test.each([
  // Those that an operator tried.
  ['SITE_URL', { SITE_URL: 'http://www.firm.test' }],
  ['SITE_URL', { SITE_URL: 'www.firm.test' }],
  ['SITE_URL', { SITE_URL: 'https://www.firm.test/site' }],
  ['CMS_URL', { CMS_URL: 'https://www.firm.test' }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/firm' }],
  ['FIRST_USER_EMAIL', { FIRST_USER_EMAIL: 'admin' }],
  ['S3_RESUMES_BUCKET', { S3_BUCKET: 'firm', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }],
  ['S3_SECRET_ACCESS_KEY', s3],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '2s' }],
  ['SAMPLE_CONTENT', { SAMPLE_CONTENT: 'demo' }],
  ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'yes' }],
  ['SMTP_URL', { SMTP_URL: 'mail.firm.test' }],
  ['SMTP_URL', { SMTP_URL: 'mail.firm.test:465' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://mailbox@mail.firm.test' }],
  ['SMTP_URL', { ...entra, SMTP_OAUTH_CLIENT_SECRET, SMTP_URL: 'smtps://firm:secret@mail.firm.test' }],
  ['SMTP_URL', { ...entra, SMTP_OAUTH_CLIENT_SECRET, SMTP_URL: 'smtp://mail.firm.test?tls=off' }],
  ['SMTP_OAUTH_CLIENT_ID', entra],
  ['SMTP_OAUTH_CLIENT_ID', { ...entra, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_KEY_FILE: '/srv/key.pem' }],
  ['SMTP_OAUTH_TOKEN_URL', { ...entra, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_TOKEN_URL: 'http://login.test' }],
  ['SMTP_OAUTH_SECRET_EXPIRES', { ...entra, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_SECRET_EXPIRES: 'May' }],
  [
    'CRM_WEBHOOK_URL',
    { CRM_WEBHOOK_URL: 'http://crm.firm.test', CRM_WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}` },
  ],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.firm.test' }],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.firm.test', CRM_WEBHOOK_SECRET: 'abc' }],
  ['METRICS_PORT', { METRICS_PORT: 'abc' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'trace' }],
  ['PAGE_MAX_AGE_SECONDS', { PAGE_MAX_AGE_SECONDS: '1m' }],
  ['MAIL_FROM', { MAIL_FROM: 'Acme' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'nginx' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1;10.0.0.1' }],
  ['CLAMAV_ADDRESS', { CLAMAV_ADDRESS: 'foo' }],
  ['METRICS_PORT', { METRICS_PORT: String(port) }],
  ['CMS_METRICS_PORT', { METRICS_PORT: '39464', CMS_METRICS_PORT: '39464' }],
  ['METRICS_HOST', { METRICS_PORT: '39464', METRICS_HOST: '192.0.2.1' }],
  ['CMS_PORT', { CMS_PORT: String(port) }],
  ['MEDIA_DIR', { MEDIA_DIR: '/proc/x' }],
  ['RESUMES_DIR', { RESUMES_DIR: '/proc/x' }],
  ['RECAPTCHA_SECRET', { RECAPTCHA_SITE_KEY: 'key' }],
  // And others.
  ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET: 'key' }],
  ['CMS_URL', { CMS_URL: 'https://staff.firm.test/admin' }],
  ['SITE_URL', { SITE_URL: 'https://www.firm.test/?a=1' }],
  ['SITE_URL', { SITE_URL: 'https://www.riverfront.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Riverfront <no-reply@riverfront.example>' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['RESUMES_DIR', { MEDIA_DIR: '/srv/files', RESUMES_DIR: '/srv/files/' }],
  ['S3_RESUMES_BUCKET', { ...s3, S3_SECRET_ACCESS_KEY: 'key', S3_RESUMES_BUCKET: 'firm-media' }],
  ['S3_BUCKET', { ...s3, S3_SECRET_ACCESS_KEY: 'key', S3_BUCKET: 'Firm_Media' }],
  ['PREVIOUS_PAYLOAD_SECRET', { PREVIOUS_PAYLOAD_SECRET: PAYLOAD_SECRET }],
  ['PREVIOUS_PAYLOAD_SECRET', { PREVIOUS_PAYLOAD_SECRET: 'short' }],
  ['PORT', { PORT: '70000' }],
  ['BACKUP_DIR', { BACKUP_DIR: '/dev/null/backups' }],
])('rejects a wrong %s with one sentence: %o', async (name, change) => {
  const sentences = await errorsOf({ ...complete, ...change });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(new RegExp(`^${name} [^\\n]*(?::| or | such as )[^\\n]*$`));
});

test('a start names everything that is wrong at once, and migrates nothing', {
  timeout: 120_000,
}, async () => {
  const { url, drop } = await createTestDatabase();
  const run = (change: Record<string, string>, command = 'check') =>
    runNode([join(root, `scripts/${command}.ts`), '--production'], {
      env: { ...complete, DATABASE_URL: url, DATA_DIR: folder, ...change },
    });
  const query = (statement: string) => withClient(url, (client) => client.query(statement));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  try {
    const wrong = await run({ SITE_URL: 'https://www.firm.test/x', MAIL_FROM: 'Acme', SMTP_URL: '' });
    expect(wrong.code).toBe(1);
    for (const name of ['SITE_URL', 'MAIL_FROM', 'SMTP_URL'])
      expect(wrong.output.match(new RegExp(`${name} must`, 'g'))).toHaveLength(1);
    expect(wrong.output).not.toContain('    at ');
    // With which the unit of systemd does not restart.
    expect(await run({ MAIL_FROM: 'Acme' }, 'serve')).toMatchObject({ code: 78 });
    expect(await run({})).toMatchObject({ code: 0 });
    expect((await query(`select from pg_tables where schemaname = 'public'`)).rows).toEqual([]);

    await query('create table confirmations (key text, value text)');
    await query('create table payload_migrations (name text, batch int)');
    await query(`insert into confirmations values ('secret', '${fingerprintSecret(PAYLOAD_SECRET)}')`);
    await checkDatabase(url, PAYLOAD_SECRET);
    expect(warn).not.toHaveBeenCalled();
    const foreign = 'another secret, which has encrypted nothing';
    await expect(checkDatabase(url, foreign)).rejects.toThrow('PAYLOAD_SECRET is not the secret that');
    for (const previous of ['lost', PAYLOAD_SECRET]) {
      await checkDatabase(url, foreign, previous);
      expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('PAYLOAD_SECRET has changed'));
    }
    await query(`insert into payload_migrations values ('20990101_000000_later', 1)`);
    await checkDatabase(url, PAYLOAD_SECRET);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('which has added 20990101_000000_later'));
  } finally {
    warn.mockRestore();
    await drop();
  }
});
