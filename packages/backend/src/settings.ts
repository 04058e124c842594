import { isIP } from 'node:net';
import { parseSender } from '@riverfront/mail/addresses';
import { findMailErrors } from '@riverfront/mail/settings';
import { z } from 'zod';

/** Environment variables as they were given. */
type Given = Readonly<Record<string, string | undefined>>;

const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const port = () => number(0, 65_535);
const portRule = 'must be the number of a port: 9464';
const secret = () => z.string().min(32);
const secretRule = 'must be a secret of at least 32 characters: openssl rand -hex 32';

/** An address of http or https without path, as its origin: requests are compared with it. */
const origin = () =>
  z
    .url({ protocol: /^https?$/ })
    .refine((text) => {
      const url = URL.parse(text);
      return url?.pathname === '/' && !url.search && !url.hash && !url.username;
    })
    .transform((text) => new URL(text).origin);

/** Amazon's rule for names of buckets, which other servers share. */
const bucket = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe(`must be the name of a bucket, 3 to 63 of a-z, 0-9, . and -: ${example}`);

/** Whether a text names proxies as `proxy-addr` reads them: a name, an address, or a range. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether a text is `Company <no-reply@company.example>` or an address alone. */
function isSender(text: string): boolean {
  try {
    return parseSender(text).address !== '';
    // biome-ignore lint/plugin: it throws for nothing else
  } catch {
    return false;
  }
}

/** Whether an address has TLS or is of this machine. */
function isConfidential(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
}

/** Variables that both apps require, and the commands only with a database of one's own. */
export const required = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /./ })
    .describe('must be the address of a PostgreSQL database: postgres://user:password@127.0.0.1:5432/name'),
  PAYLOAD_SECRET: secret().describe(secretRule),
};

/** Every setting of site, staff side and commands. The description ends the sentence that names a wrong one. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional().describe('must be production, or empty'),
  /** The commit that was built; set by `npm start` and by the images. */
  COMMIT: z.string().default('unknown'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port().default(3000).describe(portRule),
  CMS_PORT: port().default(3001).describe(portRule),
  DATABASE_PORT: port().default(5433).describe(portRule),
  SITE_URL: origin()
    .optional()
    .describe(
      'must be the public address of the site, in production with https, and without a path: https://www.company.com',
    ),
  CMS_URL: origin()
    .optional()
    .describe(
      'must be the public address of the staff side, in production with https and a host name of its own, and without a path: https://staff.company.com',
    ),
  DATABASE_URL: required.DATABASE_URL.optional().describe(required.DATABASE_URL.description ?? ''),
  PAYLOAD_SECRET: secret().optional().describe(secretRule),
  /** During a change the secret before it; `lost` where it must count no longer (docs/operations.md). */
  PREVIOUS_PAYLOAD_SECRET: z
    .union([z.literal('lost'), secret()])
    .transform((text) => (text === 'lost' ? undefined : text))
    .optional()
    .describe('must be the secret before the present one, at least 32 characters, or the word lost'),
  DATA_DIR: z.string().default('data'),
  MEDIA_DIR: z.string().optional(),
  RESUMES_DIR: z.string().optional(),
  OUTBOX_DIR: z.string().optional(),
  BACKUP_DIR: z.string().default('backups'),
  /** S3 storage in place of MEDIA_DIR and RESUMES_DIR. */
  S3_BUCKET: bucket('company-media'),
  S3_RESUMES_BUCKET: bucket('company-resumes'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('must be the address of an S3-compatible server: https://storage.company.com'),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Time after SIGTERM in which load balancers notice that the process is not ready. */
  DRAIN_SECONDS: number(0, 300).default(0).describe('must be a number of seconds from 0 to 300: 2'),
  /** Maximum age of cached pages. */
  PAGE_MAX_AGE_SECONDS: number(0, 2 ** 31)
    .default(60)
    .describe('must be a number of seconds: 60'),
  /** Without it emails go to the outbox folder. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe('must be the address of a mail server: smtps://user:password@mail.company.com:465'),
  /** OAuth2 in place of a password (docs/operations.md). */
  SMTP_OAUTH_TOKEN_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isConfidential)
    .optional()
    .describe('must be the token endpoint of your tenant: https://login.microsoftonline.com/…/token'),
  SMTP_OAUTH_CLIENT_ID: z.string().optional(),
  SMTP_OAUTH_CLIENT_SECRET: z.string().optional(),
  SMTP_OAUTH_SECRET_EXPIRES: z.iso
    .date()
    .optional()
    .describe('must be the day on which the client secret expires: 2028-11-30'),
  /** PEM with certificate and key in place of the secret; or JSON. */
  SMTP_OAUTH_KEY_FILE: z.string().optional(),
  /** Opens `/__outbox`; generated by `npm start`. */
  OUTBOX_TOKEN: secret().optional().describe(secretRule),
  /** Sender of emails; without a name the company's is used. */
  MAIL_FROM: z
    .string()
    .refine(isSender)
    .default('no-reply@company.example')
    .describe('must be the sender of emails, which your mail server accepts: Company <no-reply@company.com>'),
  FIRST_USER_EMAIL: z
    .email()
    .default('admin@company.example')
    .describe('must be the email address of the first administrator: admin@company.com'),
  /** What a new database is filled with. */
  SAMPLE_CONTENT: z.enum(['full', 'minimal']).optional().describe('must be full or minimal'),
  REQUIRE_SECOND_FACTOR: z.enum(['on', 'off']).optional().describe('must be on or off'),
  /** Proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((proxies) => proxies.every(isProxy))
    .describe(
      'must be the proxies that terminate TLS, as addresses, ranges, loopback or uniquelocal with commas between them: loopback, 10.0.0.0/8',
    ),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** ClamAV: its port, or its socket. */
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(?:\/.+|[^\s/:]+:\d{1,5}|\[[0-9a-f:]+\]:\d{1,5})$/i)
    .optional()
    .describe('must be host and port of clamd, or the path of its socket: 127.0.0.1:3310'),
  /** Customer system that messages are posted to. */
  CRM_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isConfidential)
    .optional()
    .describe('must be an address with https, or of this machine: https://crm.company.com/messages'),
  /** Standard Webhooks. */
  CRM_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)
    .optional()
    .describe('must be whsec_ and 24 to 64 random bytes in base64: echo whsec_$(openssl rand -base64 32)'),
  METRICS_PORT: port().optional().describe(portRule),
  CMS_METRICS_PORT: port().optional().describe(portRule),
  METRICS_HOST: z
    .string()
    .refine((text) => isIP(text) > 0 || text === 'localhost')
    .default('127.0.0.1')
    .describe('must be an address of this machine: 127.0.0.1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('must be fatal, error, warn, info, debug or silent'),
});

