import {
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  restoreVersionOperation,
  type TextField,
} from 'payload';
import { endpoint } from '../accounts/endpoint.ts';
import { staff } from '../accounts/roles.ts';
import type { EntityPlugin } from '../entity-plugins.ts';

/**
 * Restores a draft version as a draft beside the published document. Payload would replace the document with it, which
 * unpublishes a page without a warning, and for a global even when `draft` is requested.
 */
export const draftRestoring: EntityPlugin = {
  collection: ({ slug, versions }) => (versions ? { endpoints: [restoreEndpoint(slug, restore)] } : {}),
  global: ({ slug, versions }) => (versions ? { endpoints: [restoreEndpoint(slug, restoreGlobal)] } : {}),
};

type Restore = (req: PayloadRequest, slug: string, id: string) => Promise<object>;

/** Creates `POST …/versions/:id`, which replaces Payload's own. */
function restoreEndpoint(slug: string, run: Restore): Endpoint {
  return endpoint({
    method: 'post',
    path: '/versions/:id',
    async handler(req, { id }) {
      const restored = await run(req, slug, String(id));
      return { ...restored, message: req.t('version:restoredSuccessfully') };
    },
  });
}

const restore: Restore = async (req, slug, id) => {
  const collection = slug as CollectionSlug;
  const shared = { id, depth: 0, req } as const;
  const access = { overrideAccess: false, user: req.user } as const;
  const { version } = await req.payload.findVersionByID({ collection, ...shared, ...access });
  const draft = isDraft(req, version);
  return restoreVersionOperation({ collection: req.payload.collections[collection], ...shared, draft });
};

const restoreGlobal: Restore = async (req, slug, id) => {
  const shared = { slug: slug as GlobalSlug, depth: 0, overrideAccess: false, user: req.user, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...shared, id });
  const { id: _, createdAt: __, updatedAt: ___, ...data } = version as unknown as Record<string, unknown>;
  const draft = isDraft(req, version);
  // Payload's own restoring runs no hook before the change, and so leaves the author as it was.
  const restored: object = { ...data, _status: draft ? 'draft' : 'published' };
  return { doc: await req.payload.updateGlobal({ ...shared, data: restored, draft }) };
};

function isDraft(req: PayloadRequest, version: unknown): boolean {
  return (version as { _status?: string })._status === 'draft' || req.searchParams.get('draft') === 'true';
}

/** The name of who saved a version; a text, because its author's account may be deleted. Older versions have none. */
const savedByField: TextField = {
  name: 'savedBy',
  label: 'Saved by',
  type: 'text',
  access: { read: staff },
  hooks: { beforeChange: [({ req }) => req.user?.name ?? 'The system'] },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** Stores with each version who saved it. */
export const versionAuthors: EntityPlugin = {
  collection: ({ versions }) => (versions ? { fields: [savedByField] } : {}),
  global: ({ versions }) => (versions ? { fields: [savedByField] } : {}),
};
