import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { TrackRestore } from './track-restore.tsx';

interface RestoreBaseProps {
  req: PayloadRequest;
  collectionSlug?: CollectionSlug;
  globalSlug?: GlobalSlug;
  docID?: number | string;
}

/** On the screen of an old version: remembers which newest one it would be put over. */
export async function RestoreBase({ req, collectionSlug, globalSlug, docID }: RestoreBaseProps) {
  const shared = { draft: true, depth: 0, select: { updatedAt: true }, overrideAccess: true } as const;
  if (globalSlug) {
    const doc: { updatedAt?: string | null } = await req.payload.findGlobal({ slug: globalSlug, ...shared });
    return <TrackRestore source={globalSlug} version={doc.updatedAt ?? undefined} />;
  }
  if (!collectionSlug || docID === undefined) return null;
  const doc = await req.payload.findByID({
    collection: collectionSlug,
    id: docID,
    disableErrors: true,
    ...shared,
  });
  return (
    <TrackRestore
      source={collectionSlug}
      id={docID}
      version={doc && 'updatedAt' in doc ? doc.updatedAt : undefined}
    />
  );
}
