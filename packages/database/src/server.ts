import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Connection } from './connection.ts';
import { dumpDatabase } from './dump.ts';
import { Mutex } from './mutex.ts';
import { createVerifier } from './scram.ts';
import { connectionString } from './secret.ts';
import { fatalError } from './wire.ts';

/** Settings of the server; each has a default that suits one machine. */
export interface ServeOptions {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** A new one if none is given. */
  password?: string;
  maxConnections?: number;
  idleInTransactionMs?: number;
  authenticationMs?: number;
}

/** A running server. */
export interface DatabaseServer {
  /** Connection string with the password. */
  url: string;
  /** Dumps the whole database, compressed, between two transactions; clients wait meanwhile. */
  dump(): Promise<Buffer>;
  /** Closes every connection and stops listening; the database itself stays open. */
  stop(): Promise<void>;
}

/** Serves one PGlite to many PostgreSQL clients, one transaction at a time. */
export async function serveDatabase(db: PGlite, options: ServeOptions = {}): Promise<DatabaseServer> {
  const { host = '127.0.0.1', port = 0, maxConnections = 100 } = options;
  const { password = randomBytes(32).toString('hex') } = options;
  const { idleInTransactionMs = 10_000, authenticationMs = 10_000 } = options;
  const mutex = new Mutex();
  const shared = { db, mutex, verifier: createVerifier(password), idleInTransactionMs, authenticationMs };
  const open = new Map<Socket, Promise<void>>();
  let accepted = 0;

  const server = createServer((socket) => {
    if (open.size >= maxConnections) {
      socket.end(fatalError('53300', 'sorry, too many clients already'));
      return;
    }
    const { closed } = new Connection(++accepted, socket, shared);
    open.set(socket, closed);
    closed.then(() => open.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    url: connectionString(host, (server.address() as AddressInfo).port, password),
    dump: () => dumpDatabase(db, mutex),
    async stop() {
      server.close();
      for (const socket of open.keys()) socket.destroy();
      await Promise.all(open.values());
    },
  };
}
