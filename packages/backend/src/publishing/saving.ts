import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { clearSampleMark } from '../content/samples.ts';
import { rememberSaveMode } from '../database/transaction.ts';
import type { EntityPlugin } from '../entity-plugins.ts';
import { updateSearchIndex } from '../search/search-index.ts';
import { systemWritten } from './admin-fields.ts';
import { lockAndCompare, lockAndCompareGlobal } from './concurrency/lock-and-compare.ts';
import { recordEditors, removeEditor } from './concurrency/stored-versions.ts';
import { assertUnlinkedWhenUnpublished } from './published-links.ts';
import { redirectMovedPage, rememberPublishedPath } from './redirects.ts';
import { bumpRevision, concernsVisitors } from './revision.ts';
import { removeObsoleteSchedules, whereScheduled } from './schedule/schedules.ts';
import { moveToTrash, saveInRow } from './trash.ts';

/** The operations before which a record is locked. */
const locking = ['update', 'restoreVersion', 'delete'];

/**
 * What happens around every save of what staff edit: a hook each before Payload reads the record, before the save,
 * after it and after a deletion, whose steps run in this order and in the transaction of the save.
 */
export const saving: EntityPlugin = {
  collection({ slug, trash }) {
    if (systemWritten.includes(slug)) return {};
    return {
      hooks: {
        beforeOperation: [
          async (call) => {
            const args = trash && call.operation === 'update' ? saveInRow(call.args) : call.args;
            if (['create', 'update', 'restoreVersion'].includes(call.operation))
              rememberSaveMode(call.req, slug, args);
            if (locking.includes(call.operation)) await lockAndCompare({ ...call, args });
            return withoutLockCheck(args);
          },
        ],
        beforeChange: [
          async (change) => {
            const { originalDoc, operation, req } = change;
            const placed = trash ? await moveToTrash(change) : change.data;
            if (operation !== 'update') return placed;
            const data = await clearSampleMark({ ...change, data: placed });
            if (slug === 'pages') await rememberPublishedPath(req, originalDoc.id);
            await assertUnlinkedWhenUnpublished({ ...change, data });
            return data;
          },
        ],
        afterChange: [
          async ({ doc, collection, operation, req }) => {
            // What a visitor sends has no editor before.
            if (req.user || operation === 'update') await recordEditors(req, slug, [String(doc.id)]);
            await updateDerived(req, collection, { id: doc.id, doc });
          },
        ],
        afterDelete: [
          async ({ id, collection, req }) => {
            await removeEditor(req, slug, String(id));
            if (!isContent(collection)) return;
            await bumpRevision(req);
            await updateSearchIndex(req, slug, Number(id));
          },
        ],
      },
    };
  },
  global({ slug }) {
    if (systemWritten.includes(slug)) return {};
    return {
      hooks: {
        beforeOperation: [
          async (call) => {
            if (call.operation === 'update') rememberSaveMode(call.req, slug, call.args);
            if (locking.includes(call.operation)) await lockAndCompareGlobal(call);
            return withoutLockCheck(call.args);
          },
        ],
        afterChange: [
          async ({ doc, global, req }) => {
            await recordEditors(req, slug, [slug]);
            await updateDerived(req, global, { doc });
          },
        ],
      },
    };
  },
};

/**
 * Leaves Payload's locks to its screens: versions decide on the server (decision 0092), and Payload's check there reads
 * the lock over a second connection while the save holds one (3.90.2, `checkDocumentLockStatus.js`).
 */
const withoutLockCheck = <Args extends object>(args: Args): Args => ({ ...args, overrideLock: true });

interface Doc {
  id: number;
  _status?: 'draft' | 'published' | null;
  deletedAt?: string | null;
  path?: string;
}

/** Checks whether a collection or global is content of the site. */
function isContent({ slug, versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts) || slug === 'media' || slug === 'redirects';
}

interface Saved {
  /** Undefined for a global. */
  id?: number;
  doc: Doc;
}

/** Updates what is derived from content: what the page cache, the search and redirects hold. */
async function updateDerived(
  req: PayloadRequest,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { id, doc }: Saved,
): Promise<void> {
  if (!isContent(config)) return;
  const kind = config.slug;
  const isVisible = concernsVisitors(req, kind, doc);
  if (isVisible) await bumpRevision(req);
  await removeObsoleteSchedules(req, whereScheduled(kind, id), doc);
  if (isVisible && id !== undefined) await updateSearchIndex(req, kind, id);
  if (kind === 'pages') await redirectMovedPage(req, doc);
}
