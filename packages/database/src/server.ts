import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Connection } from './connection.ts';
import { takeCopy } from './copy.ts';
import { verifierOf } from './scram.ts';
import { addressOf } from './secret.ts';
import { Turn } from './turn.ts';
import { fatalError } from './wire.ts';

/** Settings of the server; each has a default that suits one machine. */
export interface ServeOptions {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** What a client has to know; a new one if it is not given. */
  password?: string;
  maxConnections?: number;
  idleInTransactionMs?: number;
  /** How long a client may take to prove that it knows the password; ms. */
  signInMs?: number;
}

/** A running server. */
export interface DatabaseServer {
  /** Address with the password in it. */
  url: string;
  /** The whole database as a tar archive, taken between two transactions; clients wait meanwhile. */
  copy(): Promise<Buffer>;
  /** Ends every connection and the listening; the database itself stays open. */
  stop(): Promise<void>;
}

/** Serves one PGlite to many PostgreSQL clients, one transaction at a time. */
export async function serveDatabase(db: PGlite, options: ServeOptions = {}): Promise<DatabaseServer> {
  const { host = '127.0.0.1', port = 0, maxConnections = 100 } = options;
  const {
    password = randomBytes(32).toString('hex'),
    idleInTransactionMs = 10_000,
    signInMs = 10_000,
  } = options;
  const session = { db, turn: new Turn(), verifier: verifierOf(password), idleInTransactionMs, signInMs };
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
    url: addressOf(host, (server.address() as AddressInfo).port, password),
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
