import type { CollectionSlug, JobsConfig, PayloadRequest, Where } from 'payload';
import { nobody } from '../../accounts/roles.ts';
import { canUpdate } from '../../database/records.ts';
import type { TaskSchedulePublish } from '../../payload-types.ts';

/** The input of a schedule, as Payload's drawer describes it. */
export interface ScheduleInput {
  type?: 'publish' | 'unpublish' | undefined;
  doc?: { relationTo: CollectionSlug; value: string } | undefined;
  global?: TaskSchedulePublish['input']['global'] | undefined;
  timezone?: string | undefined;
  user?: { relationTo: CollectionSlug; value: number | string } | undefined;
}

/** Returns the condition for schedules of one document, or of a global where no id is given. */
export function whereScheduled(kind: string, id: number | string | undefined): Where {
  if (id === undefined) return { 'input.global': { equals: kind } };
  return {
    and: [{ 'input.doc.relationTo': { equals: kind } }, { 'input.doc.value': { equals: String(id) } }],
  };
}

/** Removes the failed schedules of what is published now, and all of what is in the trash. */
export async function removeObsoleteSchedules(
  req: PayloadRequest,
  of: Where,
  { _status, deletedAt }: { _status?: unknown; deletedAt?: unknown },
): Promise<void> {
  if (deletedAt) await removeSchedules(req, of);
  else if (_status === 'published') await removeSchedules(req, { and: [{ hasError: { equals: true } }, of] });
}

async function removeSchedules(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'payload-jobs' satisfies CollectionSlug, where, req });
}

/** Checks whether the user of `req` may update what a schedule is about. */
export function canSchedule({ doc, global }: ScheduleInput, req: PayloadRequest): Promise<boolean> {
  return doc ? canUpdate(req, doc.relationTo, Number(doc.value)) : canUpdate(req, String(global));
}

/** Returns the input of a schedule; undefined when it names neither a document nor a global. */
export function parseInput(input: unknown): ScheduleInput | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { doc, global } = input as ScheduleInput;
  return doc || global ? (input as ScheduleInput) : undefined;
}

/** Payload stores schedules in `payload-jobs` and our own queue runs them, so no request may reach them. */
export const jobsConfig: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
