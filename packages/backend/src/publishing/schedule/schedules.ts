import {
  type CollectionSlug,
  createLocalReq,
  type JobsConfig,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { nobody } from '../../accounts/roles.ts';
import { canUpdate, findAll, findOne } from '../../database/records.ts';
import type { TaskSchedulePublish } from '../../payload-types.ts';

/** The input of a schedule, as Payload's drawer describes it. */
export interface ScheduleInput {
  type?: 'publish' | 'unpublish' | undefined;
  doc?: { relationTo: CollectionSlug; value: string } | undefined;
  global?: TaskSchedulePublish['input']['global'] | undefined;
  timezone?: string | undefined;
  user?: { relationTo: CollectionSlug; value: number | string } | undefined;
}

/** A scheduled publication, waiting or failed. */
type ScheduledPublication = Awaited<ReturnType<typeof list>>[number];

/** Lists the publications that a user may change: those that failed first, then the next ones. */
export async function listPublications(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<ScheduledPublication[]> {
  const publications = await list(payload, user);
  return publications.sort((a, b) => Number(b.hasFailed) - Number(a.hasFailed));
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

async function list(payload: Payload, user: PayloadRequest['user']) {
  if (!user) return [];
  const req = await createLocalReq({ user }, payload);
  const where = { taskSlug: { equals: 'schedulePublish' } };
  const docs = await findAll(req, 'payload-jobs', where, { sort: 'waitUntil', limit: 100 });
  const publications = [];
  for (const { id, input: stored, waitUntil, createdAt, error, hasError } of docs) {
    const input = parseInput(stored);
    if (!input || !(await canSchedule(input, req))) continue;
    const { doc, global, type = 'publish' } = input;
    const kind = doc?.relationTo ?? global ?? '';
    const { admin } = payload.config.routes;
    const editor = input.user && (await findOne(req, 'users', { id: { equals: input.user.value } }));
    publications.push({
      id,
      hasFailed: hasError === true,
      action: type,
      kind,
      ...(doc && { record: doc.value }),
      title: await readTitle(input, req),
      href: doc ? `${admin}/collections/${kind}/${doc.value}` : `${admin}/globals/${kind}`,
      at: waitUntil ?? createdAt,
      // Who scheduled it, unless the account is deleted, and why it failed.
      ...(editor && { by: editor.name }),
      ...(hasMessage(error) && { reason: String(error.message) }),
    });
  }
  return publications;
}

/** Reads the title of a document in its newest version, or the label of a global. */
export async function readTitle({ doc, global }: ScheduleInput, req: PayloadRequest): Promise<string> {
  const { payload } = req;
  if (!doc) {
    const label = payload.config.globals.find(({ slug }) => slug === global)?.label;
    return typeof label === 'string' ? label : String(global);
  }
  const { admin, labels, slug } = payload.collections[doc.relationTo].config;
  const found = await findOne(req, doc.relationTo, { id: { equals: doc.value } }, { draft: true });
  const title = (found as unknown as Record<string, unknown> | undefined)?.[admin.useAsTitle ?? 'id'];
  if (typeof title === 'string' && title !== '') return title;
  return `${typeof labels.singular === 'string' ? labels.singular : slug} ${doc.value}`;
}

function hasMessage(error: unknown): error is { message: unknown } {
  return typeof error === 'object' && error !== null && 'message' in error;
}

/**
 * Drafts of everything that visitors see. Our form saves them while somebody types (`admin/publishing/saving`), so
 * Payload's own autosave never comes to it: it has no second try, and its interval is the longest that a timer takes.
 */
export const drafts = {
  autosave: { interval: 2 ** 31 - 1, showSaveDraftButton: true },
  schedulePublish: true,
};

/** Payload stores schedules in `payload-jobs` and our own queue runs them, so no request may reach them. */
export const jobsConfig: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
