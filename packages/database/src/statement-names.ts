import type { WireMessage } from './wire.ts';

/**
 * Maps the names of one connection's prepared statements to unique ones: all connections share one PGlite
 * session, in which two clients that prepare the same name would clash.
 */
export class StatementNames {
  #prefix: string;
  #names = new Map<string, string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}_`;
  }

  /** Every name that this connection has prepared, as the database knows it. */
  get prepared(): string[] {
    return [...this.#names.values()];
  }

  /** Replaces the name in a message that carries one. */
  rewrite({ type, bytes }: WireMessage): Buffer {
    const at = nameOffset(type, bytes);
    if (at === undefined) return bytes;
    const end = bytes.indexOf(0, at);
    if (end <= at) return bytes;
    const name = bytes.toString('utf8', at, end);
    const unique = this.#names.get(name) ?? `${this.#prefix}${this.#names.size}`;
    this.#names.set(name, unique);
    const result = Buffer.concat([bytes.subarray(0, at), Buffer.from(unique), bytes.subarray(end)]);
    result.writeInt32BE(result.length - 1, 1);
    return result;
  }
}

/** The offset of a statement's name in the messages that carry one. */
function nameOffset(type: string, bytes: Buffer): number | undefined {
  if (type === 'P') return 5;
  if (type === 'B') return bytes.indexOf(0, 5) + 1;
  if (type === 'D' || type === 'C') return bytes.toString('latin1', 5, 6) === 'S' ? 6 : undefined;
  return undefined;
}
