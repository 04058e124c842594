import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';

/** Longest path that every system takes for a Unix socket. */
const longestSocketPath = 100;

/** Bytes before a copy that say how long it is, so that a broken-off one is noticed. */
const lengthBytes = 8;

/** The whole database as a tar archive. Nobody may be in a transaction meanwhile. */
export async function takeCopy(db: PGlite): Promise<Buffer> {
  // Less to replay when the copy is opened.
  await db.exec('checkpoint');
  const tar = await db.dumpDataDir('none');
  return Buffer.from(await tar.arrayBuffer());
}

/** Opens a copy in memory, to look into it; nothing of it is kept. @throws {Error} when it is no database */
export async function openCopy(tar: Buffer): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(tar)]) });
}

/** Makes a folder's database from a copy, beside its place and moved there when it is whole. */
export async function makeFromCopy(tar: Buffer, folder: string): Promise<void> {
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  const db = await PGlite.create(draft, { loadDataDir: new Blob([new Uint8Array(tar)]) });
  await db.close();
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/**
 * Gives copies to whoever asks on a socket in the folder, which this user alone
 * reaches. Only for the holder of the folder's lock: an older socket is taken away.
 */
export async function offerCopies(folder: string, take: () => Promise<Buffer>): Promise<() => void> {
  const path = socketPath(folder);
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    try {
      const copy = await take();
      const length = Buffer.alloc(lengthBytes);
      length.writeBigUInt64BE(BigInt(copy.length));
      socket.write(length);
      socket.end(copy);
    } catch {
      socket.destroy();
    }
  });
  server.listen(path);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return () => server.close();
}

/**
 * Asks the process that serves the folder's database for a copy.
 * @returns nothing when no process does
 * @throws {Error} when the copy broke off
 */
export async function requestCopy(folder: string): Promise<Buffer | undefined> {
  const socket = connect(socketPath(folder));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  const received = await buffer(socket);
  const copy = received.subarray(lengthBytes);
  if (received.length < lengthBytes || received.readBigUInt64BE() !== BigInt(copy.length))
    throw new Error('The copy of the database broke off.');
  return copy;
}

function socketPath(folder: string): string {
  const path = resolve(folder);
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\riverfront-copies-${hash}`;
  const inside = join(path, 'copies.sock');
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `riverfront-copies-${hash}.sock`);
}
