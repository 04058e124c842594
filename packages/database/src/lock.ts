import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest path that every system takes for a Unix socket. */
const longestSocketPath = 100;

/**
 * Keeps a folder for this process: false when another one has it. The lock is a
 * listening socket, so it ends with its process even after `kill -9`, and no
 * process number that was given out again can be mistaken for its holder.
 */
export async function lockFolder(folder: string): Promise<boolean> {
  const path = socketPath(resolve(folder));
  if (await listen(path)) return true;
  if (await answers(path)) return false;
  rmSync(path, { force: true });
  return await listen(path);
}

function socketPath(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\riverfront-${hash}`;
  const inside = join(folder, 'lock');
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `riverfront-${hash}`);
}

async function listen(path: string): Promise<boolean> {
  const server = createServer((socket) => socket.end()).unref();
  try {
    server.listen(path);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
