import { DefaultListView } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend/accounts/roles';
import type { ListViewClientProps, ListViewServerProps } from 'payload';
import { Folders, MediaGrid } from './media-grid.tsx';
import { findFolder } from './uploads.ts';

/** Most folders that are offered. */
const maxFolders = 500;

/** Payload's list of the media library, with a grid in place of its table and folders above it. */
export async function MediaList(props: ListViewClientProps & ListViewServerProps) {
  const { payload, user, data, collectionConfig, i18n, limit, locale, params, permissions, ...others } =
    props;
  const { listSearchableFields: _, searchParams, newDocumentURL, ...client } = others;
  const folder = findFolder(JSON.stringify(searchParams ?? {}));
  const { docs } = await payload.find({
    collection: 'folders',
    sort: 'name',
    limit: maxFolders,
    pagination: false,
    depth: 0,
    select: { name: true, folder: true },
    overrideAccess: false,
    user,
  });
  const folders = docs.map(({ id, name, folder }) => ({ id, name, parent: Number(folder) || null }));
  return (
    <DefaultListView
      {...client}
      // Outside the trash it offers to delete permanently, which only administrators may.
      hasDeletePermission={client.viewType === 'trash' || hasRole(user, 'administrator')}
      newDocumentURL={folder ? `${newDocumentURL}?folder=${folder}` : newDocumentURL}
      BeforeListTable={
        <>
          {client.BeforeListTable}
          {client.viewType === 'trash' ? null : <Folders folders={folders} />}
        </>
      }
      Table={<MediaGrid />}
    />
  );
}
