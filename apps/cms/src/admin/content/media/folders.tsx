'use client';
import { FolderIcon, useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { findFolder, openUploadFolder } from './uploads.ts';

interface Folder {
  id: number;
  name: string;
  parent: number | null;
}

/** Opens folders above the list, by the list's own filter, so that they also work where a file is chosen. */
export function Folders({ folders }: { folders: Folder[] }) {
  const { query, handleWhereChange } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
  const { admin } = useConfig().config.routes;
  const opened = findFolder(JSON.stringify(query.where ?? {}));
  const current = folders.find(({ id }) => id === opened);
  const path = pathTo(folders, current);
  useEffect(() => openUploadFolder(current?.id), [current?.id]);
  const link = (name: string, id?: number) => (
    <li key={id}>
      <button
        type="button"
        className="chip"
        aria-current={id === current?.id ? 'page' : undefined}
        onClick={() =>
          void handleWhereChange?.(id === undefined ? {} : { or: [{ and: [{ folder: { equals: id } }] }] })
        }
      >
        <FolderIcon /> {name}
      </button>
    </li>
  );
  return (
    <nav aria-label="Folders">
      <ul className="staff-list staff-row media-folders">
        {link('All files')}
        {path.map(({ id, name }) => link(`/ ${name}`, id))}
        {folders
          .filter(({ parent }) => parent === (current?.id ?? null))
          .map(({ id, name }) => link(name, id))}
        {isInDrawer ? null : (
          <li>
            <a href={`${admin}/collections/media/folders${current ? `/${current.id}` : ''}`}>
              Arrange folders
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Returns a folder with those around it, the outermost first. */
function pathTo(folders: Folder[], folder: Folder | undefined): Folder[] {
  if (!folder) return [];
  const outer = folders.filter((one) => one !== folder);
  return [
    ...pathTo(
      outer,
      outer.find(({ id }) => id === folder.parent),
    ),
    folder,
  ];
}
