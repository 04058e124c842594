import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const given: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
  PAYLOAD_SECRET: 'a secret that only tests know, 40 characters',
};

test('requires a mail server in production', () => {
  expect(() => readEnv(given)).toThrow(/SMTP_URL: must name a mail server in production/);
  expect(readEnv({ ...given, SMTP_URL: 'smtps://mail.firm.test' })).toMatchObject({ NODE_ENV: 'production' });
});

test('accepts an outbox token in place of a mail server', () => {
  const OUTBOX_TOKEN = 'a token of at least 32 characters';
  expect(readEnv({ ...given, OUTBOX_TOKEN })).toMatchObject({ OUTBOX_TOKEN });
  expect(() => readEnv({ ...given, OUTBOX_TOKEN: 'short' })).toThrow(/OUTBOX_TOKEN/);
});
