import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const given: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
  PAYLOAD_SECRET: 'a secret that only tests know, 40 characters',
};

test('requires a mail server in production', () => {
  expect(() => readEnv(given)).toThrow(/^SMTP_URL must name a mail server in production/);
  expect(readEnv({ ...given, SMTP_URL: 'smtps://mail.firm.test' })).toMatchObject({ NODE_ENV: 'production' });
});

test('accepts an outbox token in place of a mail server', () => {
  const OUTBOX_TOKEN = 'a token of at least 32 characters';
  expect(readEnv({ ...given, OUTBOX_TOKEN })).toMatchObject({ OUTBOX_TOKEN });
  expect(() => readEnv({ ...given, OUTBOX_TOKEN: 'short' })).toThrow(/^OUTBOX_TOKEN must/);
});

test('takes the origin of an address, and counts the word lost as no secret', () => {
  const SMTP_URL = 'smtps://mail.firm.test';
  const PREVIOUS_PAYLOAD_SECRET = 'lost';
  const env = readEnv({ ...given, SMTP_URL, PREVIOUS_PAYLOAD_SECRET, SITE_URL: 'https://WWW.firm.test/' });
  expect(env.SITE_URL).toBe('https://www.firm.test');
  expect(env.PREVIOUS_PAYLOAD_SECRET).toBeUndefined();
});
