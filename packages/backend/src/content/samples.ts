import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { isAPIError } from '../accounts/api-error.ts';
import { endpoint } from '../accounts/endpoint.ts';
import { titleOf } from '../audit/describe-record.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Contribution } from '../contributions.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockRecords } from '../publishing/concurrency/stored-versions.ts';
import { isSame } from '../publishing/concurrency/versions.ts';
import { findOutsideReferences } from '../publishing/references/backlinks.ts';
import { isWritable, withoutIds } from '../publishing/review/publishing-rules.ts';
import { trashDays } from '../publishing/trash.ts';

/** Lists the collections whose documents can be samples; files come last, which stay while something uses them. */
const listCollections = ({ config }: Payload): SanitizedCollectionConfig[] =>
  config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'sample'))
    .sort((a, b) => Number(Boolean(a.upload)) - Number(Boolean(b.upload)));

/** A sample, with its path inside the admin. */
interface Sample {
  id: number;
  collection: string;
  title: string;
  href: string;
  /** Why it stays; absent where it can be removed. */
  reason?: string;
  path?: unknown;
  key?: unknown;
}

/**
 * Previews the removal of all samples; files are taken to go once all the rest has gone.
 * @returns by collection what goes, what stays, and the references from what stays to what goes: links that then
 * lead nowhere, and lists that then leave it out
 */
export async function previewRemoval(req: PayloadRequest) {
  const all: Sample[] = [];
  for (const config of listCollections(req.payload)) {
    const found = await readSamples(req, config);
    if (config.upload) await keepUsed(req, all, found);
    all.push(...found);
  }
  const outside = await findOutsideReferences(req, all.filter(isGoing));
  return [...Map.groupBy(all, ({ collection }) => collection)].map(([slug, samples]) => ({
    slug,
    label: String(req.payload.collections[slug as CollectionSlug].config.labels.plural),
    going: samples.filter(isGoing),
    staying: samples.filter(({ reason }) => reason),
    references: outside.filter(({ to }) => to.startsWith(`${slug}:`)),
  }));
}

const isGoing = ({ reason }: Sample) => !reason;

/**
 * Reads the samples of a collection, each with the reason why it stays, if there is one.
 * @param only id of the one that is about to go: a file that is in use stays then
 */
async function readSamples(req: PayloadRequest, config: SanitizedCollectionConfig, only?: number) {
  const { slug: collection, versions, admin, custom, upload, hooks } = config;
  const where = { sample: { equals: true }, ...(only !== undefined && { id: { equals: only } }) };
  const options = {
    collection: collection as CollectionSlug,
    where,
    pagination: false,
    depth: 0,
    req,
  } as const;
  const { docs } = await req.payload.find({ ...options, sort: 'id' });
  const newest = versions?.drafts ? (await req.payload.find({ ...options, draft: true })).docs : docs;
  const samples: Sample[] = [];
  for (const doc of docs as unknown as (Record<string, unknown> & { id: number })[]) {
    const { id, path, key } = doc;
    const title = titleOf(collection, doc, admin.useAsTitle);
    const sample: Sample = { id, collection, title, href: `/collections/${collection}/${id}`, path, key };
    samples.push(sample);
    if (custom?.keepOne) sample.reason = 'The site needs it. Replace its text by editing it.';
    else if (newest.every((draft) => draft.id !== id))
      sample.reason = 'It was changed, and the change is not published yet.';
    else if (!upload || only !== undefined)
      for (const assertDeletable of hooks.beforeDelete)
        try {
          await assertDeletable({ collection: config, context: { isTrashing: true }, id, req });
        } catch (error) {
          if (!isAPIError(error) || error.status >= 500) throw error;
          sample.reason = error.message;
        }
  }
  return samples;
}

