import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';
import type { Turn } from './turn.ts';
import { fatalError, MessageReader, message, type WireMessage } from './wire.ts';

/** What every connection of one server shares. */
export interface Session {
  db: PGlite;
  turn: Turn;
  /** How long a client may leave a transaction open without a word. */
  idleInTransactionMs: number;
}

const sync = message('S');
/** After these the database says that it is ready for the next query. */
const endsBatch = new Set(['start', 'S', 'Q', 'F']);

/** One client of the embedded database. */
export class Connection {
  #socket: Socket;
  #session: Session;
  #names: StatementNames;
  #reader = new MessageReader();
  #inbox: WireMessage[] = [];
  #working = false;
  #hasTurn = false;
  #gone = false;
  #idle: NodeJS.Timeout | undefined;
  /** Settles when the connection has left nothing behind in the database. */
  readonly closed: Promise<void>;
  #markClosed: () => void = () => {};

  constructor(id: number, socket: Socket, session: Session) {
    this.#socket = socket;
    this.#session = session;
    this.#names = new StatementNames(id);
    this.closed = new Promise((resolve) => {
      this.#markClosed = resolve;
    });
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      clearTimeout(this.#idle);
      this.#inbox.push(...this.#reader.push(chunk));
      this.#work();
    });
    // 'close' follows every error.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.#idle);
      this.#gone = true;
      this.#work();
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  /** A failure in here is PGlite's own and leaves it unusable: it may end the process. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (!this.#gone) {
      const next = this.#inbox.shift();
      if (!next) break;
      await this.#answer(next);
    }
    if (this.#gone) await this.#leave();
    else if (this.#hasTurn) this.#watchIdle();
    this.#working = this.#gone;
  }

  async #answer(received: WireMessage): Promise<void> {
    if (received.type === 'encrypt') {
      this.#socket.write('N');
      return;
    }
    // A query in WebAssembly cannot be interrupted, so cancelling does nothing.
    if (received.type === 'cancel' || received.type === 'X') {
      this.#socket.end();
      return;
    }
    await this.#takeTurn();
    if (this.#gone) return;
    await this.#run(this.#names.rewrite(received));
    if (endsBatch.has(received.type) && !this.#session.db.isInTransaction()) this.#giveTurn();
  }

  async #run(bytes: Buffer, answerClient = true): Promise<void> {
    this.#socket.cork();
    await this.#session.db.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (data) => {
        // The database reuses this memory, so the socket gets a copy.
        if (answerClient && this.#socket.writable) this.#socket.write(Buffer.from(data));
      },
    });
    process.nextTick(() => this.#socket.uncork());
  }

  async #takeTurn(): Promise<void> {
    if (this.#hasTurn) return;
    await this.#session.turn.take();
    this.#hasTurn = true;
  }

  #giveTurn(): void {
    this.#hasTurn = false;
    this.#session.turn.give();
  }

  /** Everybody else waits for an open transaction, so a forgotten one is ended. */
  #watchIdle(): void {
    this.#idle = setTimeout(() => {
      this.#socket.write(fatalError('25P03', 'terminating connection due to idle-in-transaction timeout'));
      this.#socket.destroySoon();
    }, this.#session.idleInTransactionMs);
  }

  async #leave(): Promise<void> {
    await this.#takeTurn();
    await this.#run(sync, false);
    if (this.#session.db.isInTransaction()) await this.#run(message('Q', 'ROLLBACK\0'), false);
    for (const name of this.#names.inUse) await this.#run(message('C', `S${name}\0`), false);
    await this.#run(sync, false);
    this.#giveTurn();
    this.#markClosed();
  }
}
