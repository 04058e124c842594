import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { offeredMechanisms, ScramExchange, type Verifier } from './scram.ts';
import { StatementNames } from './statement-names.ts';
import type { Turn } from './turn.ts';
import { fatalError, MessageReader, message, UnreadableError, type WireMessage } from './wire.ts';

/** What every connection of one server shares. */
export interface Session {
  db: PGlite;
  turn: Turn;
  /** What the password is checked with. */
  verifier: Verifier;
  /** How long a client may take to prove that it knows the password. */
  signInMs: number;
  /** How long a client may leave a transaction open without a word. */
  idleInTransactionMs: number;
}

const sync = message('S');
/** Most that is read of a client before it has proved its password; PostgreSQL's limit of a start-up packet. */
const strangerBytes = 10_000;
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
  #exchange: ScramExchange;
  /** The start-up message, until the password is proved; nothing of a stranger reaches the database. */
  #start: WireMessage | undefined;
  #isKnown = false;
  #received = 0;
  #signIn: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  /** Settles when the connection has left nothing behind in the database. */
  readonly closed: Promise<void>;
  #markClosed: () => void = () => {};

  constructor(id: number, socket: Socket, session: Session) {
    this.#socket = socket;
    this.#session = session;
    this.#names = new StatementNames(id);
    this.#exchange = new ScramExchange(session.verifier);
    this.#signIn = setTimeout(() => this.close(), session.signInMs);
    this.closed = new Promise((resolve) => {
      this.#markClosed = resolve;
    });
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      clearTimeout(this.#idle);
      this.#received += chunk.length;
      if (!this.#isKnown && this.#received > strangerBytes) return this.close();
      try {
        this.#inbox.push(...this.#reader.push(chunk));
      } catch (error) {
        if (error instanceof UnreadableError) return this.close();
        throw error;
      }
      void this.#work();
    });
    // 'close' follows every error.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.#idle);
      clearTimeout(this.#signIn);
      this.#gone = true;
      void this.#work();
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
    if (!this.#isKnown) {
      const start = this.#demandPassword(received);
      if (start) await this.#forward(start);
      return;
    }
    await this.#forward(received);
  }

  /** One step of the sign-in. @returns the start-up message once the password is proved */
  #demandPassword(received: WireMessage): WireMessage | undefined {
    if (!this.#start) {
      this.#start = received;
      this.#socket.write(authentication(10, offeredMechanisms));
      return undefined;
    }
    const body = received.bytes.subarray(5);
    const isFirst = !this.#exchange.hasBegun;
    const answer = received.type === 'p' ? this.#exchange[isFirst ? 'begin' : 'end'](body) : undefined;
    if (answer === undefined) {
      this.#socket.write(fatalError('28P01', 'password authentication failed for user "postgres"'));
      this.#socket.destroySoon();
      this.#gone = true;
      return undefined;
    }
    this.#socket.write(authentication(isFirst ? 11 : 12, Buffer.from(answer)));
    if (isFirst) return undefined;
    clearTimeout(this.#signIn);
    this.#isKnown = true;
    return this.#start;
  }

  async #forward(received: WireMessage): Promise<void> {
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
    if (!this.#isKnown) return this.#markClosed();
    await this.#takeTurn();
    await this.#run(sync, false);
    if (this.#session.db.isInTransaction()) await this.#run(message('Q', 'ROLLBACK\0'), false);
    for (const name of this.#names.inUse) await this.#run(message('C', `S${name}\0`), false);
    await this.#run(sync, false);
    this.#giveTurn();
    this.#markClosed();
  }
}

/** A message of the server's side of signing in. @param step its number in the protocol: 10 offers, 11 asks, 12 agrees */
function authentication(step: number, body: Buffer): Buffer {
  const number = Buffer.alloc(4);
  number.writeInt32BE(step);
  return message('R', Buffer.concat([number, body]));
}
