import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import type { TaskSchedulePublish } from '../payload-types.ts';

/** What happens to a document at a time. */
export type ScheduledAction = 'publish' | 'unpublish';

/** What is to be published or taken back, as Payload's drawer describes it. */
export interface ScheduleInput {
  type?: ScheduledAction | undefined;
  doc?: { relationTo: CollectionSlug; value: string } | undefined;
  global?: TaskSchedulePublish['input']['global'] | undefined;
  timezone?: string | undefined;
  user?: { relationTo: CollectionSlug; value: number | string } | undefined;
}

/** A publication that waits for its time, or one that did not happen. */
export interface ScheduledPublication {
  /** Number of the schedule. */
  id: number;
  action: ScheduledAction;
  /** Slug of the collection or global. */
  kind: string;
  /** Number of the document; missing for a global. */
  record?: string;
  /** What the document is called. */
  title: string;
  /** Its form in the admin, beginning with a slash. */
  href: string;
  /** When it is or was to happen, ISO 8601. */
  at: string;
  /** Who wanted it; missing when the account is gone. */
  by?: string;
  /** Why it did not happen, in plain words; missing while it may still. */
  reason?: string;
}

const task: Where = { taskSlug: { equals: 'schedulePublish' } };

/**
 * What is still to be published or taken back, the next first. Gives what the
 * user may change, and nothing else.
 */
export async function scheduledPublications(
  payload: Payload,
  user: PayloadRequest['user'],
  of?: Where,
): Promise<ScheduledPublication[]> {
  return find(payload, user, { and: [task, { hasError: { not_equals: true } }, of ?? {}] });
}

/** What should have been published or taken back and was not, with the reason; what the user may change. */
export async function failedPublications(
  payload: Payload,
  user: PayloadRequest['user'],
  of?: Where,
): Promise<ScheduledPublication[]> {
  return find(payload, user, { and: [task, { hasError: { equals: true } }, of ?? {}] });
}

/** Narrows schedules to those of one document. */
export function schedulesOf(kind: string, record: number | string | undefined): Where {
  if (record === undefined) return { 'input.global': { equals: kind } };
  return {
    and: [{ 'input.doc.relationTo': { equals: kind } }, { 'input.doc.value': { equals: String(record) } }],
  };
}

async function find(
  payload: Payload,
  user: PayloadRequest['user'],
  where: Where,
): Promise<ScheduledPublication[]> {
  if (!user) return [];
  const req = await createLocalReq({ user }, payload);
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where,
    sort: 'waitUntil',
    limit: 100,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const found: ScheduledPublication[] = [];
  for (const { id, input, waitUntil, createdAt, error } of docs) {
    const given = inputOf(input);
    if (!given || !(await mayChange(given, req))) continue;
    const { doc, global } = given;
    const kind = doc?.relationTo ?? global ?? '';
    const { admin } = payload.config.routes;
    found.push({
      id,
      action: given.type ?? 'publish',
      kind,
      ...(doc && { record: doc.value }),
      title: await titleOf(given, req),
      href: doc ? `${admin}/collections/${kind}/${doc.value}` : `${admin}/globals/${kind}`,
      at: waitUntil ?? createdAt,
      ...(await byWhom(given, req)),
      ...reasonOf(error),
    });
  }
  return found;
}

/** The input of a schedule, or undefined when it names nothing. */
export function inputOf(input: unknown): ScheduleInput | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { doc, global } = input as ScheduleInput;
  return doc || global ? (input as ScheduleInput) : undefined;
}

/** Whether the user of `req` may change what a schedule is about. */
export async function mayChange({ doc, global }: ScheduleInput, req: PayloadRequest): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (doc) {
    const access = collections.find(({ slug }) => slug === doc.relationTo)?.access.update;
    return Boolean(await access?.({ req, id: Number(doc.value) }));
  }
  const access = globals.find(({ slug }) => slug === global)?.access.update;
  return Boolean(await access?.({ req }));
}

async function titleOf({ doc, global }: ScheduleInput, { payload }: PayloadRequest): Promise<string> {
  if (!doc) {
    const label = payload.config.globals.find(({ slug }) => slug === global)?.label;
    return typeof label === 'string' ? label : String(global);
  }
  const config = payload.collections[doc.relationTo].config;
  const [found] = (
    await payload.find({
      collection: doc.relationTo,
      where: { id: { equals: doc.value } },
      draft: true,
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
    })
  ).docs as unknown as Record<string, unknown>[];
  const title = found?.[config.admin.useAsTitle ?? 'id'];
  const singular = config.labels.singular;
  return typeof title === 'string' && title !== ''
    ? title
    : `${typeof singular === 'string' ? singular : config.slug} ${doc.value}`;
}

async function byWhom({ user }: ScheduleInput, { payload }: PayloadRequest): Promise<{ by?: string }> {
  if (!user) return {};
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: user.value } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] ? { by: docs[0].name } : {};
}

function reasonOf(error: unknown): { reason?: string } {
  if (typeof error !== 'object' || error === null || !('message' in error)) return {};
  return { reason: String(error.message) };
}
