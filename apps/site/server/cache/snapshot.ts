import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { type EndpointName, pathOf } from '@riverfront/contract';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { type Entry, isStorable } from './entry.ts';
import { resolvePartition, screenKeys } from './page-cache.ts';
import type { RevisionOf } from './revision.ts';

const serverBuild = resolve(import.meta.dirname, '../../build/server/index.js');

/**
 * Opens the snapshot of a production site in `SNAPSHOT_DIR`, which is completed after each publication;
 * undefined without that variable and in development, where nothing is cached.
 */
export function openSnapshot(options: {
  env: Env;
  logger: Logger;
  check: SnapshotOptions['check'];
  revision: SnapshotOptions['revision'];
  request: WarmOptions['request'];
}): Pick<Snapshot, 'store' | 'load' | 'update' | 'close'> | undefined {
  const { env, logger, check, revision, request } = options;
  if (env.NODE_ENV === 'development' || !env.SNAPSHOT_DIR) return undefined;
  // A page of another build requests assets that do not exist; with other settings it names other origins.
  const identity = createHash('sha256')
    .update(readFileSync(serverBuild))
    .update(`\0${env.SITE_URL}\0${env.CMS_URL}\0${env.RECAPTCHA_SITE_KEY ?? ''}`)
    .digest('hex')
    .slice(0, 16);
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, 'The snapshot of the pages could not be read or written');
  const snapshot = createSnapshot({ dir: env.SNAPSHOT_DIR, identity, check, revision, onFailure });
  let warming = new AbortController();
  return {
    ...snapshot,
    async update() {
      warming.abort();
      warming = new AbortController();
      const { signal } = warming;
      await snapshot.update();
      // Aborted, or the database became unavailable: the next publication starts again.
      await warmPages({ request, signal }).catch(() => undefined);
    },
    close() {
      warming.abort();
      return snapshot.close();
    },
  };
}

export interface SnapshotOptions {
  /** Folder of the snapshot; created when missing. */
  dir: string;
  /** Identifies the build and its settings; files of another one are never served. */
  identity: string;
  /** Reads the current revisions. @throws when the database cannot be reached */
  check: () => Promise<void>;
  /** Returns the current revision of what an entry has read; empty before the first one is known. */
  revision: RevisionOf;
  /** Limit of the number of files, from which fixed screens are exempt. */
  maxFiles?: number;
  onFailure?: (error: unknown) => void;
}

/** The last published responses on disk, for a start without a database (decision 0005). */
interface Snapshot {
  /** Writes the entry of a key in the background, or removes it. */
  store(key: string, entry: Entry | undefined): void;
  /** Loads the entry of a key; undefined when missing or damaged. Never throws. */
  load(key: string): Promise<Entry | undefined>;
  /** Removes the files that a publication has made stale, and those of other builds. */
  update(): Promise<void>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Finishes the current write and drops the queue. */
  close(): Promise<void>;
}

