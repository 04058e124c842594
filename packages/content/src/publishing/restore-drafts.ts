import {
  type CollectionSlug,
  type Config,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';

/**
 * Restores a version that was a draft as a draft beside what is published. Payload stores it as the record
 * itself, which takes a published page off the site without a question; a global even when `draft` is asked for.
 */
export function withDraftsRestored(config: Config): Config {
  for (const collection of config.collections ?? [])
    if (collection.versions)
      collection.endpoints = [
        ...(collection.endpoints || []),
        restoring((req, id) => restore(req, collection.slug, id)),
      ];
  for (const global of config.globals ?? [])
    if (global.versions)
      global.endpoints = [
        ...(global.endpoints || []),
        restoring((req, id) => restoreGlobal(req, global.slug, id)),
      ];
  return config;
}

/** `POST …/versions/:id`, in place of Payload's own. */
function restoring(run: (req: PayloadRequest, id: string) => Promise<object>): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    async handler(req) {
      const answer = await run(req, String(req.routeParams?.id));
      return Response.json({ ...answer, message: req.t('version:restoredSuccessfully') });
    },
  };
}

async function restore(req: PayloadRequest, slug: string, id: string): Promise<object> {
  const collection = req.payload.collections[slug as CollectionSlug];
  const { version } = await req.payload.findVersionByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return restoreVersionOperation({ collection, id, depth: 0, draft: isDraft(req, version), req });
}

async function restoreGlobal(req: PayloadRequest, slug: string, id: string): Promise<object> {
  const shared = { slug: slug as GlobalSlug, depth: 0, overrideAccess: false, user: req.user, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...shared, id });
  if (!isDraft(req, version)) return { doc: await req.payload.restoreGlobalVersion({ ...shared, id }) };
  const { id: _, createdAt: __, updatedAt: ___, ...data } = version as unknown as Record<string, unknown>;
  const draft: object = { ...data, _status: 'draft' };
  return { doc: await req.payload.updateGlobal({ ...shared, data: draft, draft: true }) };
}

function isDraft(req: PayloadRequest, version: unknown): boolean {
  return (version as { _status?: string })._status === 'draft' || req.searchParams.get('draft') === 'true';
}
