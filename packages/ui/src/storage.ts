type StorageName = 'localStorage' | 'sessionStorage';

/** Returns whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a stored object; undefined where there is none or it is not JSON, or the visitor has blocked the storage. */
export function readStored(storage: StorageName, key: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(globalThis[storage].getItem(key) ?? 'null');
    return isRecord(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; null removes it. @returns false where the storage is full or blocked */
export function writeStored(storage: StorageName, key: string, value: object | null): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
