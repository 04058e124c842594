import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Connection } from './connection.ts';
import { takeCopy } from './copy.ts';
import { Turn } from './turn.ts';
import { fatalError } from './wire.ts';

/** Settings of the server; each has a default that suits one machine. */
export interface ServeOptions {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  maxConnections?: number;
  idleInTransactionMs?: number;
}

/** A running server. */
export interface DatabaseServer {
  url: string;
  /** The whole database as a tar archive, taken between two transactions; clients wait meanwhile. */
  copy(): Promise<Buffer>;
  /** Ends every connection and the listening; the database itself stays open. */
  stop(): Promise<void>;
}

/** Serves one PGlite to many PostgreSQL clients, one transaction at a time. */
export async function serveDatabase(db: PGlite, options: ServeOptions = {}): Promise<DatabaseServer> {
  const { host = '127.0.0.1', port = 0, maxConnections = 100, idleInTransactionMs = 10_000 } = options;
  const session = { db, turn: new Turn(), idleInTransactionMs };
  const connections = new Set<Connection>();
  let accepted = 0;

  const server = createServer((socket) => {
    if (connections.size >= maxConnections) {
      socket.end(fatalError('53300', 'sorry, too many clients already'));
      return;
    }
    const connection = new Connection(++accepted, socket, session);
    connections.add(connection);
    connection.closed.then(() => connections.delete(connection));
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    url: `postgres://postgres@${host}:${(server.address() as AddressInfo).port}/postgres`,
    async copy() {
      await session.turn.take();
      try {
        return await takeCopy(db);
      } finally {
        session.turn.give();
      }
    },
    async stop() {
      server.close();
      for (const connection of connections) connection.close();
      await Promise.all([...connections].map((connection) => connection.closed));
    },
  };
}
