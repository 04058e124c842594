import { settings } from './settings.ts';

/** What an installation for the public needs, and when a value will do (docs/operations.md, "Settings for production"). */
const requirements = {
  SITE_URL: isPublicUrl,
  CMS_URL: (value: string, siteUrl: string) => isPublicUrl(value) && !hasSameHost(value, siteUrl),
  DATABASE_URL: Boolean,
  PAYLOAD_SECRET: Boolean,
  SMTP_URL: Boolean,
  MAIL_FROM: isNoSample,
  FIRST_USER_EMAIL: isNoSample,
  TRUSTED_PROXIES: Boolean,
};

/** Lists what an installation for the public needs and is missing or only a sample: name and rule. */
export function missingForProduction(
  given: Readonly<Record<string, string | undefined>>,
): [name: string, rule: string][] {
  return Object.entries(requirements)
    .filter(([name, isMet]) => !isMet(given[name] ?? '', given.SITE_URL ?? ''))
    .map(([name]) => [name, settings.shape[name as keyof typeof requirements].description ?? '']);
}

function isPublicUrl(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:' && isNoSample(new URL(value).host);
}

function hasSameHost(one: string, other: string): boolean {
  return URL.parse(one)?.host === URL.parse(other)?.host;
}

/** False for nothing and for names under `.example`, which belong to nobody (RFC 2606). */
function isNoSample(value: string): boolean {
  return value !== '' && !/\.example>?$/i.test(value.trim());
}
