import { UserError } from '../user-error.ts';

/** The settings that are checked, as they were given. */
export type ProductionSettings = Partial<Record<(typeof requirements)[number][0], string>>;

/** Name, condition and what the value has to be (docs/operations.md, "Settings for production"). */
const requirements = [
  ['SITE_URL', isPublicUrl, 'be the public address of the site, with https://'],
  [
    'CMS_URL',
    (value: string, siteUrl: string) => isPublicUrl(value) && !hasSameHost(value, siteUrl),
    'be the public address of the staff side, with https:// and a host name of its own',
  ],
  ['DATABASE_URL', Boolean, 'name a PostgreSQL server; the embedded database is for trials'],
  [
    'PAYLOAD_SECRET',
    (value: string) => value.length >= 32,
    'be a secret of at least 32 characters, the same for every process: openssl rand -hex 32',
  ],
  ['SMTP_URL', Boolean, 'name a mail server: without one nobody receives a code or a message'],
  ['MAIL_FROM', isNoSample, 'be an address that your mail server may send from'],
  [
    'FIRST_USER_EMAIL',
    isNoSample,
    'be the address of the first administrator: forgotten passwords are mailed there',
  ],
  [
    'TRUSTED_PROXIES',
    Boolean,
    'name the proxy that terminates TLS: otherwise all visitors share one rate limit',
  ],
] as const;

/**
 * Asserts that everything is set that an installation for the public needs.
 * @throws {UserError} with a sentence about each setting that is missing or only a sample
 */
export function assertProductionSettings(settings: ProductionSettings): void {
  const sentences = requirements
    .filter(([name, isMet]) => !isMet(settings[name] ?? '', settings.SITE_URL ?? ''))
    .map(([name, , sentence]) => `\n  ${name} has to ${sentence}.`);
  if (sentences.length > 0)
    throw new UserError(
      `These settings are missing for production (docs/operations.md):${sentences.join('')}`,
    );
}

function isPublicUrl(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && isNoSample(new URL(value).host);
}

function hasSameHost(one: string, other: string): boolean {
  return URL.canParse(other) && new URL(one).host === new URL(other).host;
}

/** False for nothing and for names under `.example`, which belong to nobody (RFC 2606). */
function isNoSample(value: string): boolean {
  return value !== '' && !/\.example>?$/i.test(value.trim());
}
