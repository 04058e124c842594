'use client';
import {
  FolderIcon,
  SelectAll,
  Thumbnail,
  useListDrawerContext,
  useListQuery,
  useSelection,
} from '@payloadcms/ui';
import type { Media } from '@riverfront/backend/payload-types';
import { formatFilesize } from 'payload/shared';
import { useEffect } from 'react';
import { findFolder, openUploadFolder } from './uploads.ts';
import './media.css';

/** The files of the list as cards. */
export function MediaGrid() {
  const { data } = useListQuery();
  const files: Media[] = data?.docs ?? [];
  return (
    <>
      <div className="staff-row">
        <SelectAll /> Select all on this page
      </div>
      <ul className="staff-list media-grid">
        {files.map((file) => (
          <Card key={file.id} file={file} />
        ))}
      </ul>
    </>
  );
}

function Card({ file }: { file: Media }) {
  const { isInDrawer, onSelect } = useListDrawerContext();
  const { selected, setSelection } = useSelection();
  const { id, filename, alt, mimeType, filesize, width, height, thumbnailURL, deletedAt } = file;
  const [kind = '', format = ''] = (mimeType ?? '').split('/');
  const facts = [
    `${format.replace('quicktime', 'mov').toUpperCase()} ${kind}`,
    width && height && `${width} × ${height}`,
    filesize && formatFilesize(filesize),
  ];
  const image = (kind === 'image' && thumbnailURL) || undefined;
  const path = `/admin/collections/media/${deletedAt ? 'trash/' : ''}${id}`;
  const choose = () => onSelect?.({ collectionSlug: 'media', doc: file, docID: String(id) });
  return (
    <li className="media-card">
      <span className="media-card__image" aria-hidden="true">
        <Thumbnail doc={{ filename }} fileSrc={image} size="expand" />
      </span>
      {isInDrawer && onSelect ? (
        <button type="button" className="staff-plain media-card__open" onClick={choose}>
          {filename}
        </button>
      ) : (
        <a className="staff-plain media-card__open" href={path}>
          {filename}
        </a>
      )}
      <span className="media-card__alt">{alt}</span>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <input
        type="checkbox"
        className="media-card__select"
        aria-label={`Select ${filename}`}
        checked={selected.get(id) === true}
        onChange={() => setSelection(id)}
      />
    </li>
  );
}

interface Folder {
  id: number;
  name: string;
  parent: number | null;
}

/** Opens folders above the list, by the list's own filter, so that they also work where a file is chosen. */
export function Folders({ folders }: { folders: Folder[] }) {
  const { query, handleWhereChange } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
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
            <a href={`/admin/collections/media/folders${current ? `/${current.id}` : ''}`}>Arrange folders</a>
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
