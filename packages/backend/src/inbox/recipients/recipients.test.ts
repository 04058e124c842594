import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/20261122_201538_recipients.ts';
import { openTestStaffSide, type TestStaffSide } from '../../../testing/open-staff-side.ts';
import { decrypt } from '../../platform/tokens/encryption.ts';
import { execute } from '../../platform/transaction/transaction.ts';

let staff: TestStaffSide;
beforeAll(async () => {
  staff = await openTestStaffSide();
});
afterAll(() => staff.close());

const read = () => staff.payload.findGlobal({ slug: 'recipients', depth: 0 });
const post = async (role: Parameters<TestStaffSide['as']>[0], path: string, data: object) =>
  (await staff.as(role))(`/api/globals/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });

test.each([null, 'editor', 'recruiter', 'sales'] as const)(
  '%s cannot change who receives personal data',
  async (role) => {
    const before = await read();
    const data = { careersEmail: 'me@mail.example', salesEmail: 'me@mail.example' };
    expect((await post(role, 'recipients', data)).status).toBe(403);
    // Nor by the settings, which stored them once and which editors publish.
    await post(role, 'settings', { ...data, tagline: 'Another', _status: 'published' });
    expect(await read()).toEqual(before);
  },
);

test('an administrator changes an address; the former one is notified, and the trail names both', async () => {
  const { payload } = staff;
  const careersEmail = 'people@riverfront.example';
  expect((await post('administrator', 'recipients', { careersEmail })).status).toBe(200);
  expect(await read()).toMatchObject({ careersEmail, salesEmail: 'sales@riverfront.example' });
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { kind: { equals: 'recipient-changed' } },
    depth: 0,
    showHiddenFields: true,
  });
  expect(mails.map(({ to }) => to)).toEqual(['careers@riverfront.example']);
  const mail = JSON.parse(decrypt([payload.config.secret], mails[0]?.sealedData ?? '')) as object;
  expect(mail).toMatchObject({
    data: {
      what: 'Applications',
      from: 'careers@riverfront.example',
      to: careersEmail,
      by: 'A administrator',
    },
  });
  const { docs: entries } = await payload.find({
    collection: 'audit-events',
    where: { kind: { equals: 'recipients' } },
  });
  expect(entries.map(({ summary, actorName }) => `${actorName}: ${summary}`)).toEqual([
    'A administrator: Applications now go to people@riverfront.example instead of careers@riverfront.example',
  ]);
});

test('rejects anything but an address', async () => {
  const before = await read();
  for (const salesEmail of ['', 'nobody', 'a@b.example, c@d.example'])
    expect((await post('administrator', 'recipients', { salesEmail })).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('the migration moves the addresses from the settings', async () => {
  const { payload } = staff;
  const before = await read();
  const args = { db: { execute: execute(payload) } } as unknown as MigrateUpArgs;
  await down(args);
  await up(args);
  const { salesEmail, careersEmail, privacyEmail } = before;
  expect(await read()).toMatchObject({ salesEmail, careersEmail, privacyEmail });
});
