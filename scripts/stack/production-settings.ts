type Given = Readonly<Record<string, string | undefined>>;

/** Name, condition and what the value has to be (docs/operations.md, "Settings for production"). */
const requirements = [
  ['SITE_URL', isPublicUrl, 'be the public address of the site, with https: https://www.company.com'],
  [
    'CMS_URL',
    (value: string, siteUrl: string) => isPublicUrl(value) && !hasSameHost(value, siteUrl),
    'be the public address of the staff side, with https and a host name of its own: https://staff.company.com',
  ],
  [
    'DATABASE_URL',
    Boolean,
    'name a PostgreSQL server, because the embedded one is for trials: postgres://user:password@127.0.0.1:5432/name',
  ],
  [
    'PAYLOAD_SECRET',
    Boolean,
    'be a secret of at least 32 characters, the same for every process: openssl rand -hex 32',
  ],
  [
    'SMTP_URL',
    Boolean,
    'name a mail server, without which nobody receives a code or a message: smtps://user:password@mail.company.com:465',
  ],
  [
    'MAIL_FROM',
    isNoSample,
    'be an address that your mail server may send from: Company <no-reply@company.com>',
  ],
  [
    'FIRST_USER_EMAIL',
    isNoSample,
    'be the address of the first administrator, who gets links for new passwords: admin@company.com',
  ],
  [
    'TRUSTED_PROXIES',
    Boolean,
    'name the proxy that terminates TLS, without which all visitors share one rate limit: loopback',
  ],
] as const;

/** Lists what an installation for the public needs and is missing or only a sample, a sentence for each. */
export function missingForProduction(given: Given): string[] {
  return requirements
    .filter(([name, isMet]) => !isMet(given[name] ?? '', given.SITE_URL ?? ''))
    .map(([name, , rule]) => `${name} has to ${rule}.`);
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
