import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { afterAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/20261122_201538_recipients.ts';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { readEmails } from '../../../testing/records.ts';
import type { Role } from '../../access/roles.ts';
import { execute } from '../../platform/transaction/transaction.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
afterAll(staff.close);

const read = () => payload.findGlobal({ slug: 'recipients', depth: 0 });
const post = async (role: Role | null, path: string, json: object) =>
  (await staff.as(role))(`/api/globals/${path}`, { method: 'POST', json });

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
  const careersEmail = 'people@riverfront.example';
  expect((await post('administrator', 'recipients', { careersEmail })).status).toBe(200);
  expect(await read()).toMatchObject({ careersEmail, salesEmail: 'sales@riverfront.example' });
  const [mail, ...others] = await readEmails(payload, { kind: { equals: 'recipient-changed' } });
  const from = 'careers@riverfront.example';
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: from,
    content: { data: { what: 'Applications', from, to: careersEmail, by: 'A administrator' } },
  });
  const where = { kind: { equals: 'recipients' } };
  const { docs: entries } = await payload.find({ collection: 'audit-events', where });
  expect(entries).toMatchObject([
    { actorName: 'A administrator', summary: `Applications now go to ${careersEmail} instead of ${from}` },
  ]);
});

test('rejects anything but an address', async () => {
  const before = await read();
  for (const salesEmail of ['', 'nobody', 'a@b.example, c@d.example'])
    expect((await post('administrator', 'recipients', { salesEmail })).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('the migration moves the addresses from the settings', async () => {
  const before = await read();
  const args = { db: { execute: execute(payload) } } as unknown as MigrateUpArgs;
  await down(args);
  await up(args);
  const { salesEmail, careersEmail, privacyEmail } = before;
  expect(await read()).toMatchObject({ salesEmail, careersEmail, privacyEmail });
});
