/** One message of the PostgreSQL wire protocol, as the client sent it. */
export interface WireMessage {
  /** The type byte as a letter, or how a connection opens. */
  type: string;
  bytes: Buffer;
}

const openings = new Map([
  [80877102, 'cancel'],
  [80877103, 'encrypt'],
  [80877104, 'encrypt'],
]);

/** Bytes that are no message of the protocol. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** Cuts a byte stream into protocol messages, whatever the size of its chunks. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #open = false;

  /** @throws {UnreadableError} when a message states a length that none can have */
  push(chunk: Buffer): WireMessage[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const messages: WireMessage[] = [];
    for (let message = this.#next(); message; message = this.#next()) messages.push(message);
    return messages;
  }

  #next(): WireMessage | undefined {
    // Until the start-up message a client sends messages without a type byte.
    const head = this.#open ? 1 : 0;
    if (this.#rest.length < head + 4) return undefined;
    const stated = this.#rest.readInt32BE(head);
    if (stated < (this.#open ? 4 : 8)) throw new UnreadableError();
    const length = head + stated;
    if (this.#rest.length < length) return undefined;
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    if (this.#open) return { type: String.fromCharCode(bytes.readUInt8(0)), bytes };
    const type = openings.get(bytes.readInt32BE(4)) ?? 'start';
    this.#open = type === 'start';
    return { type, bytes };
  }
}

/** A message with a type letter and a body. */
export function message(type: string, body: Buffer | string = ''): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** The server's word that it gives up on a connection. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
}
