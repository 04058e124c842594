import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  UIField,
  Where,
} from 'payload';
import { EditConflict, ListConflict } from './edit-conflict.ts';
import { forgetEditor, lastEditorOf, recordEditor } from './last-editor.ts';
import { mayUpdate } from './may-update.ts';
import { lockGlobal, lockRecords, versionOfGlobal, versionsOf } from './stored-versions.ts';
import { fromEntityTag, listReadAtHeader } from './versions.ts';

/** Collections and globals that our own code alone writes. */
const systemWritten = ['audit-events', 'mails', 'deliveries', 'retention-receipts', 'content-revision'];

/**
 * Adds optimistic concurrency control to every collection and global that staff edit. A save locks its
 * record before Payload reads what it merges with, so that of two at the same time the second sees the
 * first; a request that names the version it began from (`If-Match`) gets 409 when there is a newer one.
 */
export function withVersionCheck(config: Config): Config {
  for (const collection of config.collections ?? [])
    if (!systemWritten.includes(collection.slug)) checkCollection(collection);
  for (const global of config.globals ?? []) if (!systemWritten.includes(global.slug)) checkGlobal(global);
  return config;
}

/** Stands above the fields of an edit view: who else has the record open, and what was saved meanwhile. */
const editingField: UIField = {
  name: 'editing',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/admin/editing/editing#Editing' },
  },
};

/** Restoring a version is a save as well, so its screen has to know what it would replace. */
const versionView = { version: { actions: ['/admin/editing/restore-base#RestoreBase'] } };

function checkCollection(collection: CollectionConfig): void {
  const { slug, hooks = {}, admin = {} } = collection;
  collection.fields = [editingField, ...collection.fields];
  collection.admin = {
    ...admin,
    components: {
      ...admin.components,
      beforeListTable: [
        ...(admin.components?.beforeListTable ?? []),
        '/admin/editing/list-read-at#ListReadAt',
      ],
      ...(collection.versions && {
        views: { ...admin.components?.views, edit: versionView },
      }),
    },
  };
  collection.hooks = {
    ...hooks,
    beforeOperation: [...(hooks.beforeOperation ?? []), beforeSave],
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await recordEditor(req, slug, String(doc.id));
        return doc;
      },
    ],
    afterDelete: [
      ...(hooks.afterDelete ?? []),
      async ({ doc, id, req }) => {
        await forgetEditor(req, slug, String(id));
        return doc;
      },
    ],
  };
}

function checkGlobal(global: GlobalConfig): void {
  const { slug, hooks = {}, admin = {} } = global;
  global.fields = [editingField, ...global.fields];
  if (global.versions)
    global.admin = {
      ...admin,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, edit: versionView },
      },
    };
  global.hooks = {
    ...hooks,
    beforeOperation: [...(hooks.beforeOperation ?? []), beforeGlobalSave],
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await recordEditor(req, slug, slug);
        return doc;
      },
    ],
  };
}

const beforeSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const base = takeBase(req);
  const isBulk = operation === 'update' && !('id' in args && args.id);
  const ids = await recordsOf(req, collection, operation, args);
  if (ids.length === 0) return args;
  const slug = collection.slug as CollectionSlug;
  await lockRecords(req, slug, ids);
  if (!(await mayUpdate(req, collection.access.update, isBulk ? undefined : ids[0]))) return args;
  if (isBulk && base.listReadAt) await assertListUnchanged(req, slug, ids, base.listReadAt);
  if (!isBulk && base.version) await assertUnchanged(req, slug, ids[0], base.version);
  return args;
};

const beforeGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const { version } = takeBase(req);
  const slug = global.slug as GlobalSlug;
  await lockGlobal(req, slug);
  if (!version || !(await mayUpdate(req, global.access.update))) return args;
  const stored = await versionOfGlobal(req, slug);
  if (stored && isOther(stored, version))
    throw new EditConflict({ by: await lastEditorOf(req, slug, slug), at: stored });
  return args;
};

/**
 * Rejects a change that began from another version than the stored one. Lock the record first.
 * @throws {EditConflict} with who saved the stored one and when
 */
export async function assertUnchanged(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | undefined,
  version: string,
): Promise<void> {
  if (id === undefined) return;
  const stored = (await versionsOf(req, collection, [id])).get(id);
  if (stored && isOther(stored, version))
    throw new EditConflict({ by: await lastEditorOf(req, collection, String(id)), at: stored });
}

async function assertListUnchanged(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
  readAt: string,
): Promise<void> {
  const versions = await versionsOf(req, collection, ids);
  const changed = [...versions].filter(([, version]) => Date.parse(version) > Date.parse(readAt));
  const [newest] = changed.sort(([, a], [, b]) => b.localeCompare(a));
  if (newest)
    throw new ListConflict(
      { by: await lastEditorOf(req, collection, String(newest[0])), at: newest[1] },
      changed.length,
    );
}

/** What the request says that it began from. Meant for its first save alone: hooks save other records with the same request. */
function takeBase(req: PayloadRequest): { version?: string | undefined; listReadAt?: string | undefined } {
  if (req.payloadAPI !== 'REST' || req.context.baseTaken) return {};
  req.context.baseTaken = true;
  const listReadAt = req.headers.get(listReadAtHeader) ?? '';
  return {
    version: fromEntityTag(req.headers.get('if-match')),
    listReadAt: Number.isNaN(Date.parse(listReadAt)) ? undefined : listReadAt,
  };
}

/** The numbers of the records that an operation is about to change. */
async function recordsOf(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  operation: 'update' | 'restoreVersion',
  args: object,
): Promise<number[]> {
  const { db } = req.payload;
  const id = 'id' in args ? Number(args.id) : undefined;
  if (id !== undefined) {
    if (!isKey(id)) return [];
    if (operation === 'update') return [id];
    const { docs } = await db.findVersions({
      collection: slug as CollectionSlug,
      where: { id: { equals: id } },
      limit: 1,
      pagination: false,
      req,
    });
    return docs.map(({ parent }) => Number(parent));
  }
  if (!('where' in args) || !args.where) return [];
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: args.where as Where,
    ...('limit' in args && typeof args.limit === 'number' && { limit: args.limit }),
    ...('sort' in args && typeof args.sort === 'string' && { sort: args.sort }),
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs.map((doc) => Number(doc.id));
}

function isKey(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31;
}

function isOther(a: string, b: string): boolean {
  return Date.parse(a) !== Date.parse(b);
}
