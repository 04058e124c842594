import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Bucket } from '../storage/bucket.ts';
import { demandKeptName, isKeptName } from './kept-names.ts';
import { NotKept } from './not-kept.ts';
import type { KeptFiles } from './store.ts';

/** Kept files as objects of a bucket that nobody but us may read, under the names they have on a disk. */
export function keptInBucket(bucket: Bucket): KeptFiles {
  return {
    async keep(path) {
      const name = randomUUID();
      await bucket.put(name, { path }, 'application/octet-stream');
      // Like a move: what arrived is gone. Where that fails the sweep takes it.
      await rm(path, { force: true }).catch(() => {});
      return name;
    },
    async open(name) {
      const found = await bucket.open(demandKeptName(name));
      if (!found) throw new NotKept('There is no kept file of this name.');
      return { stream: found.stream, size: found.size };
    },
    remove: async (name) => bucket.remove(demandKeptName(name)),
    async *list() {
      for await (const { key, size, modifiedAt } of bucket.list())
        if (isKeptName(key)) yield { name: key, size, modifiedAt };
    },
  };
}
