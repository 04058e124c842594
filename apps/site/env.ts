import { resolve } from 'node:path';
import { bucketVariables, demandAllOrNothing } from '@riverfront/content/storage';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');

const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((dir) => resolve(root, dir));

/** A list separated by commas or blanks. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** A customer system is told over TLS; on this machine alone that is not needed. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    SITE_URL: z.url().default('http://localhost:3000'),
    DATABASE_URL: z.url(),
    PAYLOAD_SECRET: z.string().min(32),
    /** While the secret is being changed: the one before it. */
    PREVIOUS_PAYLOAD_SECRET: z.string().min(32).optional(),
    MEDIA_DIR: folder('data/media'),
    RESUMES_DIR: folder('data/resumes'),
    /** Where files are kept instead of those two folders: S3, when it is named. */
    ...bucketVariables,
    /** Copies of pictures and films that are kept in S3; each process needs a folder of its own. */
    MEDIA_CACHE_DIR: folder('data/media-cache'),
    MEDIA_CACHE_MB: z.coerce.number().int().min(16).default(512),
    /** After TERM: so long it serves on while balancers notice that it is not ready any more. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    /** Where mails are kept when there is no SMTP_URL. */
    OUTBOX_DIR: folder('data/outbox'),
    /** The last published pages, for a start without a database; without it there are none. */
    SNAPSHOT_DIR: z
      .string()
      .transform((dir) => resolve(root, dir))
      .optional(),
    /** Public address of the staff side, for links in mails to staff. */
    CMS_URL: z.url().default('http://localhost:3001'),
    /** `smtps://user:password@host:465`; without it emails go to the outbox folder. */
    SMTP_URL: z.url().optional(),
    /** Opens `/__outbox`. `npm start` makes one for each trial on one's own machine; nobody sets it. */
    OUTBOX_TOKEN: z.string().min(32).optional(),
    /** An address, with or without a name before it. */
    MAIL_FROM: z.string().default('Riverfront Consulting <no-reply@riverfront.example>'),
    /** What whoever reports a returned mail has to know; without it such reports are not received. */
    DELIVERY_REPORTS_SECRET: z.string().min(32).optional(),
    /** Proxies whose X-Forwarded-For is believed: addresses, CIDR ranges, `loopback`. */
    TRUSTED_PROXIES: list,
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    /** ClamAV: `host:port`, or the path of its socket. */
    CLAMAV_ADDRESS: z.string().optional(),
    /** Where each message is passed on to, signed; without it nothing is. */
    CRM_WEBHOOK_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isSafe, 'must begin with https:// unless it is on this machine')
      .optional(),
    /** `whsec_` and 24 to 64 random bytes in base64 (Standard Webhooks). */
    CRM_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 random bytes in base64')
      .optional(),
    /** How long a rendered page may be kept when nothing is published meanwhile. */
    PAGE_MAX_AGE_SECONDS: z.coerce.number().int().min(0).default(60),
    /** Serves Prometheus metrics there; without it nothing is measured. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** OpenTelemetry collector (OTLP over HTTP); without it nothing of it is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => !env.CRM_WEBHOOK_URL || env.CRM_WEBHOOK_SECRET, {
    path: ['CRM_WEBHOOK_SECRET'],
    message: 'must be set together with CRM_WEBHOOK_URL',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SMTP_URL || env.OUTBOX_TOKEN, {
    path: ['SMTP_URL'],
    message: 'must name a mail server in production; without one nobody receives a code or a message',
  })
  .superRefine(demandAllOrNothing);

export type Env = Readonly<z.infer<typeof schema>>;

/**
 * Reads and checks the settings of the site from environment variables.
 * @throws {Error} that names every missing or wrong variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  // `NAME=` in a shell or a file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site cannot start with these settings.\n  ${problems.join('\n  ')}`);
}
