import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { type Entry, isStorable } from '../entry.ts';
import { resolvePartition } from '../partition.ts';

export interface SnapshotOptions {
  /** Folder of the snapshot; created when missing. */
  dir: string;
  /** Identifies the build and its settings; files of another one are never served. */
  identity: string;
  /** Reads the current revision. @throws when the database cannot be reached */
  readRevision: () => Promise<string>;
  /** Limit of the number of files, from which fixed screens are exempt. */
  maxFiles?: number;
  onFailure?: (error: unknown) => void;
}

/** The last published responses on disk, for a start without a database (decision 0036). */
export interface Snapshot {
  /** Writes the entry of a key in the background, or removes it. */
  store(key: string, entry: Entry | undefined): void;
  /** Loads the entry of a key; undefined when missing or damaged. Never throws. */
  load(key: string): Promise<Entry | undefined>;
  /** Removes the files of all other revisions. */
  setRevision(revision: string): Promise<void>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Finishes the current write and drops the queue. */
  close(): Promise<void>;
}

/** Paths whose responses depend on the visitor. */
const personal = /^\/(?:my-application|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Checks whether the response of a key may be written to disk: the same for everybody, and no variant. */
export function isShareable(key: string): boolean {
  return !personal.test(key) && resolvePartition(key) !== 'variant';
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Encodes an entry as a file; gzip's checksum (RFC 1952) reveals damaged ones. */
function encode(key: string, { variants: _, ...entry }: Entry): Promise<Buffer> {
  return compress(serialize({ key, ...entry }));
}

/** @throws when the file is damaged or of another key */
async function decode(file: Buffer, key: string): Promise<Entry> {
  const content: Omit<Entry, 'variants'> & { key: string } = deserialize(await decompress(file));
  if (content.key !== key) throw new Error(`The file is of ${content.key}`);
  const { key: _, ...entry } = content;
  return { ...entry, variants: new Map() };
}

/** Opens the snapshot in a folder, lazily. */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { dir, identity, readRevision, maxFiles = 500, onFailure = () => {} } = options;
  /** Files of the current revision, with the entity tags of those that this process has written. */
  const files = new Map<string, string | undefined>();
  /** The newest entry of each key in the queue. */
  const queue = new Map<string, Entry | undefined>();
  let current: string | undefined;
  /** Serialises all writes, so that a removal never overtakes a write. */
  let tail: Promise<void> = Promise.resolve();

  const folderOf = (revision: string) => join(dir, `${identity}-${hash(revision)}`);

  function enqueue(work: () => Promise<void>): Promise<void> {
    tail = tail.then(work).catch(onFailure);
    return tail;
  }

  async function write(key: string, entry: Entry): Promise<void> {
    const name = hash(key);
    const isFull = files.size >= maxFiles && !files.has(name) && resolvePartition(key) !== 'screen';
    if (isFull || files.get(name) === entry.etag) return;
    // Only while the database responds is the entry certain not to be rendered from memoised content.
    const confirmed = await readRevision().catch(() => undefined);
    if (entry.revision !== confirmed || entry.revision !== current) return;
    const folder = folderOf(entry.revision);
    const content = await encode(key, entry);
    await mkdir(folder, { recursive: true });
    const temporary = join(dir, `${randomUUID()}.tmp`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
    files.set(name, entry.etag);
  }

  /** Finds the folder to read from; before a revision is known, the one that was written last. */
  async function findFolder(): Promise<string> {
    if (current !== undefined) return folderOf(current);
    const folders = (await readdir(dir)).filter((name) => name.startsWith(`${identity}-`));
    const times = await Promise.all(folders.map(async (name) => (await stat(join(dir, name))).mtimeMs));
    return join(dir, folders[times.indexOf(Math.max(...times))] ?? '');
  }

  return {
    store(key, entry) {
      if (!isShareable(key) || (entry && (!isStorable(entry) || entry.revision === ''))) return;
      const isQueued = queue.has(key);
      queue.set(key, entry);
      if (isQueued) return;
      void enqueue(async () => {
        // The response goes first.
        await setImmediate();
        if (!queue.has(key)) return;
        const newest = queue.get(key);
        queue.delete(key);
        if (newest) await write(key, newest);
        else if (files.delete(hash(key)) && current !== undefined)
          await rm(join(folderOf(current), hash(key)), { force: true });
      });
    },
    async load(key) {
      if (!isShareable(key)) return undefined;
      const before = current;
      try {
        const entry = await decode(await readFile(join(await findFolder(), hash(key))), key);
        // It may have been removed while it was read.
        return current === before ? entry : undefined;
      } catch {
        return undefined;
      }
    },
    setRevision(revision) {
      current = revision;
      queue.clear();
      return enqueue(async () => {
        if (current !== revision) return;
        files.clear();
        await mkdir(dir, { recursive: true });
        const folder = folderOf(revision);
        for (const name of await readdir(dir)) {
          if (join(dir, name) === folder) continue;
          // Renamed first, so that a partly removed folder is never read.
          const removed = join(dir, `removed-${randomUUID()}`);
          await rename(join(dir, name), removed);
          await rm(removed, { recursive: true, force: true });
        }
        for (const name of await readdir(folder).catch(() => [])) files.set(name, undefined);
      });
    },
    idle: () => tail,
    close() {
      queue.clear();
      return tail;
    },
  };
}
