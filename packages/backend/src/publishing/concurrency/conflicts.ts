import { APIError, type PayloadRequest } from 'payload';
import { formatDuration } from '../../time/format-duration.ts';
import { readNewestVersion } from './stored-versions.ts';
import type { NewerVersion } from './versions.ts';

/** A save is based on a version that is not the newest: status 409 with who saved the newest and when. */
class EditConflict extends APIError<{ newer: NewerVersion }> {
  constructor(newer: NewerVersion) {
    super(`${describe(newer)} Yours was not saved.`, 409, { newer });
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
