import { expect, test } from 'vitest';

import { UserError } from '../user-error.ts';
import { assertProductionSettings, type ProductionSettings } from './production-settings.ts';

const complete: ProductionSettings = {
  SITE_URL: 'https://www.firm.test',
  CMS_URL: 'https://staff.firm.test',
  DATABASE_URL: 'postgres://firm:secret@database/firm',
  PAYLOAD_SECRET: 'a secret that only this test knows, long enough',
  SMTP_URL: 'smtps://firm:secret@mail.firm.test:465',
  MAIL_FROM: 'The Firm <no-reply@firm.test>',
  FIRST_USER_EMAIL: 'admin@firm.test',
  TRUSTED_PROXIES: 'loopback',
};

test('accepts complete settings', () => {
  expect(() => assertProductionSettings(complete)).not.toThrow();
});

test.each<[keyof ProductionSettings, string | undefined]>([
  ['SITE_URL', undefined],
  ['SITE_URL', 'http://www.firm.test'],
  ['SITE_URL', 'https://www.riverfront.example'],
  ['CMS_URL', 'http://localhost:3001'],
  ['CMS_URL', 'https://www.firm.test/admin'],
  ['DATABASE_URL', undefined],
  ['PAYLOAD_SECRET', 'short'],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['MAIL_FROM', 'Riverfront Consulting <no-reply@riverfront.example>'],
  ['FIRST_USER_EMAIL', 'admin@riverfront.example'],
  ['TRUSTED_PROXIES', undefined],
])('rejects %s %s with a sentence that names it', (name, value) => {
  const check = () => assertProductionSettings({ ...complete, [name]: value });
  expect(check).toThrow(UserError);
  expect(check).toThrow(new RegExp(`^These settings .*:\n  ${name} has to [^\n]+\\.$`));
});

test('names everything that is missing at once', () => {
  expect(() => assertProductionSettings({ FIRST_USER_EMAIL: 'admin@riverfront.example' })).toThrow(
    /(?:\n {2}[A-Z_]+ has to [^\n]+\.){8}$/,
  );
});
