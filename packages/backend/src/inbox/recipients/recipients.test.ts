import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { readEmails } from '../../../testing/records.ts';

const staff = await openTestStaffSide();
const { payload } = staff;

const read = () => payload.findGlobal({ slug: 'recipients', depth: 0 });
const administrator = await staff.as('administrator');
const post = (json: object) => administrator('/api/globals/recipients', { method: 'POST', json });

test('an administrator changes an address; the former one is notified, and the trail names both', async () => {
  const careersEmail = 'people@riverfront.example';
  expect((await post({ careersEmail })).status).toBe(200);
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
    expect((await post({ salesEmail })).status).toBe(400);
  expect(await read()).toEqual(before);
});
