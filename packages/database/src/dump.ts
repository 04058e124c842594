import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { Mutex } from './mutex.ts';

/** Longest path of a Unix socket that every system accepts. */
const maxSocketPath = 100;

/** Dumps the whole database as a compressed tar archive, between two transactions of the mutex's other holders. */
export async function dumpDatabase(db: PGlite, mutex = new Mutex()): Promise<Buffer> {
  await mutex.acquire();
  try {
    // Less to replay when the dump is opened.
    await db.exec('checkpoint');
    // Not awaited here: the others go on while it is compressed.
    return compress(await db.dumpDataDir('none'));
  } finally {
    mutex.release();
  }
}

/**
 * Sends compressed dumps to whoever connects to a socket in the folder. Only for the holder of the folder's
 * lock, because an older socket is removed; the process's umask decides who may connect.
 * @returns a function that stops it
 */
export async function serveDumps(folder: string, dump: () => Promise<Buffer>): Promise<() => void> {
  const path = socketPath(folder);
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    try {
      socket.end(await dump());
    } catch {
      socket.destroy();
    }
  });
  server.listen(path);
  await once(server, 'listening');
  return () => server.close();
}

/**
 * Requests a compressed dump from the process that serves the folder's database. A dump that was cut short
 * cannot be decompressed.
 * @returns undefined when no process serves it
 */
export async function requestDump(folder: string): Promise<Buffer | undefined> {
  const socket = connect(socketPath(folder));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  return await buffer(socket);
}

async function compress(tar: Blob): Promise<Buffer> {
  return await promisify(gzip)(await tar.arrayBuffer());
}

function socketPath(folder: string): string {
  const path = resolve(folder);
  const name = `riverfront-copies-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(path, 'copies.sock');
  return inside.length <= maxSocketPath ? inside : join(tmpdir(), `${name}.sock`);
}
