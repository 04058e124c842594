import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import slugify from '@sindresorhus/slugify';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Renames an uploaded file to `<name>-<10 hex digits of its content>.<ext>`, so
 * that its address changes with its content and may be cached for ever.
 */
export const hashFileName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.file.name = hashedName(req.file.name, req.file.data);
  }
  return args;
};

/** `Kite Day.JPG` with its bytes → `kite-day-3f2a91c07b.jpg`; the hash is the first 40 bits of SHA-256. */
export function hashedName(name: string, data: Uint8Array): string {
  const extension = extname(name).toLowerCase();
  const stem = slugify(name.slice(0, name.length - extension.length)) || 'file';
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  return `${stem.slice(0, 80)}-${hash}${extension}`;
}
