import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { Mutex } from './mutex.ts';
import { offeredMechanisms, ScramExchange, type Verifier } from './scram.ts';
import { StatementNames } from './statement-names.ts';
import { fatalError, MessageReader, message, ProtocolError, type WireMessage } from './wire.ts';

/** What all connections of one server share. */
export interface SharedState {
  db: PGlite;
  /** Held by a connection from the first message of a batch until the database is idle again. */
  mutex: Mutex;
  verifier: Verifier;
  /** How long a client may take to authenticate. */
  authenticationMs: number;
  /** How long a client may leave a transaction idle. */
  idleInTransactionMs: number;
}

const sync = message('S');
/** Most that is read before authentication; PostgreSQL's limit of a start-up packet. */
const maxUnauthenticatedBytes = 10_000;
/** After these the database says that it is ready for the next query. */
const endsBatch = new Set(['startup', 'S', 'Q', 'F']);

/** One client of the embedded database. */
export class Connection {
  /** Settles when the connection has left nothing behind in the database; rejects when PGlite itself fails. */
  readonly closed: Promise<void>;
  #socket: Socket;
  #shared: SharedState;
  #names: StatementNames;
  #isAuthenticated = false;
  #holdsMutex = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(id: number, socket: Socket, shared: SharedState) {
    // The iteration over the socket throws its errors.
    this.#socket = socket.setNoDelay(true).on('error', () => {});
    this.#shared = shared;
    this.#names = new StatementNames(id);
    this.closed = this.#serve();
  }

  async #serve(): Promise<void> {
    const timer = setTimeout(() => this.#socket.destroy(), this.#shared.authenticationMs);
    const messages = this.#readMessages();
    try {
      const startup = await this.#authenticate(messages);
      clearTimeout(timer);
      if (!startup) return;
      await this.#forward(startup);
      for await (const received of messages) await this.#forward(received);
    } catch (error) {
      // PGlite's own failures leave it unusable: they may end the process.
      if (!this.#isConnectionError(error)) throw error;
    } finally {
      clearTimeout(timer);
      clearTimeout(this.#idleTimer);
      this.#socket.destroySoon();
    }
    if (this.#isAuthenticated) await this.#cleanUp();
  }

  #isConnectionError(error: unknown): boolean {
    if (error instanceof ProtocolError || error === this.#socket.errored) return true;
    return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  }

  async *#readMessages(): AsyncGenerator<WireMessage, undefined> {
    const reader = new MessageReader();
    let bytesRead = 0;
    for await (const chunk of this.#socket.iterator({ destroyOnReturn: false })) {
      clearTimeout(this.#idleTimer);
      bytesRead += chunk.length;
      if (!this.#isAuthenticated && bytesRead > maxUnauthenticatedBytes) return;
      for (const received of reader.push(chunk)) {
        // A query in WebAssembly cannot be interrupted, so a cancel request does nothing.
        if (received.type === 'cancel' || received.type === 'X') return;
        if (received.type === 'encrypt') this.#socket.write('N');
        else yield received;
      }
      if (this.#holdsMutex) this.#startIdleTimer();
    }
  }

  /** @returns the start-up message, which the database sees only now; undefined when the password is wrong */
  async #authenticate(messages: AsyncGenerator<WireMessage, undefined>): Promise<WireMessage | undefined> {
    const exchange = new ScramExchange(this.#shared.verifier);
    const { value: startup } = await messages.next();
    if (!startup) return undefined;
    this.#socket.write(authentication(10, offeredMechanisms));
    for (const [step, respond] of [
      [11, (body: Buffer) => exchange.begin(body)],
      [12, (body: Buffer) => exchange.end(body)],
    ] as const) {
      const { value: received } = await messages.next();
      if (!received) return undefined;
      const answer = received.type === 'p' ? respond(received.bytes.subarray(5)) : undefined;
      if (answer === undefined) {
        this.#socket.write(fatalError('28P01', 'password authentication failed for user "postgres"'));
        return undefined;
      }
      this.#socket.write(authentication(step, Buffer.from(answer)));
    }
    this.#isAuthenticated = true;
    return startup;
  }

  async #forward(received: WireMessage): Promise<void> {
    await this.#acquireMutex();
    if (this.#socket.destroyed) return;
    await this.#execute(this.#names.rewrite(received));
    if (endsBatch.has(received.type) && !this.#shared.db.isInTransaction()) this.#releaseMutex();
  }

  async #execute(bytes: Buffer): Promise<void> {
    this.#socket.cork();
    await this.#shared.db.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (data) => {
        // The database reuses this memory, so the socket gets a copy.
        if (this.#socket.writable) this.#socket.write(Buffer.from(data));
      },
    });
    process.nextTick(() => this.#socket.uncork());
  }

  async #acquireMutex(): Promise<void> {
    if (!this.#holdsMutex) await this.#shared.mutex.acquire();
    this.#holdsMutex = true;
  }

  #releaseMutex(): void {
    this.#holdsMutex = false;
    this.#shared.mutex.release();
  }

  /** Ends a transaction that its client forgot, because everybody else waits for it. */
  #startIdleTimer(): void {
    this.#idleTimer = setTimeout(() => {
      this.#socket.write(fatalError('25P03', 'terminating connection due to idle-in-transaction timeout'));
      this.#socket.destroySoon();
    }, this.#shared.idleInTransactionMs);
  }

  /** Rolls back what was not committed and deallocates the connection's prepared statements. */
  async #cleanUp(): Promise<void> {
    await this.#acquireMutex();
    await this.#execute(sync);
    if (this.#shared.db.isInTransaction()) await this.#execute(message('Q', 'ROLLBACK\0'));
    for (const name of this.#names.prepared) await this.#execute(message('C', `S${name}\0`));
    await this.#execute(sync);
    this.#releaseMutex();
  }
}

/** A message of the server's side of authentication. @param step its number in the protocol: 10 SASL, 11 continue, 12 final */
function authentication(step: number, body: Buffer): Buffer {
  const number = Buffer.alloc(4);
  number.writeInt32BE(step);
  return message('R', Buffer.concat([number, body]));
}