/** Paths whose responses depend on the visitor. */
const personal = /^\/(?:my-application|call|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Checks whether the response of a key may be written to disk: the same for everybody, and no variant. */
export function isShareable(key: string): boolean {
  return !personal.test(key) && resolvePartition(key) !== 'variant';
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Encodes an entry as a file; gzip's checksum (RFC 1952) reveals damaged ones. */
function encode(key: string, { variants: _, ready: __, ...entry }: Entry): Promise<Buffer> {
  return compress(serialize({ key, ...entry }));
}

/**
 * @param onFailure receives what is wrong with a file that is there
 * @returns undefined when the file is missing or damaged, or the name is not that of its key
 */
async function readEntry(
  folder: string,
  name: string,
  onFailure: (error: unknown) => void,
): Promise<Entry | undefined> {
  try {
    const content = await decompress(await readFile(join(folder, name)));
    const { key, ...entry }: Omit<Entry, 'variants' | 'ready'> & { key: string } = deserialize(content);
    return hash(key) === name ? { ...entry, variants: new Map(), ready: new Map() } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onFailure(error);
    return undefined;
  }
}

/** Opens the snapshot in a folder, lazily. */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { dir, identity, check, revision, maxFiles = 500, onFailure = () => {} } = options;
  const folder = join(dir, identity);
  /** What the files were made from, by their names; unknown before the first update. */
  let files: Map<string, Pick<Entry, 'etag' | 'reads' | 'revision'>> | undefined;
  /** The newest entry of each key that waits. */
  const waiting = new Map<string, Entry | undefined>();
  /** Serialises all writes, so that a removal never overtakes a write. */
  let tail: Promise<void> = Promise.resolve();

  const isCurrent = ({ reads, revision: of }: Pick<Entry, 'reads' | 'revision'>) => of === revision(reads);

  function enqueue(work: () => Promise<void>): Promise<void> {
    tail = tail.then(work).catch(onFailure);
    return tail;
  }

  async function write(key: string, entry: Entry): Promise<void> {
    const name = hash(key);
    if (!files) return;
    const known = files.get(name);
    const isFull = files.size >= maxFiles && !known && resolvePartition(key) !== 'screen';
    if (isFull || (known?.etag === entry.etag && known.revision === entry.revision)) return;
    // Only while the database responds is the entry certain not to be rendered from memoised content.
    const isReachable = await check().then(
      () => true,
      () => false,
    );
    if (!isReachable || !isCurrent(entry)) return;
    const content = await encode(key, entry);
    await mkdir(folder, { recursive: true });
    const temporary = join(dir, `${randomUUID()}.tmp`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
    files.set(name, { etag: entry.etag, reads: entry.reads, revision: entry.revision });
  }

  /** Removes what is not of this build, and finds out what its files were made from. */
  async function openFolder(): Promise<NonNullable<typeof files>> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(dir))
      if (name !== identity) await rm(join(dir, name), { recursive: true, force: true });
    const found: NonNullable<typeof files> = new Map();
    for (const name of await readdir(folder)) {
      const entry = await readEntry(folder, name, onFailure);
      if (entry) found.set(name, { etag: entry.etag, reads: entry.reads, revision: entry.revision });
      else await rm(join(folder, name), { force: true });
    }
    return found;
  }

  return {
    store(key, entry) {
      if (!isShareable(key) || (entry && (!isStorable(entry) || entry.revision === ''))) return;
      waiting.set(key, entry);
      void enqueue(async () => {
        // The response goes first.
        await setImmediate();
        if (!waiting.has(key)) return;
        const newest = waiting.get(key);
        waiting.delete(key);
        if (newest) await write(key, newest);
        else if (files?.delete(hash(key))) await rm(join(folder, hash(key)), { force: true });
      });
    },
    async load(key) {
      if (!isShareable(key)) return undefined;
      const entry = await readEntry(folder, hash(key), onFailure);
      return entry && (revision() === '' || isCurrent(entry)) ? entry : undefined;
    },
    update() {
      return enqueue(async () => {
        files ??= await openFolder();
        for (const [name, file] of files) {
          if (isCurrent(file)) continue;
          files.delete(name);
          await rm(join(folder, name), { force: true });
        }
      });
    },
    idle: () => tail,
    close() {
      waiting.clear();
      return tail;
    },
  };
}

interface WarmOptions {
  /** Requests a page through the page cache. */
  request: (path: string) => Promise<Response>;
  signal: AbortSignal;
  /** Pages to start with; the pages that they link to follow. */
  paths?: readonly string[];
  /** Limit of the number of pages. */
  maxPages?: number;
  /** Delay before the first page in ms, because visitors come first. */
  delayMs?: number;
}

/** The fixed screens, and the API calls that browsers make for them. */
const fixed = [...screenKeys].filter(isShareable);

/** The endpoint that a browser calls for a page of an item, by the first part of its path. */
const details = new Map<string, EndpointName>([
  ['services', 'serviceDetails'],
  ['solutions', 'solutionDetails'],
  ['blogs', 'blogDetails'],
  ['case-studies', 'caseDetails'],
  ['careers', 'jobDetails'],
]);

/** Pausing this many times as long as a page took limits the load to a fifth of a core. */
const pauseFactor = 4;

/**
 * Requests the pages of the site serially, so that the snapshot has those too that nobody visits. Ends at the
 * first server error, because then the database is unavailable.
 * @throws {Error} named AbortError when the signal aborts it
 */
export async function warmPages(options: WarmOptions): Promise<void> {
  const { request, signal, paths = fixed, maxPages = 500, delayMs = 2_000 } = options;
  await pause(delayMs, undefined, { signal, ref: false });
  const known = new Set(paths);
  for (const path of known) {
    const start = performance.now();
    const response = await request(path);
    const html = await response.text();
    if (response.status >= 500) return;
    if (response.status === 200)
      for (const link of findLinks(html).flatMap(withCall)) if (known.size < maxPages) known.add(link);
    await pause((performance.now() - start) * pauseFactor, undefined, { signal, ref: false });
  }
}

/** Adds the API call of an item's page: loaders on the server read without one, so the page does not cache it. */
function withCall(path: string): string[] {
  const [, folder = '', id, ...rest] = path.split('/');
  const name = details.get(folder);
  return name && id && rest.length === 0 ? [path, pathOf(name, { id })] : [path];
}

/** Finds the links to pages of this site, including further pages of lists. */
function findLinks(html: string): string[] {
  const links = html.matchAll(/\shref="(\/(?!\/|api\/|assets\/)[\w/-]*(?:\?page=\d+)?)"/g);
  return [...links].map(([, path = '']) => path).filter(isShareable);
}
