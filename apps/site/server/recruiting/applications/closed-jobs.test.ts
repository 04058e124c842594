import { execute, sql } from '@riverfront/backend/database/transaction';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { expectAnswer, findApplications, findOpenJob, prepareApplicant } from '../../../testing/visitor.ts';

const sender = await openTestSender();
const { key: job } = await findOpenJob(sender);

const findStored = (email: string) => findApplications(sender, 'email', email);

test('accepts applications for a closed job for another day', async () => {
  const { payload } = sender.content;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { availability: { equals: 'active' }, key: { not_equals: job } },
    limit: 1,
  });
  const closing = docs[0];
  if (!closing?.key) throw new Error('The sample company has a second open job.');
  await payload.update({ collection: 'jobs', id: closing.id, data: { availability: 'closed' } });
  const first = prepareApplicant(sender);
  expect((await first.apply(closing.key, first.fields)).status).toBe(200);

  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await payload.update({ collection: 'jobs', id: closing.id, data: { closedAt: yesterday } });
  const second = prepareApplicant(sender);
  const message = expect.stringContaining('closed');
  await expectAnswer(second.apply(closing.key, second.fields), 410, { code: 'job-closed', message });
  expect((await second.apply('no-such-job', second.fields)).status).toBe(404);
});

test.each([
  ['unpublished', { _status: 'draft' }],
  ['trashed', { deletedAt: new Date().toISOString() }],
] as const)(
  'accepts applications for a job that was %s for another day, and reports later ones',
  async (_, change) => {
    const { payload } = sender.content;
    const { id: copied } = await payload.duplicate({
      collection: 'jobs',
      id: (await findOpenJob(sender)).id,
    });
    const data = { title: 'A short-lived role', _status: 'published' as const };
    const { id, key } = await payload.update({ collection: 'jobs', id: copied, data });
    if (!key) throw new Error('no key');
    await payload.update({ collection: 'jobs', id, data: change });
    expect((await sender.app.request(`/api/jobs/${key}`)).status).toBe(404);
    const first = prepareApplicant(sender);
    expect((await first.apply(key, first.fields)).status).toBe(200);
    expect(await findStored(first.email)).toMatchObject([{ jobTitle: 'A short-lived role' }]);

    await execute(payload)(sql`update jobs set updated_at = now() - interval '25 hours' where id = ${id}`);
    const second = prepareApplicant(sender);
    await expectAnswer(second.apply(key, second.fields), 404, { code: 'job-closed' });
    const where = {
      kind: { equals: 'jobs' },
      record: { equals: String(id) },
      action: { equals: 'rejected' },
    };
    const { docs } = await payload.find({ collection: 'audit-events', where });
    expect(docs).toMatchObject([{ summary: expect.stringContaining('A short-lived role') }]);
  },
);
