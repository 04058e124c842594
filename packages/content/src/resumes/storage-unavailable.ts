/** The storage cannot take or give a file at the moment: the caller answers 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** `errno` names that say that the disk, its rights, its directories or the process's limits fail. */
const codes = new Set([
  'EACCES',
  'EBUSY',
  'EDQUOT',
  'EEXIST',
  'EIO',
  'EISDIR',
  'ELOOP',
  'EMFILE',
  'ENFILE',
  'ENODEV',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'ESTALE',
  'EXDEV',
]);

/** The error itself, or a {@link StorageUnavailable} with it as the cause when the storage is what failed. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && codes.has(String(error.code)))
    return new StorageUnavailable(`The résumé storage fails with ${String(error.code)}.`, { cause: error });
  return error;
}
