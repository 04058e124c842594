import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import { idOf, type Related, staffNames } from '../accounts/owners.ts';
import { readSaveMode } from '../database/transaction.ts';
import type { EntityPlugin } from '../entity-plugins.ts';
import { describeChanges, titleOf } from './describe-record.ts';
import { hasRecentEntry, recordAudit, recordListed } from './record-audit.ts';

/** Only our own code writes these; for `recipients` its own hook records the addresses. */
const notAudited = [
  'audit-events',
  'mails',
  'retention-receipts',
  'stage-changes',
  'content-revision',
  'recipients',
];

/** Opening one of these is recorded as well. */
const watched = ['applications', 'messages'];

/** Reading a list of these is recorded as well: they hold data of people who are not staff. */
const personal = [...watched, 'application-notes', 'message-notes', 'stage-changes', 'mails'];

/** Minutes in which one person's repeated opening of a record is one entry. */
const session = 15;

type Doc = Record<string, unknown>;

/** Records what members of staff do with every collection and global, in the transaction of the change. */
export const auditTrail: EntityPlugin = {
  collection({ slug, admin }) {
    const isAudited = !notAudited.includes(slug);
    const useAsTitle = admin?.useAsTitle;
    return {
      hooks: {
        ...(isAudited && {
          afterChange: [
            async ({ doc, previousDoc, operation, req }) => {
              const before = operation === 'create' ? undefined : previousDoc;
              await recordChange(req, slug, { doc, before, useAsTitle });
            },
          ],
          afterDelete: [
            async ({ doc, id, req }) => {
              const summary = titleOf(slug, doc, useAsTitle);
              if (req.user) await recordAudit(req, { action: 'deleted', kind: slug, record: id, summary });
            },
          ],
        }),
        ...(personal.includes(slug) && {
          afterOperation: [
            async ({ args, operation, req, result }) => {
              if ('overrideAccess' in args && args.overrideAccess === true) return result;
              if (operation === 'findByID' && watched.includes(slug)) await recordOpened(req, slug, result);
              if (operation === 'find' && !req.context.internalRead) {
                const { docs, totalDocs: total, page } = result;
                await recordListed(req, { kind: slug, count: docs.length, total, page, where: args.where });
              }
              return result;
            },
          ],
        }),
      },
    };
  },
  global({ slug, label }) {
    if (notAudited.includes(slug)) return {};
    const title = typeof label === 'string' ? label : slug;
    return {
      hooks: {
        afterChange: [
          async ({ doc, previousDoc: before, req }) => {
            const change = { doc: { ...doc, title }, before, useAsTitle: 'title', isGlobal: true };
            await recordChange(req, slug, change);
          },
        ],
      },
    };
  },
};

interface Change {
  doc: Doc;
  before: Doc | undefined;
  useAsTitle: string | undefined;
  isGlobal?: boolean;
}

async function recordChange(req: PayloadRequest, kind: string, change: Change): Promise<void> {
  if (!req.user) return;
  const { doc, before, useAsTitle, isGlobal } = change;
  const action =
    actionInTrash(doc, before) ??
    ((await isUnpublished(req, kind, change)) ? 'unpublished' : actionOf(doc, before));
  const record = isGlobal ? kind : String(doc.id);
  const base = action === 'published' ? await readLastPublished(req, kind, change) : before;
  const fields =
    base && action !== 'unpublished' ? await describe(req, kind, { doc, before: base, isGlobal }) : [];
  await recordAudit(req, {
    action,
    kind,
    record,
    summary: summarise(titleOf(kind, doc, useAsTitle), fields),
  });
}

function summarise(title: string, fields: string[]): string {
  const list = fields.slice(0, 6).join(', ') + (fields.length > 6 ? ' …' : '');
  return title + (list ? ` (${list})` : '');
}

/** Reads the names of the members of staff whom documents name. */
function readNames(req: PayloadRequest, fields: FlattenedField[], docs: Doc[]): Promise<Map<number, string>> {
  const people = fields
    .filter((field) => field.type === 'relationship' && field.relationTo === 'users')
    .flatMap(({ name }) => docs.map((doc) => idOf(doc[name] as Related)));
  return staffNames(req, people);
}

/** Reads what was published before this publication, or else the newest draft. */
async function readLastPublished(
  req: PayloadRequest,
  kind: string,
  { doc, before, isGlobal }: Change,
): Promise<Doc | undefined> {
  if (!before) return undefined;
  const isPublished = { 'version._status': { equals: 'published' } };
  // The newest one is the publication itself.
  const options = { sort: '-updatedAt', limit: 2, depth: 0, pagination: false, req } as const;
  const { docs } = isGlobal
    ? await req.payload.findGlobalVersions({ slug: kind as GlobalSlug, where: isPublished, ...options })
    : await req.payload.findVersions({
        collection: kind as CollectionSlug,
        where: { parent: { equals: doc.id }, ...isPublished },
        ...options,
      });
  const version: object = docs[1]?.version ?? before;
  return { ...version };
}

interface Described extends Pick<Change, 'doc' | 'isGlobal'> {
  before: Doc;
}

/** Names what has changed. */
async function describe(req: PayloadRequest, kind: string, { doc, before, isGlobal }: Described) {
  const { collections, config } = req.payload;
  const { flattenedFields: fields } = isGlobal
    ? (config.globals.find(({ slug }) => slug === kind) ?? { flattenedFields: [] })
    : collections[kind as CollectionSlug].config;
  const names = await readNames(req, fields, [doc, before]);
  return describeChanges({ kind, fields, doc, before, names, isPublic: doc._status === 'published' });
}

function actionInTrash(doc: Doc, before: Doc | undefined) {
  if (!before || Boolean(doc.deletedAt) === Boolean(before.deletedAt)) return undefined;
  return doc.deletedAt ? 'trashed' : 'restored';
}

function actionOf(doc: Doc, before: Doc | undefined) {
  if (doc._status === 'published') return 'published';
  return before ? 'changed' : 'created';
}

/**
 * Whether a save takes a published record off the site: a draft saved as the record itself does, one saved
 * beside it does not. `before` is the newest version, itself perhaps such a draft, so older ones count too.
 */
async function isUnpublished(
  req: PayloadRequest,
  kind: string,
  { doc, before, isGlobal }: Change,
): Promise<boolean> {
  if (!before || doc._status !== 'draft' || readSaveMode(req, kind)?.draft) return false;
  if (before._status === 'published' || isGlobal) return before._status === 'published';
  const { totalDocs } = await req.payload.countVersions({
    collection: kind as CollectionSlug,
    where: { parent: { equals: doc.id }, 'version._status': { equals: 'published' } },
    req,
  });
  return totalDocs > 0;
}

async function recordOpened(req: PayloadRequest, kind: string, result: unknown): Promise<void> {
  if (!req.user || typeof result !== 'object' || result === null || !('id' in result)) return;
  const entry = { action: 'opened', kind, record: String(result.id) } as const;
  if (await hasRecentEntry(req, entry, session)) return;
  await recordAudit(req, { ...entry, summary: titleOf(kind, result as Doc) });
}
