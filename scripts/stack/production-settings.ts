import { Refusal } from '../refusal.ts';

/** What the check reads, as it was given. */
export interface ProductionSettings {
  SITE_URL?: string | undefined;
  CMS_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  PAYLOAD_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  FIRST_USER_EMAIL: string;
  TRUSTED_PROXIES?: string | undefined;
}

/**
 * Asserts that everything is set that an installation for the public needs
 * (docs/operations.md, "Settings for production").
 * @throws {Refusal} with a sentence about each setting that is missing or only a sample
 */
export function assertProductionSettings(settings: ProductionSettings): void {
  const problems = problemsOf(settings);
  if (problems.length === 0) return;
  throw new Refusal(
    ['These settings are missing for production (docs/operations.md):', ...problems].join('\n  '),
  );
}

function problemsOf(settings: ProductionSettings): string[] {
  const { SITE_URL, CMS_URL, MAIL_FROM = '', PAYLOAD_SECRET = '' } = settings;
  const site = publicHost(SITE_URL);
  const cms = publicHost(CMS_URL);
  const sentences: [boolean, string][] = [
    [site !== undefined, 'SITE_URL has to be the public address of the site, with https://.'],
    [
      cms !== undefined && cms !== site,
      'CMS_URL has to be the public address of the staff side, with https:// and a host name of its own.',
    ],
    [
      Boolean(settings.DATABASE_URL),
      'DATABASE_URL has to name a PostgreSQL server; the embedded database is for trials.',
    ],
    [
      PAYLOAD_SECRET.length >= 32,
      'PAYLOAD_SECRET has to be a secret of at least 32 characters, the same for every process: openssl rand -hex 32.',
    ],
    [
      Boolean(settings.SMTP_URL),
      'SMTP_URL has to name a mail server: without one nobody receives a code or a message.',
    ],
    [isReal(MAIL_FROM), 'MAIL_FROM has to be an address that your mail server may send from.'],
    [
      isReal(settings.FIRST_USER_EMAIL),
      'FIRST_USER_EMAIL has to be the address of the first administrator: forgotten passwords are mailed there.',
    ],
    [
      Boolean(settings.TRUSTED_PROXIES),
      'TRUSTED_PROXIES has to name the proxy that ends TLS: otherwise all visitors share one limit.',
    ],
  ];
  return sentences.filter(([isMet]) => !isMet).map(([, sentence]) => sentence);
}

/** The host of an https address that is no sample; undefined for every other text. */
function publicHost(address = ''): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && isReal(host) ? host : undefined;
}

/** False for nothing and for names under `.example`, which belong to nobody (RFC 2606). */
function isReal(text: string): boolean {
  return text !== '' && !/\.example>?$/i.test(text.trim());
}
