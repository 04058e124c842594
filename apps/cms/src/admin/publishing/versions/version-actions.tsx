import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { mediumTime } from '../../time/clock.ts';
import type { Version } from './versions-view.tsx';

interface VersionActionsProps {
  req: PayloadRequest;
  collectionSlug?: CollectionSlug;
  globalSlug?: GlobalSlug;
  params?: { segments?: string[] };
}

/** On the screen of an old version: who saved it, and when at the company. */
export async function VersionActions(props: VersionActionsProps) {
  const { req, collectionSlug: collection, globalSlug: slug, params } = props;
  const id = params?.segments?.at(-1) ?? '';
  const shared = { id, depth: 0, overrideAccess: false, user: req.user, disableErrors: true } as const;
  const found = slug
    ? await req.payload.findGlobalVersionByID({ slug, ...shared })
    : collection && (await req.payload.findVersionByID({ collection, trash: true, ...shared }));
  if (!found) return null;
  const { updatedAt, version } = found as unknown as Version;
  return (
    <span>
      Saved {version.savedBy ? `by ${version.savedBy}, ` : ''}
      {mediumTime(updatedAt)}
    </span>
  );
}
