import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { type Entry, mayBeKept } from '../entry.ts';
import { kindOf } from '../key-kind.ts';

export interface SnapshotOptions {
  /** Folder of the snapshot; made when it is not there. */
  dir: string;
  /** Of this build and its settings; what another one has left is never served. */
  identity: string;
  /** Reads the revision now. @throws when the database cannot be reached */
  confirm: () => Promise<string>;
  /** Most files, fixed screens apart: there is a finite number of those. */
  maxFiles?: number;
  onFailure?: (error: unknown) => void;
}

/** The last published answers on disk, for a start without a database (decision 0036). */
export interface Snapshot {
  /** Writes what the page cache has stored for a key in the background, or removes it. */
  store(key: string, entry: Entry | undefined): void;
  /** The answer of a key, if it is there and undamaged. Never throws. */
  load(key: string): Promise<Entry | undefined>;
  /** Removes what belongs to any other revision. */
  setRevision(revision: string): Promise<void>;
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>;
  /** Finishes the write that is under way and drops those that wait. */
  close(): Promise<void>;
}

/** Paths that are about one visitor, whatever the page cache makes of them. */
const personal = /^\/(?:my-application|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Whether an answer may lie on disk: the same for everybody, requested without anything invented. */
export function isShared(key: string): boolean {
  return !personal.test(key) && kindOf(key) !== 'variant';
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The bytes of a file. Gzip carries the checksum by which a damaged one is recognised (RFC 1952). */
function encode(key: string, { variants: _, ...entry }: Entry): Promise<Buffer> {
  return compress(serialize({ key, ...entry }));
}

/** @throws when the file is damaged or about something else */
async function decode(file: Buffer, key: string): Promise<Entry> {
  const content: Omit<Entry, 'variants'> & { key: string } = deserialize(await decompress(file));
  if (content.key !== key) throw new Error(`The file is about ${content.key}`);
  const { key: _, ...entry } = content;
  return { ...entry, variants: new Map() };
}

/** Opens the snapshot in a folder; reads nothing before it is asked. */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { dir, identity, confirm, maxFiles = 500, onFailure = () => {} } = options;
  /** The files of the current revision, with the entity tags of those that this process has written. */
  const files = new Map<string, string | undefined>();
  /** The newest answer of each key in the queue. */
  const waiting = new Map<string, Entry | undefined>();
  let current: string | undefined;
  /** All writing, serialised: a removal never overtakes a write. */
  let last: Promise<void> = Promise.resolve();

  const folderOf = (revision: string) => join(dir, `${identity}-${hash(revision)}`);

  function enqueue(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(onFailure);
    return last;
  }

  async function write(key: string, entry: Entry): Promise<void> {
    const name = hash(key);
    const isFull = files.size >= maxFiles && !files.has(name) && kindOf(key) !== 'screen';
    if (isFull || files.get(name) === entry.etag) return;
    // That the database answers now says that it was not rendered from older answers.
    const confirmed = await confirm().catch(() => undefined);
    if (entry.revision !== confirmed || entry.revision !== current) return;
    const folder = folderOf(entry.revision);
    const content = await encode(key, entry);
    await mkdir(folder, { recursive: true });
    const unfinished = join(dir, `${randomUUID()}.tmp`);
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, name));
    files.set(name, entry.etag);
  }

  /** The folder to read from; without a known revision the one that was written last. */
  async function currentFolder(): Promise<string> {
    if (current !== undefined) return folderOf(current);
    const folders = (await readdir(dir)).filter((name) => name.startsWith(`${identity}-`));
    const times = await Promise.all(folders.map(async (name) => (await stat(join(dir, name))).mtimeMs));
    return join(dir, folders[times.indexOf(Math.max(...times))] ?? '');
  }

  return {
    store(key, entry) {
      if (!isShared(key) || (entry && (!mayBeKept(entry) || entry.revision === ''))) return;
      const isQueued = waiting.has(key);
      waiting.set(key, entry);
      if (isQueued) return;
      void enqueue(async () => {
        // After the answer, not before it.
        await setImmediate();
        if (!waiting.has(key)) return;
        const newest = waiting.get(key);
        waiting.delete(key);
        if (newest) await write(key, newest);
        else if (files.delete(hash(key)) && current !== undefined)
          await rm(join(folderOf(current), hash(key)), { force: true });
      });
    },
    async load(key) {
      if (!isShared(key)) return undefined;
      const before = current;
      try {
        const entry = await decode(await readFile(join(await currentFolder(), hash(key))), key);
        // Removed while it was read: what it says may no longer be so.
        return current === before ? entry : undefined;
      } catch {
        return undefined;
      }
    },
    setRevision(revision) {
      current = revision;
      waiting.clear();
      return enqueue(async () => {
        if (current !== revision) return;
        files.clear();
        await mkdir(dir, { recursive: true });
        const folder = folderOf(revision);
        for (const name of await readdir(dir)) {
          if (join(dir, name) === folder) continue;
          // Renamed first, so that a folder that is half removed is never taken for a whole one.
          const removed = join(dir, `removed-${randomUUID()}`);
          await rename(join(dir, name), removed);
          await rm(removed, { recursive: true, force: true });
        }
        for (const name of await readdir(folder).catch(() => [])) files.set(name, undefined);
      });
    },
    idle: () => last,
    close() {
      waiting.clear();
      return last;
    },
  };
}
