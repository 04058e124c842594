import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { draftsUnlessPublisher } from '../accounts/publishers.ts';
import { editors, publishedOrManagedBy } from '../accounts/roles.ts';
import { findPublished } from '../database/records.ts';
import { executeIn, lock, readSaveMode } from '../database/transaction.ts';
import { sampleField } from '../fields/factories.ts';
import { keyField } from '../fields/key.ts';
import { withRowTitles } from '../fields/row-titles.ts';
import { publishing, readyField } from './admin-fields.ts';
import { type PathOf, previewAdmin } from './preview/preview-links.ts';
import { concernsVisitors } from './revision.ts';

/** Drafts are saved when somebody says so: decision 0092. */
export const drafts = { schedulePublish: true };

export interface PublishedOptions {
  /** Name of the field from which the permanent key is made; the title by default. */
  keyFrom?: string;
  /** Who may create, update and delete; editors by default. */
  keepers?: Access;
  /** Returns the path at which a draft is previewed. */
  previewAt?: PathOf;
  /** Select field for each value of which the last published document can be neither unpublished nor deleted. */
  keepOne?: { field: string; nameOf: NameOf };
  /** Finds other documents that can be neither unpublished nor deleted. */
  keep?: FindLoss;
}

/**
 * Adds to a collection what everything visitors see has: drafts and versions, a permanent key, public access to what
 * is published, and a preview. What follows from a change is in `saving.ts`.
 */
export function publishedCollection(
  collection: CollectionConfig,
  { keyFrom, keepers = editors, previewAt, keepOne, keep }: PublishedOptions = {},
): CollectionConfig {
  const { slug, admin = {} } = collection;
  const findLoss = keepOne ? lastPublished(slug, keepOne.field, keepOne.nameOf) : keep;
  const guard = findLoss && keepPublished(findLoss);
  const { beforeListTable = [], edit } = admin.components ?? {};
  return {
    ...collection,
    access: {
      read: publishedOrManagedBy(keepers),
      readVersions: keepers,
      create: draftsUnlessPublisher(slug, keepers, 'create'),
      update: draftsUnlessPublisher(slug, keepers, 'update'),
      delete: keepers,
    },
    ...(findLoss && { custom: { ...collection.custom, findLoss } }),
    admin: {
      ...admin,
      ...(previewAt && previewAdmin(slug, previewAt)),
      components: {
        ...admin.components,
        beforeListTable: [...beforeListTable, '/admin/publishing/trash-first#TrashFirst'],
        edit: {
          ...edit,
          PublishButton: '/admin/publishing/publish-button#PublishButton',
          ...(guard && { UnpublishButton: publishing('publish-button#UnpublishButton', slug) }),
        },
      },
    },
    trash: true,
    versions: { drafts, maxPerDoc: 50 },
    hooks: guard ? { beforeChange: [guard.beforeChange], beforeDelete: [guard.beforeDelete] } : {},
    fields: [
      ...withRowTitles(collection.fields),
      keyField(keyFrom ?? admin.useAsTitle ?? 'title'),
      readyField,
      sampleField,
    ],
  };
}

/** The same for a global, which cannot be unpublished because the site does not work without it. */
export function publishedGlobal(global: GlobalConfig, options: { previewAt?: PathOf } = {}): GlobalConfig {
  const { slug } = global;
  return {
    ...global,
    access: {
      read: publishedOrManagedBy(editors),
      readVersions: editors,
      update: draftsUnlessPublisher(slug, editors, 'update'),
    },
    admin: {
      ...global.admin,
      ...(options.previewAt && previewAdmin(slug, options.previewAt)),
      components: {
        elements: {
          PublishButton: '/admin/publishing/publish-button#PublishButton',
          UnpublishButton: publishing('publish-button#UnpublishButton', slug),
        },
      },
    },
    versions: { drafts, max: 50 },
    hooks: { afterChange: [keepGlobalPublished] },
    fields: [...withRowTitles(global.fields), readyField],
  };
}

type Doc = Record<string, unknown>;

/** Names what has to stay published, for the error message. */
type NameOf = (value: string) => string;

/**
 * Names what the site would lose with a document, for the error message; undefined when the site can do without it.
 * @param next the document as it stays published; null when it leaves the site
 */
type FindLoss = (req: PayloadRequest, id: number | string, next: Doc | null) => Promise<string | undefined>;

function createError(what: string): APIError {
  const reason = `${what} cannot be unpublished or deleted: the site does not work without it.`;
  return new APIError(`${reason} Change it and publish the change instead.`, 409);
}

/**
 * Rejects a save after which visitors would no longer see a global. Checks the stored global, because restoring a
 * version runs no hook before the change.
 * @throws {APIError} 409
 */
const keepGlobalPublished: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!concernsVisitors(req, global.slug, doc)) return;
  const slug = global.slug as GlobalSlug;
  const stored: Doc = { ...(await req.payload.findGlobal({ slug, depth: 0, req })) };
  if (stored._status !== 'published')
    throw createError(`“${typeof global.label === 'string' ? global.label : global.slug}”`);
};

/**
 * Finds the loss of the last published document for each value of a select field by which the site's screens look
 * documents up.
 * @param field name of the select field
 */
function lastPublished(collection: string, field: string, nameOf: NameOf): FindLoss {
  return async (req, id, next) => {
    const value = await findSoleValue(req, collection, id, field);
    return value === undefined || value === next?.[field] ? undefined : nameOf(value);
  };
}

/** Creates hooks that keep the documents published that the site does not work without. */
function keepPublished(findLoss: FindLoss) {
  async function assertNoLoss(
    req: PayloadRequest,
    collection: string,
    id: number | string,
    next: Doc | null,
  ): Promise<void> {
    // Serialises those who take documents of this collection off the site.
    await lock(executeIn(req), `always published ${collection}`);
    const loss = await findLoss(req, id, next);
    if (loss !== undefined) throw createError(loss);
  }
  const beforeChange: CollectionBeforeChangeHook<Doc & { id: number | string }> = async (change) => {
    const { data, originalDoc, collection, operation, req } = change;
    if (operation !== 'update' || originalDoc?.id === undefined || readSaveMode(req, collection.slug)?.draft)
      return;
    const isPublished = (data._status ?? originalDoc._status) === 'published';
    await assertNoLoss(
      req,
      collection.slug,
      originalDoc.id,
      isPublished ? { ...originalDoc, ...data } : null,
    );
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
    assertNoLoss(req, collection.slug, id, null);
  return { beforeChange, beforeDelete };
}

/** Checks whether the site currently cannot do without a document. */
export async function isAlwaysPublished(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (globals.some((global) => global.slug === slug)) return true;
  const custom: { findLoss?: FindLoss } = collections.find((one) => one.slug === slug)?.custom ?? {};
  return id !== undefined && (await custom.findLoss?.(req, id, null)) !== undefined;
}

/** Returns a published document's value of `field` if no other published document has it. */
async function findSoleValue(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  field: string,
): Promise<string | undefined> {
  const collection = slug as CollectionSlug;
  const doc = (await findPublished(req, collection, { id: { equals: id } })) as unknown as Doc | undefined;
  if (!doc) return undefined;
  const value = String(doc[field]);
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { not_equals: id }, [field]: { equals: value }, _status: { equals: 'published' } },
    req,
  });
  return totalDocs === 0 ? value : undefined;
}
