import { access, constants, mkdir, statfs } from 'node:fs/promises';

/** How a place for files is; bytes are null where that cannot be known. */
export interface StoreState {
  kind: 'folder' | 'bucket';
  isWritable: boolean;
  freeBytes: number | null;
  totalBytes: number | null;
}

/** Looks at a folder as this process sees it; makes it where it is missing, as the first file would. */
export async function folderState(dir: string): Promise<StoreState> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK);
    const { bavail, blocks, bsize } = await statfs(dir);
    return { kind: 'folder', isWritable: true, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return { kind: 'folder', isWritable: false, freeBytes: null, totalBytes: null };
  }
}
