import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { openTestContent } from '../../../testing/open-content.ts';
import { createApplication, toRichText, toText } from '../../../testing/records.ts';
import { execute, inTransaction, sql } from '../../database/transaction.ts';
import type { Job } from '../../payload-types.ts';
import { today } from '../../time/company-time.ts';
import { closeOverdueJobs, setAvailability } from './availability.ts';
import { excludeArchived } from './hooks.ts';

const { payload } = await openTestContent();
const sample = { key: { equals: 'sap-solution-architect-delaware' } };
const [job] = (await payload.find({ collection: 'jobs', where: sample, depth: 0 })).docs;
if (!job) throw new Error('no sample');
const ofJob = { collection: 'jobs', id: job.id, depth: 0 } as const;

const read = (draft = false) => payload.findByID({ ...ofJob, draft });
const set = (availability: Job['availability']) =>
  inTransaction(payload, ({ req }) => setAvailability(req, job.id, availability));
const publish = (data: Partial<Job>) => payload.update({ ...ofJob, data: { ...data, _status: 'published' } });

/** Returns the validation errors of a publication, by field. */
async function publishInvalid(data: Partial<Job>): Promise<Record<string, string>> {
  const error: unknown = await publish(data).catch((reason: unknown) => reason);
  if (!(error instanceof ValidationError)) throw new Error('The job was published.', { cause: error });
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

test('publishes a job only with valid dates and a real description', async () => {
  const past = { postedOn: '2026-01-01', closingOn: '2026-01-02' };
  expect(await publishInvalid(past)).toMatchObject({ closingOn: expect.stringContaining('is over') });
  expect(await publishInvalid({ postedOn: '2099-01-01', closingOn: null })).toMatchObject({
    postedOn: expect.stringContaining('still to come'),
  });
  const description = structuredClone(job.description);
  description.root.children = toRichText(toText('Short.')).root.children;
  expect(await publishInvalid({ description })).toMatchObject({
    description: expect.stringContaining('150'),
  });
  expect((await read()).closingOn).toBe(job.closingOn);
});

test('publishes a job without pay and benefits only where no law has them stated', async () => {
  const bare = { salaryMin: null, salaryMax: null, benefits: [] };
  expect(await publishInvalid(bare)).toEqual({
    salaryMin: expect.stringMatching(/^Please give the salary.*California/),
    benefits: expect.stringMatching(/^Please list the benefits.*California/),
  });
  expect(await publishInvalid({ ...bare, country: 'DE', benefits: ['A bicycle'] })).toEqual({
    salaryMin: expect.stringContaining('2023/970'),
  });
  const { country } = await payload.update({ ...ofJob, data: { ...bare, country: 'GB' } });
  expect(country).toBe('GB');
});

test('closes the newer draft too, and keeps it a draft', async () => {
  await payload.update({ ...ofJob, data: { title: 'Waiting title' }, draft: true });
  const closed = await set('closed');
  expect(closed).toMatchObject({ availability: 'closed', title: job.title, _status: 'published' });
  expect(Date.now() - Date.parse(closed.closedAt ?? '')).toBeLessThan(10_000);
  expect(await read()).toMatchObject({ availability: 'closed', title: job.title });
  const draft = await read(true);
  expect(draft).toMatchObject({ availability: 'closed', title: 'Waiting title', closedAt: closed.closedAt });
});

test('reopens a job and its draft', async () => {
  const opened = await set('active');
  expect(opened).toMatchObject({ availability: 'active', title: job.title, closedAt: null });
  expect(await read(true)).toMatchObject({ availability: 'active', title: 'Waiting title' });
});

test('closes a job once, on the day after its last day in the company’s zone', async () => {
  const data = { closingOn: '2026-01-31' };
  await payload.db.updateOne({ collection: 'jobs', id: job.id, data });
  expect(await closeOverdueJobs(payload, new Date('2026-01-31T18:29:00Z'))).not.toContain(job.id);
  expect(await closeOverdueJobs(payload, new Date('2026-01-31T18:31:00Z'))).toEqual([job.id]);
  expect(await read()).toMatchObject({ availability: 'closed' });
  expect(await closeOverdueJobs(payload, new Date('2026-02-01T00:16:00Z'))).toEqual([]);
});

test('closes the other jobs when one cannot be closed', async () => {
  const { docs } = await payload.find({ collection: 'jobs', sort: 'id', limit: 3, depth: 0 });
  const [broken, ...others] = docs.map(({ id }) => id).filter((id) => id !== job.id);
  const spoil = (id: number, data: Record<string, unknown>) =>
    payload.db.updateOne({ collection: 'jobs', id, data });
  for (const id of [broken, ...others])
    await spoil(id ?? 0, { closingOn: '2026-01-31', availability: 'active' });
  await execute(payload)(sql`update jobs set title = null where id = ${broken}`);
  await expect(closeOverdueJobs(payload, new Date('2026-02-02T00:00:00Z'))).rejects.toThrow(
    '1 jobs could not',
  );
  const { rows } = await execute(payload)(
    sql`select id from jobs where availability = 'active' and closing_on = '2026-01-31'`,
  );
  expect(rows).toEqual([{ id: broken }]);
});

test('copies a job as a new opening with the same questions', async () => {
  const questions = [{ text: 'Do you speak German?', kind: 'yes-no' as const, required: true }];
  await payload.update({ ...ofJob, data: { questions }, draft: true });
  const copy = await payload.duplicate(ofJob);
  expect(copy).toMatchObject({
    title: 'Waiting title (copy)',
    availability: 'active',
    closingOn: null,
    closedAt: null,
    _status: 'draft',
    questions: [expect.objectContaining(questions[0])],
  });
  expect(copy.key).toBe('waiting-title-copy');
  expect(copy.postedOn).toBe(today());
});

test('rejects the deletion of a job with applications, and archives it', async () => {
  const copy = await payload.duplicate(ofJob);
  const application = await createApplication(payload, { job: copy.id });
  const sentence = `“${copy.title}” has one application, so it cannot be deleted. Close it and set “Archived” instead.`;
  await expect(payload.delete({ collection: 'jobs', id: copy.id })).rejects.toThrow(sentence);
  const data = { deletedAt: new Date().toISOString() };
  await expect(payload.update({ collection: 'jobs', id: copy.id, data })).rejects.toThrow(sentence);
  const many = await payload.delete({ collection: 'jobs', where: { id: { equals: copy.id } } });
  expect(many.errors).toEqual([{ id: copy.id, isPublic: true, message: sentence }]);
  // The foreign key rejects a deletion that bypasses the hook.
  await expect(
    execute(payload)(sql`delete from jobs where id = ${copy.id}`).catch(({ cause }) => Promise.reject(cause)),
  ).rejects.toThrow('applications_job_id_jobs_id_fk');
  const stored = await payload.findByID({ collection: 'applications', id: application.id, depth: 0 });
  expect(stored.job).toBe(copy.id);

  const closed = { availability: 'closed', archived: true } as const;
  const every = { collection: 'jobs', id: copy.id, draft: true, depth: 0 } as const;
  expect(await payload.update({ ...every, data: closed })).toMatchObject(closed);
  expect(await payload.update({ ...every, data: { availability: 'active' } })).toMatchObject({
    archived: false,
  });
  expect(excludeArchived(undefined)).toEqual({ archived: { not_equals: true } });
  expect(excludeArchived({ or: [{ and: [{ archived: { equals: 'true' } }] }] })).toBeNull();
});
