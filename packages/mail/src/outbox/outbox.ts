import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { decodeWords } from 'postal-mime';
import { parseSender } from '../addresses.ts';
import { type EmailTransport, toMailOptions } from '../transport/transport.ts';

interface OutboxTransportOptions {
  /** Created when missing. */
  dir: string;
  /** `Company <no-reply@company.example>`; a name given with an email replaces a missing one. */
  from: string;
}

/**
 * Creates a transport that stores emails as files, `<ISO time>-<random>.eml` with `-` for `:` and `.`, readable by
 * the owner alone. Files are written atomically.
 * @throws {Error} when the sender is malformed
 */
export function outboxTransport({ dir, from }: OutboxTransportOptions): EmailTransport {
  const sender = parseSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(envelope) {
      const { message } = await composer.sendMail(toMailOptions(envelope, sender));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${time}-${randomBytes(6).toString('hex')}.eml`;
      const unfinished = join(dir, `.${name}.unfinished`);
      try {
        await using file = await open(unfinished, 'wx', 0o600);
        await file.writeFile(message);
        await file.sync();
        await rename(unfinished, join(dir, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      // The name of a file is on the disk only when its folder is.
      await using folder = await open(dir, 'r');
      await folder.sync();
    },
    async close() {
      composer.close();
    },
  };
}

/** An email in the outbox, for a list. */
export interface OutboxEntry {
  /** Name of its file without `.eml`. */
  id: string;
  subject: string;
  to: string;
  /** ISO time at which it was stored. */
  time: string;
}

/** A whole email in the outbox. */
export interface OutboxEmail extends OutboxEntry {
  /** In their order, decoded. */
  headers: { name: string; value: string }[];
  text: string;
  html: string;
}

/** Names as `outboxTransport` creates them. */
const idPattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{12}$/;

/** Whether a text can be the id of an email in the outbox. */
function isOutboxId(id: string): boolean {
  return idPattern.test(id);
}

/** Reads the newest emails of an outbox, newest first; none when the folder does not exist. @param limit how many at most */
export async function listOutbox(dir: string, limit: number): Promise<OutboxEntry[]> {
  const ids = ((await unlessMissing(readdir(dir))) ?? [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isOutboxId)
    .sort()
    .reverse()
    .slice(0, limit);
  const emails = await Promise.all(ids.map((id) => readOutbox(dir, id)));
  return emails
    .filter((email) => email !== undefined)
    .map(({ id, subject, to, time }) => ({ id, subject, to, time }));
}

/** Reads one email of an outbox; undefined when there is none of that id. */
export async function readOutbox(dir: string, id: string): Promise<OutboxEmail | undefined> {
  if (!isOutboxId(id)) return undefined;
  const file = await unlessMissing(readFile(join(dir, `${id}.eml`)));
  if (!file) return undefined;
  const { subject = '', to = [], headers, text = '', html = '' } = await PostalMime.parse(file);
  return {
    id,
    subject,
    to: to.map(({ address, name }) => address ?? name).join(', '),
    time: id.replace(idPattern, '$1T$2:$3:$4.$5Z'),
    headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
    text,
    html,
  };
}

/** Resolves to undefined when a file or folder does not exist. */
async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

interface CleanUpOutboxOptions {
  /** Younger unfinished files are skipped: they may still be written. */
  unfinishedMs: number;
  /** Which of these emails, named by `messageHash`, have a record. */
  findKnown: (hashes: string[]) => Promise<Set<string>>;
}

/**
 * Removes emails without a record from an outbox, and unfinished files of killed processes. Other files are skipped.
 * @returns how many were removed
 */
export async function cleanUpOutbox(dir: string, options: CleanUpOutboxOptions): Promise<number> {
  const orphans: string[] = [];
  const hashes = new Map<string, string>();
  for (const name of (await unlessMissing(readdir(dir))) ?? []) {
    const path = join(dir, name);
    if (isOutboxId(/^\.(.+)\.eml\.unfinished$/.exec(name)?.[1] ?? '')) {
      const stats = await unlessMissing(stat(path));
      if (stats && stats.mtimeMs <= Date.now() - options.unfinishedMs) orphans.push(name);
    } else if (isOutboxId(/^(.+)\.eml$/.exec(name)?.[1] ?? '')) {
      const hash = await readHash(path);
      if (hash !== undefined) hashes.set(name, hash);
    }
  }
  const recorded = await options.findKnown([...new Set(hashes.values())]);
  for (const [name, hash] of hashes) if (!recorded.has(hash)) orphans.push(name);
  for (const name of orphans) await rm(join(dir, name), { force: true });
  return orphans.length;
}

/** Bytes that contain the header of every email; the Message-ID is among its first lines. */
const headerBytes = 4_096;

async function readHash(path: string): Promise<string | undefined> {
  const file = await unlessMissing(open(path, 'r'));
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return /^Message-ID: <([0-9a-f]{40})@/im.exec(buffer.toString('latin1', 0, bytesRead))?.[1];
  } finally {
    await file.close();
  }
}
