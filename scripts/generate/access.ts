import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessTable } from '@riverfront/content/testing/access';
import { root } from '../env.ts';

/**
 * Who may do what, found out by asking. Compared with the committed page by a
 * test of its own, because asking takes a database.
 */
export async function writeAccessTable(): Promise<void> {
  writeFileSync(join(root, 'docs/access.md'), await accessTable());
}
