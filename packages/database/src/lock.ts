import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest path that every system takes for a Unix socket. */
const longestSocketPath = 100;

/** A socket stands on disk for a moment before it listens; ms. */
const untilItListens = 50;

/**
 * Keeps a folder for this process: false when another one has it. The lock is a
 * listening socket, so it ends with its process even after `kill -9`, and no
 * process number that was given out again can be mistaken for its holder.
 *
 * A killed holder leaves its socket on disk. It is never taken away to make room,
 * because two processes doing so at once could take away each other's: the
 * sockets are numbered, and the next holder binds the next number, which only one
 * process can.
 */
export async function lockFolder(folder: string): Promise<boolean> {
  const path = resolve(folder);
  if (process.platform === 'win32')
    return (await listen(`\\\\.\\pipe\\riverfront-${hashOf(path)}`)) !== undefined;
  const place = socketPlace(path);
  const before = numbersIn(place);
  for (const number of before) if (await isHeld(place.path(number))) return false;

  const own = Math.max(0, ...before) + 1;
  const server = await listen(place.path(own));
  if (!server) return false;
  // Someone may have gone through the numbers before this one was there.
  if (numbersIn(place).some((number) => number > own)) {
    server.close();
    return false;
  }
  for (const number of before) rmSync(place.path(number), { force: true });
  return true;
}

interface SocketPlace {
  folder: string;
  prefix: string;
  path(number: number): string;
}

function socketPlace(folder: string): SocketPlace {
  const inside = join(folder, 'lock-').length + 6 <= longestSocketPath;
  const place = inside
    ? { folder, prefix: 'lock-' }
    : { folder: tmpdir(), prefix: `riverfront-${hashOf(folder)}-` };
  return { ...place, path: (number) => join(place.folder, `${place.prefix}${number}`) };
}

function numbersIn({ folder, prefix }: SocketPlace): number[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter(Number.isInteger);
}

function hashOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 16);
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end()).unref();
  try {
    server.listen(path);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function isHeld(path: string): Promise<boolean> {
  if (await answers(path)) return true;
  await pause(untilItListens);
  return await answers(path);
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
