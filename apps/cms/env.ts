import { bucketVariables, refineBucketVariables } from '@riverfront/backend/storage/settings';
import { z } from 'zod';

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be an address of the form postgres://…'),
    PAYLOAD_SECRET: z.string().min(32),
    /** While the secret is being changed: the one before it. */
    PREVIOUS_PAYLOAD_SECRET: z.string().min(32).optional(),
    MEDIA_DIR: z.string().min(1),
    RESUMES_DIR: z.string().min(1),
    /** Where files are kept instead of those two folders: S3, when it is named. */
    ...bucketVariables,
    /** After TERM: so long it serves on while balancers notice that it is not ready any more. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    SITE_URL: z.url().default('http://localhost:3000'),
    CMS_URL: z.url().default('http://localhost:3001'),
    /** `npm start` says `off` for the embedded database alone; without a word production requires it. */
    REQUIRE_SECOND_FACTOR: z
      .enum(['on', 'off'])
      .default(process.env.NODE_ENV === 'production' ? 'on' : 'off')
      .transform((value) => value === 'on'),
    /** Only whether it is set counts here: the site's process calls it. */
    CRM_WEBHOOK_URL: z.string().optional(),
    /** Proxies whose X-Forwarded-For is believed: addresses, CIDR ranges, `loopback`. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    /** Serves Prometheus metrics there; without it nothing is measured. */
    CMS_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** OpenTelemetry collector (OTLP over HTTP); without it nothing of it is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .superRefine(refineBucketVariables);

// `NAME=` in a shell or a file means "not set".
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const parsed = schema.safeParse(given);
if (!parsed.success) {
  throw new Error(`The staff side's environment is not complete:\n${z.prettifyError(parsed.error)}`);
}

/** The environment of the staff side, read here and nowhere else. */
export const env = Object.freeze(parsed.data);
