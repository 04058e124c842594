import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Entry, mayBeKept } from '../entry.ts';
import { kindOf } from '../key-kind.ts';
import { decodeFile, encodeFile } from './file-format.ts';
import { isShared } from './is-shared.ts';

export interface SnapshotOptions {
  /** Folder of the snapshot; made when it is not there. */
  dir: string;
  /** Of this build (`buildIdentity`); what another build has left is never served. */
  identity: string;
  /** Reads the revision now. @throws when the database cannot be reached */
  confirm: () => Promise<string>;
  /** Most files; the one written longest ago leaves first, never a fixed screen. */
  maxFiles?: number;
  /** Most bytes of all files together. */
  maxBytes?: number;
  onFailure?: (error: unknown) => void;
}

/** The last published answers on disk, for a start without a database (decision 0036). */
export interface Snapshot {
  /** Takes over what the page cache keeps for a key; written in the background. */
  keep(key: string, entry: Entry | undefined): void;
  /** The answer of a key, if it is there and whole. Never throws. */
  find(key: string): Promise<Entry | undefined>;
  /** The revision is known: what belongs to any other is removed. */
  settle(revision: string): Promise<void>;
  /** Calls back after each settling, at once if there was one already. */
  onSettled(listener: () => void): void;
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>;
  /** Finishes what is being written and forgets what waits. */
  close(): Promise<void>;
}

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
const nameOf = (key: string) => digest(key, 32);

/** Opens the snapshot in a folder; reads nothing before it is asked. */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { dir, identity, confirm, maxFiles = 500, maxBytes = 64 * 1024 * 1024 } = options;
  const { onFailure = () => {} } = options;
  const listeners: (() => void)[] = [];
  /** What lies in the folder of the settled revision, oldest first: bytes, and what is known of those that we wrote. */
  const files = new Map<string, { bytes: number; etag?: string; isScreen?: boolean }>();
  const waiting = new Map<string, Entry | undefined>();
  const read = new LRUCache<string, Entry>({ max: 50 });
  let settled: string | undefined;
  let confirmedAt = 0;
  let writing = false;
  /** Everything that touches the disk, one after the other: a purge never overtakes a write. */
  let last: Promise<void> = Promise.resolve();

  const folderOf = (revision: string) => join(dir, `${identity}-${digest(revision, 16)}`);

  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(onFailure);
    return last;
  }

  /** That the database answers after the rendering says that it was not rendered from older answers. */
  async function isConfirmed({ revision, storedAt }: Entry): Promise<boolean> {
    if (storedAt >= confirmedAt) {
      const now = Date.now();
      if ((await confirm().catch(() => undefined)) !== revision) return false;
      confirmedAt = now;
    }
    return revision === settled;
  }

  async function write(key: string, entry: Entry): Promise<void> {
    if (!(await isConfirmed(entry))) return;
    const folder = folderOf(entry.revision);
    const content = await encodeFile(key, entry);
    const name = nameOf(key);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.${randomUUID()}.tmp`);
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, name));
    files.delete(name);
    files.set(name, { bytes: content.length, etag: entry.etag, isScreen: kindOf(key) === 'screen' });
    await makeRoom(folder);
  }

  async function makeRoom(folder: string): Promise<void> {
    let bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    for (const [name, file] of files) {
      if (files.size <= maxFiles && bytes <= maxBytes) return;
      if (file.isScreen) continue;
      bytes -= file.bytes;
      files.delete(name);
      await rm(join(folder, name), { force: true });
    }
  }

  async function drain(): Promise<void> {
    for (const [key, entry] of waiting) {
      waiting.delete(key);
      await inTurn(async () => {
        if (entry) return write(key, entry);
        files.delete(nameOf(key));
        if (settled !== undefined) await rm(join(folderOf(settled), nameOf(key)), { force: true });
      });
    }
    writing = false;
  }

  /** Renamed first, so that a folder that is half removed is never taken for a whole one. */
  async function purge(folderName: string): Promise<void> {
    const removed = join(dir, `removed-${randomUUID()}`);
    await rename(join(dir, folderName), removed);
    await rm(removed, { recursive: true, force: true });
  }

  /** The folder to read from; without a known revision the one that was written last. */
  async function currentFolder(): Promise<string | undefined> {
    if (settled !== undefined) return folderOf(settled);
    const names = (await readdir(dir)).filter((name) => name.startsWith(`${identity}-`));
    const times = await Promise.all(names.map(async (name) => (await stat(join(dir, name))).mtimeMs));
    const newest = names[times.indexOf(Math.max(...times))];
    return newest && join(dir, newest);
  }

  return {
    keep(key, entry) {
      if (!isShared(key)) return;
      const known = files.get(nameOf(key));
      if (entry ? !mayBeKept(entry) || entry.revision === '' || known?.etag === entry.etag : !known) return;
      read.delete(key);
      waiting.set(key, entry);
      if (writing) return;
      writing = true;
      // After the answer, not before it.
      setImmediate(() => void drain());
    },
    async find(key) {
      if (!isShared(key)) return undefined;
      const known = read.get(key);
      if (known) return known;
      const before = settled;
      try {
        const folder = await currentFolder();
        if (!folder) return undefined;
        const entry = await decodeFile(await readFile(join(folder, nameOf(key))), key);
        // Purged while it was read: what it says may no longer be so.
        if (!entry || settled !== before) return undefined;
        read.set(key, entry);
        return entry;
      } catch {
        return undefined;
      }
    },
    settle(revision) {
      settled = revision;
      files.clear();
      waiting.clear();
      read.clear();
      return inTurn(async () => {
        if (settled !== revision) return;
        await mkdir(dir, { recursive: true });
        const current = folderOf(revision);
        for (const name of await readdir(dir)) if (join(dir, name) !== current) await purge(name);
        for (const name of await readdir(current).catch(() => [])) {
          if (name.endsWith('.tmp')) await rm(join(current, name), { force: true });
          else files.set(name, { bytes: (await stat(join(current, name))).size });
        }
        for (const listener of listeners) listener();
      });
    },
    onSettled(listener) {
      listeners.push(listener);
      if (settled !== undefined) listener();
    },
    async idle() {
      while (writing || waiting.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        await last;
      }
      await last;
    },
    close() {
      waiting.clear();
      return last;
    },
  };
}
