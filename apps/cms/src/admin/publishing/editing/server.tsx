import type { CollectionSlug, GlobalSlug, ListViewServerProps, PayloadRequest } from 'payload';
import { mediumTime } from '../../clock.ts';
import type { Version } from '../versions/versions-view.tsx';
import { TrackList, TrackRestore } from './trackers.tsx';

/** Above a list: passes the browser the time at which the list was loaded, for bulk edits. */
export function ListReadAt({ collectionSlug }: Pick<ListViewServerProps, 'collectionSlug'>) {
  return <TrackList collection={collectionSlug} readAt={new Date().toISOString()} />;
}

interface RestoreBaseProps {
  req: PayloadRequest;
  collectionSlug?: CollectionSlug;
  globalSlug?: GlobalSlug;
  docID?: number | string;
  params?: { segments?: string[] };
}

/** On the screen of an old version: who saved it, and for the browser the newest one, which restoring would replace. */
export async function VersionActions(props: RestoreBaseProps) {
  const { req, collectionSlug: collection, globalSlug: slug, params } = props;
  const id = params?.segments?.at(-1) ?? '';
  const shared = { id, depth: 0, overrideAccess: false, user: req.user, disableErrors: true } as const;
  const version = slug
    ? await req.payload.findGlobalVersionByID({ slug, ...shared })
    : collection && (await req.payload.findVersionByID({ collection, trash: true, ...shared }));
  return (
    <>
      {version ? <Saved {...(version as unknown as Version)} /> : null}
      <RestoreBase {...props} />
    </>
  );
}

function Saved({ updatedAt, version: { savedBy } }: Version) {
  return (
    <span>
      Saved {savedBy ? `by ${savedBy}, ` : ''}
      {mediumTime(updatedAt)}
    </span>
  );
}

async function RestoreBase({ req, collectionSlug, globalSlug, docID }: RestoreBaseProps) {
  const shared = { draft: true, depth: 0, select: { updatedAt: true }, overrideAccess: true } as const;
  if (globalSlug) {
    const doc: { updatedAt?: string | null } = await req.payload.findGlobal({ slug: globalSlug, ...shared });
    return <TrackRestore source={globalSlug} version={doc.updatedAt ?? undefined} />;
  }
  if (!collectionSlug || docID === undefined) return null;
  const wanted = { collection: collectionSlug, id: docID, disableErrors: true } as const;
  const doc = await req.payload.findByID({ ...wanted, ...shared });
  const version = doc && 'updatedAt' in doc ? doc.updatedAt : undefined;
  return <TrackRestore source={collectionSlug} id={docID} version={version} />;
}
