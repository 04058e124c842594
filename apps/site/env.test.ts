import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const given: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
  PAYLOAD_SECRET: 'a secret that only tests know, 40 characters',
};

test('production does not start without a mail server', () => {
  expect(() => readEnv(given)).toThrow(/SMTP_URL: must name a mail server in production/);
  expect(readEnv({ ...given, SMTP_URL: 'smtps://mail.firm.test' })).toMatchObject({ NODE_ENV: 'production' });
});

test('a trial keeps its emails behind a token', () => {
  const OUTBOX_TOKEN = 'a token of at least 32 characters';
  expect(readEnv({ ...given, OUTBOX_TOKEN })).toMatchObject({ OUTBOX_TOKEN });
  expect(() => readEnv({ ...given, OUTBOX_TOKEN: 'short' })).toThrow(/OUTBOX_TOKEN/);
});
