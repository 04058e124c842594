/** The storage cannot store or return a file at the moment: the caller answers 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** There is no stored file of this name, or the text cannot be the name of one. */
export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** A range was asked for that the object does not have. */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
}

/** `errno` names that say that the disk, its rights, its folders or the process's limits fail. */
const codes = new Set([
  ...['EBUSY', 'EDQUOT', 'EIO', 'ENODEV', 'ENOSPC', 'EROFS', 'ESTALE', 'EXDEV'],
  ...['EACCES', 'EPERM', 'EEXIST', 'EISDIR', 'ELOOP', 'ENOENT', 'ENOTDIR', 'EMFILE', 'ENFILE'],
]);

/** Wraps an error of the file system in `StorageUnavailable`; returns every other error as it is. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && codes.has(String(error.code)))
    return new StorageUnavailable(`The résumé storage fails with ${String(error.code)}.`, { cause: error });
  return error;
}

/** Resolves to undefined when a file or folder does not exist. */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
