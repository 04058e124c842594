/** One message of the PostgreSQL wire protocol, as the client sent it. */
export interface WireMessage {
  /** The type byte as a letter; before and at start-up a word. */
  type: string;
  bytes: Buffer;
}

/** What a client may send before the start-up message. */
const requestCodes = new Map([
  [80877102, 'cancel'],
  [80877103, 'encrypt'],
  [80877104, 'encrypt'],
]);

/** Bytes that are no message of the protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Parses a byte stream into protocol messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** @throws {ProtocolError} when a message states a length that none can have */
  push(chunk: Buffer): WireMessage[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const messages: WireMessage[] = [];
    for (let message = this.#next(); message; message = this.#next()) messages.push(message);
    return messages;
  }

  #next(): WireMessage | undefined {
    // Until the start-up message a client sends messages without a type byte.
    const typeBytes = this.#isStarted ? 1 : 0;
    if (this.#rest.length < typeBytes + 4) return undefined;
    const stated = this.#rest.readInt32BE(typeBytes);
    if (stated < (this.#isStarted ? 4 : 8)) throw new ProtocolError();
    const length = typeBytes + stated;
    if (this.#rest.length < length) return undefined;
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    if (this.#isStarted) return { type: String.fromCharCode(bytes.readUInt8(0)), bytes };
    const type = requestCodes.get(bytes.readInt32BE(4)) ?? 'startup';
    this.#isStarted = type === 'startup';
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

/** A fatal error response; the server closes the connection after it. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
}
