import { access, constants, mkdir, statfs } from 'node:fs/promises';

/** How a place for files is; bytes are null where that cannot be known. */
export interface StoreState {
  kind: 'folder' | 'bucket';
  /** Can be written to, or read by a process that only reads. */
  isUsable: boolean;
  freeBytes: number | null;
  totalBytes: number | null;
}

/**
 * Looks at a folder as this process sees it; makes it where it is missing, as the first file would.
 * @param use what this process does there: one that only reads may have it without the right to write
 */
export async function folderState(dir: string, use: 'read' | 'write' = 'write'): Promise<StoreState> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, use === 'write' ? constants.W_OK : constants.R_OK);
    const { bavail, blocks, bsize } = await statfs(dir);
    return { kind: 'folder', isUsable: true, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return { kind: 'folder', isUsable: false, freeBytes: null, totalBytes: null };
  }
}
