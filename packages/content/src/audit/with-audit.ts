import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { type HowSaved, howSaved } from '../hooks/how-saved.ts';
import { wasRecent } from './recently.ts';
import { recordAudit } from './record-audit.ts';
import { recordListed } from './record-listed.ts';
import { changedFields, titleOf } from './title.ts';

/** Written by our own code, whoever set it off; of `recipients` its own hook records the addresses. */
const notAudited = [
  'audit-events',
  'mails',
  'deliveries',
  'retention-receipts',
  'content-revision',
  'recipients',
];

/** Opening one of these is written down as well. */
const watched = ['applications', 'messages'];

/** Reading a list of these is written down as well: they hold data of people who are not staff. */
const personal = [...watched, 'application-notes', 'message-notes', 'mails', 'deliveries'];

/** Minutes in which the autosaves of one person on one record are one entry, and in which opening it again is. */
const session = { autosave: 30, opened: 15 };

type Doc = Record<string, unknown>;

/**
 * Writes down what people with an account do with every collection and global,
 * in the transaction of the change. What the site does by itself is not theirs.
 */
export function withAudit(config: Config): Config {
  for (const collection of config.collections ?? []) {
    if (!notAudited.includes(collection.slug)) auditCollection(collection);
    if (personal.includes(collection.slug)) auditLists(collection);
  }
  for (const global of config.globals ?? []) if (!notAudited.includes(global.slug)) auditGlobal(global);
  return config;
}

function auditCollection(collection: CollectionConfig): void {
  const { slug, hooks = {} } = collection;
  const useAsTitle = collection.admin?.useAsTitle;
  const changed: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    await noteChange(req, slug, {
      doc,
      before: operation === 'create' ? undefined : previousDoc,
      useAsTitle,
    });
    return doc;
  };
  const deleted: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    if (req.user)
      await recordAudit(req, {
        action: 'deleted',
        kind: slug,
        record: id,
        summary: titleOf(slug, doc, useAsTitle),
      });
    return doc;
  };
  const opened: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
    if (operation === 'findByID' && !('overrideAccess' in args && args.overrideAccess === true))
      await noteOpened(req, slug, result);
    return result;
  };
  collection.hooks = {
    ...hooks,
    afterChange: [...(hooks.afterChange ?? []), changed],
    afterDelete: [...(hooks.afterDelete ?? []), deleted],
    ...(watched.includes(slug) && { afterOperation: [...(hooks.afterOperation ?? []), opened] }),
  };
}

function auditLists(collection: CollectionConfig): void {
  const { slug, hooks = {} } = collection;
  const listed: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
    if (operation !== 'find' || ('overrideAccess' in args && args.overrideAccess === true)) return result;
    if (req.context.ownReading) return result;
    const { docs, totalDocs: total, page } = result;
    await recordListed(req, { kind: slug, count: docs.length, total, page, where: args.where });
    return result;
  };
  collection.hooks = { ...hooks, afterOperation: [...(hooks.afterOperation ?? []), listed] };
}

function auditGlobal(global: GlobalConfig): void {
  const { slug, hooks = {} } = global;
  const title = typeof global.label === 'string' ? global.label : slug;
  const changed: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await noteChange(req, slug, {
      doc: { ...doc, title },
      before: previousDoc,
      useAsTitle: 'title',
      global: true,
    });
    return doc;
  };
  global.hooks = {
    ...hooks,
    afterChange: [...(hooks.afterChange ?? []), changed],
  };
}

interface Change {
  doc: Doc;
  before: Doc | undefined;
  useAsTitle: string | undefined;
  global?: boolean;
}

async function noteChange(req: PayloadRequest, kind: string, change: Change): Promise<void> {
  if (!req.user) return;
  const { doc, before, useAsTitle, global } = change;
  const how = howSaved(req, kind);
  const action = (await isTakenAway(req, kind, change, how)) ? 'unpublished' : actionOf(doc, before);
  const record = global ? kind : String(doc.id);
  if (how?.autosave && (await wasRecent(req, { action, kind, record }, session.autosave))) return;
  const fields = before && action !== 'unpublished' ? changedFields(doc, before) : [];
  const list = fields.slice(0, 6).join(', ') + (fields.length > 6 ? ' …' : '');
  const summary = titleOf(kind, doc, useAsTitle) + (list ? ` (${list})` : '');
  await recordAudit(req, { action, kind, record, summary });
}

function actionOf(doc: Doc, before: Doc | undefined) {
  if (doc._status === 'published') return 'published';
  return before ? 'changed' : 'created';
}

/**
 * A draft saved over what is published leaves that in place; saved as the record
 * itself it takes it away. What was before is the newest version, which may have
 * been such a draft, so the older ones are asked.
 */
async function isTakenAway(
  req: PayloadRequest,
  kind: string,
  { doc, before, global }: Change,
  how: HowSaved | undefined,
): Promise<boolean> {
  if (!before || doc._status !== 'draft' || how?.draft) return false;
  if (before._status === 'published' || global) return before._status === 'published';
  const { totalDocs } = await req.payload.countVersions({
    collection: kind as CollectionSlug,
    where: { parent: { equals: doc.id }, 'version._status': { equals: 'published' } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

async function noteOpened(req: PayloadRequest, kind: string, result: unknown): Promise<void> {
  if (!req.user || typeof result !== 'object' || result === null || !('id' in result)) return;
  const doc = result as Doc;
  const entry = { action: 'opened', kind, record: String(doc.id) } as const;
  if (await wasRecent(req, entry, session.opened)) return;
  await recordAudit(req, { ...entry, summary: titleOf(kind, doc) });
}
