import { expect, test } from 'vitest';
import { missingForProduction } from './production-settings.ts';
import { parseSettings, SettingsError, settings } from './settings.ts';

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
};

const entra = {
  SMTP_URL: 'smtp://smtp.office365.com',
  SMTP_OAUTH_TOKEN_URL: 'https://login.microsoftonline.com/firm.test/oauth2/v2.0/token',
  SMTP_OAUTH_CLIENT_ID: 'id',
};
const SMTP_OAUTH_CLIENT_SECRET = 'secret';

/** Lists what is wrong as a start does. */
function errorsOf(given: Record<string, string>): readonly string[] {
  try {
    parseSettings(settings, given, missingForProduction);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

test('accepts complete settings', () => {
  expect(errorsOf(complete)).toEqual([]);
  expect(errorsOf({ ...complete, ...entra, SMTP_OAUTH_CLIENT_SECRET })).toEqual([]);
  expect(errorsOf({ ...complete, ...s3, S3_SECRET_ACCESS_KEY: 'key', METRICS_PORT: '0' })).toEqual([]);
});

test('names everything that is wrong at once', () => {
  const wrong = errorsOf({
    ...complete,
    SITE_URL: 'https://www.firm.test/x',
    MAIL_FROM: 'Acme',
    SMTP_URL: '',
  });
  expect(wrong.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
    'MAIL_FROM',
    'SITE_URL',
    'SMTP_URL',
  ]);
});

test.each([
  ['SITE_URL', { SITE_URL: 'http://www.firm.test' }],
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
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.firm.test', CRM_WEBHOOK_SECRET: 'abc' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'trace' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'nginx' }],
  ['CLAMAV_ADDRESS', { CLAMAV_ADDRESS: 'foo' }],
  ['RECAPTCHA_SECRET', { RECAPTCHA_SITE_KEY: 'key' }],
  ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET: 'key' }],
  ['CMS_URL', { CMS_URL: 'https://staff.firm.test/admin' }],
  ['SITE_URL', { SITE_URL: 'https://www.riverfront.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Riverfront <no-reply@riverfront.example>' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['RESUMES_DIR', { MEDIA_DIR: '/srv/files', RESUMES_DIR: '/srv/files/' }],
  ['S3_RESUMES_BUCKET', { ...s3, S3_SECRET_ACCESS_KEY: 'key', S3_RESUMES_BUCKET: 'firm-media' }],
  ['S3_BUCKET', { ...s3, S3_SECRET_ACCESS_KEY: 'key', S3_BUCKET: 'Firm_Media' }],
  ['PREVIOUS_PAYLOAD_SECRET', { PREVIOUS_PAYLOAD_SECRET: PAYLOAD_SECRET }],
  ['PORT', { PORT: '70000' }],
])('rejects a wrong %s with one sentence: %o', (name, change) => {
  const sentences = errorsOf({ ...complete, ...change });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(new RegExp(`^${name} [^\\n]*(?::| or | such as )[^\\n]*$`));
});