/** Sets the reason of files that something uses that stays; a video that stays keeps its still image. */
async function keepUsed(req: PayloadRequest, others: Sample[], files: Sample[]): Promise<void> {
  const byTarget = new Map(files.map((file) => [`${file.collection}:${file.id}`, file]));
  for (const { to, kind, title } of await findOutsideReferences(req, [...others.filter(isGoing), ...files])) {
    const file = byTarget.get(to);
    if (!file) continue;
    file.reason = `It is used by ${kind.toLowerCase()} “${title}”, which stays.`;
    const { poster } = await req.payload.findByID({ collection: 'media', id: file.id, depth: 0, req });
    const still = byTarget.get(`media:${poster}`);
    if (still) still.reason = `It is the still image of “${file.title}”, which stays.`;
  }
}

/** `POST /api/samples/remove` moves the unchanged samples of a kind (slug of its collection), or of all, to the trash. */
export const sampleRemoval = endpoint({
  method: 'post',
  path: '/samples/remove',
  roles: [],
  body: z.object({ kind: z.string('There are no samples of this kind.') }),
  async handler({ user, payload }, { body: { kind } }) {
    const chosen = listCollections(payload).filter(({ slug }) => kind === 'all' || kind === slug);
    if (chosen.length === 0) throw new APIError('There are no samples of this kind.', 400);
    let moved = 0;
    for (const config of chosen) moved += await removeSamples(payload, user, config);
    return { moved, message: `Moved to the trash: ${moved}.` };
  },
});

/** Documents per transaction, during which nobody else publishes. */
const batch = 25;

/**
 * Moves the samples of a collection to the trash, a batch per transaction with one audit entry. After an interruption
 * whole batches have been moved, and the next call goes on; of two calls at once each document is moved by one.
 */
async function removeSamples(payload: Payload, user: TypedUser, config: SanitizedCollectionConfig) {
  const collection = config.slug as CollectionSlug;
  const samples = await readSamples(await createLocalReq({}, payload), config);
  // The newest first: a video was stored after its still image, which stays while the video uses it.
  const ids = samples
    .filter(isGoing)
    .map(({ id }) => id)
    .reverse();
  let moved = 0;
  for (let start = 0; start < ids.length; start += batch)
    moved += await inTransaction(payload, async ({ req }) => {
      const next = ids.slice(start, start + batch);
      await lockRecords(req, collection, next);
      let count = 0;
      for (const id of next) {
        // Somebody may have changed it since, and the document before may have been the last that used it.
        const [sample] = await readSamples(req, config, id);
        if (!sample || sample.reason) continue;
        await payload.update({
          collection,
          id,
          data: { deletedAt: new Date().toISOString() },
          depth: 0,
          req,
        });
        count += 1;
      }
      // Not before: the person is not the author of the versions in the trash.
      req.user = user;
      const summary = `${count} samples, for ${trashDays} days`;
      if (count > 0) await recordAudit(req, { action: 'trashed', kind: collection, summary });
      return count;
    });
  return moved;
}

/** Fields that staff change without writing content: the mark itself, the archive of jobs and folders of media. */
const ignored = ['sample', 'deletedAt', 'archived', 'folder'];

/**
 * Clears the mark of a sample when a person changes its content. Status, order, a schedule, the trash and changes
 * by the system leave it; a restored version brings its own. Another file counts by its name, which has its hash.
 */
const clearMark: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  if (!req.user || !originalDoc?.sample) return data;
  const isChanged = collection.flattenedFields.some(
    (field) =>
      (isWritable(field) || field.name === 'filename') &&
      !ignored.includes(field.name) &&
      data[field.name] !== undefined &&
      !isSame(withoutIds(data[field.name]), withoutIds(originalDoc[field.name])),
  );
  return isChanged ? { ...data, sample: false } : data;
};

/** Lets samples of every collection that marks them lose the mark when they are changed. */
export const sampleMarks: Contribution = {
  collection: ({ fields }) =>
    fields.some((field) => 'name' in field && field.name === 'sample')
      ? { hooks: { beforeChange: [clearMark] } }
      : {},
};
