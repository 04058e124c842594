import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload';
import type { Contribution } from '../../contributions.ts';
import { uiField } from '../admin-fields.ts';
import { canUpdate } from '../records.ts';
import { assertListUnchanged, assertUnchanged } from './conflicts.ts';
import { lockGlobal, lockRecords, recordEditor, removeEditor } from './stored-versions.ts';
import { fromEntityTag, listReadAtHeader } from './versions.ts';

/** Collections and globals that only our own code writes. */
const systemWritten = [
  'appointments',
  'audit-events',
  'mails',
  'deliveries',
  'retention-receipts',
  'content-revision',
  'imports',
  'imported-items',
];

/** Shows above an edit form who else has the record open, and what they have saved. */
const editingField = uiField('editing', '/admin/publishing/editing/editing#Editing');

/** Shows when a record was made and last changed. */
const lastChangedField = uiField('lastChanged', '/admin/instant#LastChanged');

/** Restoring a version is a save as well, so its screen has to know what it would replace. */
const versionView = {
  versions: { Component: '/admin/publishing/versions/versions-view#VersionsView' },
  version: { actions: ['/admin/publishing/editing/server#VersionActions'] },
};

/** Shows on the screens of every collection and global that staff edit whether somebody else edits as well. */
export const editingScreens: Contribution = {
  collection({ slug, versions, admin: { components } = {} }) {
    if (systemWritten.includes(slug)) return { fields: [lastChangedField] };
    const listReadAt = '/admin/publishing/editing/server#ListReadAt';
    const beforeListTable = [...(components?.beforeListTable ?? []), listReadAt];
    const views = versions && { views: { ...components?.views, edit: versionView } };
    return {
      fields: [lastChangedField, editingField],
      admin: { components: { ...components, beforeListTable, ...views } },
    };
  },
  global({ slug, versions, admin: { components } = {} }) {
    if (systemWritten.includes(slug)) return {};
    const views = { ...components?.views, edit: versionView };
    return { fields: [editingField], ...(versions && { admin: { components: { ...components, views } } }) };
  },
};

/**
 * Adds optimistic concurrency control to every collection and global that staff edit. A save locks its
 * record before Payload reads what it merges with, so that of two at the same time the second sees the
 * first; a request that names the version it began from (`If-Match`) gets 409 when there is a newer one.
 */
export const versionCheck: Contribution = {
  collection({ slug }) {
    if (systemWritten.includes(slug)) return {};
    return {
      hooks: {
        beforeOperation: [beforeSave],
        afterChange: [({ doc, req }) => recordEditor(req, slug, String(doc.id))],
        afterDelete: [({ id, req }) => removeEditor(req, slug, String(id))],
      },
    };
  },
  global({ slug }) {
    if (systemWritten.includes(slug)) return {};
    return {
      hooks: {
        beforeOperation: [beforeGlobalSave],
        afterChange: [({ req }) => recordEditor(req, slug, slug)],
      },
    };
  },
};

const beforeSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  const base = takeBase(req);
  const isBulk = operation === 'update' && !('id' in args && args.id);
  const slug = collection.slug as CollectionSlug;
  const ids = await findAffected(req, slug, operation, args);
  const [first] = ids;
  if (first === undefined) return;
  await lockRecords(req, slug, ids);
  if (!(await canUpdate(req, slug, isBulk ? undefined : first))) return;
  if (isBulk && base.listReadAt) await assertListUnchanged(req, slug, ids, base.listReadAt);
  if (!isBulk && base.version) await assertUnchanged(req, slug, first, base.version);
};

const beforeGlobalSave: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  const { version } = takeBase(req);
  await lockGlobal(req, global.slug as GlobalSlug);
  if (version && (await canUpdate(req, global.slug)))
    await assertUnchanged(req, global.slug, undefined, version);
};

/** Reads the version that a request is based on. Applies to its first save only: hooks save other records with it. */
function takeBase(req: PayloadRequest): { version?: string | undefined; listReadAt?: string | undefined } {
  if (req.payloadAPI !== 'REST' || req.context.baseTaken) return {};
  req.context.baseTaken = true;
  const listReadAt = req.headers.get(listReadAtHeader) ?? '';
  return {
    version: fromEntityTag(req.headers.get('if-match')),
    listReadAt: Number.isNaN(Date.parse(listReadAt)) ? undefined : listReadAt,
  };
}

/** Finds the ids of the records that an operation is about to change. */
async function findAffected(
  req: PayloadRequest,
  collection: CollectionSlug,
  operation: 'update' | 'restoreVersion',
  args: { id?: unknown; where?: Where; limit?: number; sort?: unknown; trash?: boolean },
): Promise<number[]> {
  if (args.id !== undefined) {
    const id = Number(args.id);
    if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) return [];
    if (operation === 'update') return [id];
    const version = { collection, where: { id: { equals: id } }, limit: 1, pagination: false, req };
    const { docs } = await req.payload.db.findVersions(version);
    return docs.map(({ parent }) => Number(parent));
  }
  if (!args.where) return [];
  const { docs } = await req.payload.find({
    collection,
    where: args.where,
    ...(args.limit !== undefined && { limit: args.limit }),
    trash: args.trash === true,
    ...(typeof args.sort === 'string' && { sort: args.sort }),
    select: {},
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map((doc) => Number(doc.id));
}
