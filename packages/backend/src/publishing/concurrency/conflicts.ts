import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { formatDuration } from '../../platform/index.ts';
import { readLastEditor, readNewestVersion, readVersions } from './stored-versions.ts';
import type { NewerVersion } from './versions.ts';

/** A save is based on a version that is not the newest: status 409 with who saved the newest and when. */
class EditConflict extends APIError<{ newer: NewerVersion }> {
  constructor(newer: NewerVersion) {
    super(`${describe(newer)} Yours was not saved.`, 409, { newer });
  }
}

/** A bulk edit names records that have changed since their list was loaded: status 409. */
class ListConflict extends APIError<{ newer: NewerVersion }> {
  constructor(newer: NewerVersion, changed: number) {
    const which = changed === 1 ? 'One of these records has' : `${changed} of these records have`;
    const message = `${which} changed since this list was loaded. ${describe(newer)}`;
    super(`${message} Nothing was saved: load the list again and check them.`, 409, { newer });
  }
}

function describe({ by, at, isTrashed }: NewerVersion): string {
  const what = isTrashed ? 'moved this to the trash' : 'saved a newer version';
  return `${by ?? 'The system'} ${what} ${formatDuration(Math.max(0, Date.now() - Date.parse(at)))} ago.`;
}

/**
 * Asserts that a change is based on the newest version of a record, or of a global where no id is given. Lock it
 * first.
 * @throws {EditConflict} with who saved the newest version and when
 */
export async function assertUnchanged(
  req: PayloadRequest,
  slug: string,
  id: number | undefined,
  version: string,
): Promise<void> {
  const newest = await readNewestVersion(req, slug, id);
  if (newest && Date.parse(newest.at) !== Date.parse(version)) throw new EditConflict(newest);
}

/**
 * Asserts that no record has changed since its list was loaded. Lock them first.
 * @throws {ListConflict}
 */
export async function assertListUnchanged(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
  readAt: string,
): Promise<void> {
  const versions = await readVersions(req, collection, ids);
  const changed = versions.filter(({ version }) => Date.parse(version) > Date.parse(readAt));
  const [newest] = changed.sort((a, b) => b.version.localeCompare(a.version));
  if (!newest) return;
  const by = await readLastEditor(req, collection, String(newest.id));
  throw new ListConflict({ by, at: newest.version }, changed.length);
}
