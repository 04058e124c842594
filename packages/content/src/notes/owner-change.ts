import type { PayloadRequest } from 'payload';
import { idOf, staffNames } from './staff-names.ts';

const prefix = 'Owner: ';

type Owned = { owner?: number | { id: number } | null };

/** A change of the owner in words, for the notes; undefined when it is the same. */
export async function ownerChange(
  req: PayloadRequest,
  before: Owned,
  after: Owned,
): Promise<string | undefined> {
  const [was, is] = [idOf(before.owner), idOf(after.owner)];
  if (was === is) return undefined;
  const names = await staffNames(req, [was, is]);
  const nameOf = (id: number | undefined) =>
    id === undefined ? 'nobody' : (names.get(id) ?? 'somebody who has left');
  return `${prefix}${nameOf(was)} → ${nameOf(is)}`;
}

/** A note of changes without the line that names staff. */
export function withoutOwnerChange(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(prefix))
    .join('\n');
}
