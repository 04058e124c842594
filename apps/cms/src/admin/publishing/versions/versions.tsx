import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload';
import { Table } from '../../table/table.tsx';
import { mediumTime } from '../../time/clock.ts';
import './versions.css';

/** The fields shared by versions of all collections and globals. */
export interface Version {
  id: number | string;
  /** ISO 8601. */
  updatedAt: string;
  autosave?: boolean | null;
  version: { savedBy?: string | null; _status?: string | null };
}

/** Lists the stored versions of a document or global with their authors, for whom Payload's own list has no place. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const entity = globalConfig ?? collectionConfig;
  if (!entity) notFound();
  const { payload, user } = req;
  const isTrashed = routeSegments[2] === 'trash';
  // At most 50 versions are stored.
  const shared = { limit: 50, sort: '-updatedAt', depth: 0, overrideAccess: false, user, req } as const;
  const collection = entity.slug as CollectionSlug;
  const found = globalConfig
    ? await payload.findGlobalVersions({ slug: globalConfig.slug as GlobalSlug, ...shared })
    : await payload.findVersions({
        collection,
        where: { parent: { equals: docID } },
        trash: isTrashed,
        ...shared,
      });
  const versions = found.docs as unknown as Version[];
  const parent = globalConfig
    ? `globals/${entity.slug}`
    : `collections/${entity.slug}/${isTrashed ? 'trash/' : ''}${docID}`;
  return (
    <Gutter className="version-list">
      <SetDocumentStepNav
        id={docID}
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        isTrashed={isTrashed}
        pluralLabel={globalConfig ? globalConfig.label : collectionConfig?.labels.plural}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? entity.slug}
        view="Versions"
      />
      <p className="staff-hint">Open a version to compare it with another one, or to restore it.</p>
      <Table headings={['Saved', 'By', 'State']}>
        {versions.map(({ id, updatedAt, autosave, version }) => (
          <tr key={id}>
            <td>
              <a href={`/admin/${parent}/versions/${id}`}>{mediumTime(updatedAt)}</a>
            </td>
            <td>{version.savedBy ?? 'Not recorded'}</td>
            <td>
              <span className={version._status === 'published' ? 'chip chip--main' : 'chip'}>
                {version._status === 'published' ? 'Published' : autosave ? 'Draft, autosaved' : 'Draft'}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </Gutter>
  );
}

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