/** Variables that count together or not at all. */
const together = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
  ['SMTP_OAUTH_CLIENT_ID', 'SMTP_OAUTH_TOKEN_URL'],
  ['S3_BUCKET', 'S3_RESUMES_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** Variables that count with `S3_BUCKET` and may be missing. */
const optional = ['S3_ENDPOINT', 'S3_REGION'];

/** Pairs that must differ, and why. */
const different = [
  ['CMS_URL', 'SITE_URL', 'the staff side has a host name of its own: https://staff.company.com'],
  ['RESUMES_DIR', 'MEDIA_DIR', 'everybody may read media: /srv/private/resumes'],
  ['S3_RESUMES_BUCKET', 'S3_BUCKET', 'everybody may read media: company-resumes'],
  ['PREVIOUS_PAYLOAD_SECRET', 'PAYLOAD_SECRET', 'it is the secret before this one, or empty'],
] as const;

/** Lists what is wrong between several variables: name and rule. */
function conflictsOf(given: Given): [name: string, rule: string][] {
  const missing = together.flatMap((names) => {
    const present = [...names, ...(names.includes('S3_BUCKET') ? optional : [])].find((name) => given[name]);
    const absent = names.filter((name) => !given[name]);
    const all = `set all of ${names.join(', ')}, or none`;
    return present
      ? absent.map((name): [string, string] => [name, `is missing beside ${present}: ${all}`])
      : [];
  });
  const equal = different.flatMap(([name, other, why]): [string, string][] => {
    const [one, two] = [given[name], given[other]].map((value) => value?.replace(/\/$/, ''));
    return one && one === two ? [[name, `must not be the value of ${other}, because ${why}`]] : [];
  });
  return [...missing, ...equal, ...findMailErrors(given)];
}

/** Settings that are wrong, each as a sentence with its name. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** The variables that are set: `NAME=` in a shell or a file means "not set". */
export function givenVariables(source: Given): Given {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

/**
 * Reads settings from environment variables.
 * @param schema `settings`, extended by what one process requires or derives
 * @param further what else is wrong: name and rule
 * @throws {SettingsError} with a sentence about each wrong one
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  source: Given,
  further: (given: Given) => [name: string, rule: string][] = () => [],
): Readonly<z.infer<z.ZodObject<Shape>>> {
  const given = givenVariables(source);
  const result = schema.safeParse(given);
  // A schema that gives a field a default has no description of it.
  const invalid = (result.error?.issues ?? []).map(({ path: [name = ''], message }) => {
    const rule = (settings.shape as Record<string, z.ZodType | undefined>)[String(name)]?.description;
    return [String(name), rule ?? message] as const;
  });
  const rules = new Map<string, string>();
  for (const [name, rule] of [...invalid, ...conflictsOf(given), ...further(given)])
    if (!rules.has(name)) rules.set(name, rule);
  if (result.success && rules.size === 0) return Object.freeze(result.data);
  throw new SettingsError([...rules].map(([name, rule]) => `${name} ${rule}.`));
}

/** Reads settings; ends the process with a line for each sentence when they are wrong, of JSON unless at a terminal. */
export function readSettingsOrExit<T>(read: () => T, exitCode = 1): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const msg of error.sentences)
      console.error(
        process.stdout.isTTY ? msg : JSON.stringify({ level: 60, time: new Date().toISOString(), msg }),
      );
    process.exit(exitCode);
  }
}
