import type { WireMessage } from './wire.ts';

/**
 * Prepared statements belong to a connection in PostgreSQL, but all connections
 * share one PGlite session: two clients that prepare the same name would clash.
 * Each connection's names are therefore replaced by names of their own.
 */
export class StatementNames {
  #prefix: string;
  #names = new Map<string, string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}_`;
  }

  /** Every name this connection has used, as the database knows it. */
  get inUse(): string[] {
    return [...this.#names.values()];
  }

  rewrite({ type, bytes }: WireMessage): Buffer {
    const at = nameOffset(type, bytes);
    if (at === undefined) return bytes;
    const end = bytes.indexOf(0, at);
    if (end <= at) return bytes;
    const name = bytes.toString('utf8', at, end);
    const own = this.#names.get(name) ?? `${this.#prefix}${this.#names.size}`;
    this.#names.set(name, own);
    const result = Buffer.concat([bytes.subarray(0, at), Buffer.from(own), bytes.subarray(end)]);
    result.writeInt32BE(result.length - 1, 1);
    return result;
  }
}

/** Where a statement's name starts in the messages that carry one. */
function nameOffset(type: string, bytes: Buffer): number | undefined {
  if (type === 'P') return 5;
  if (type === 'B') return bytes.indexOf(0, 5) + 1;
  if (type === 'D' || type === 'C') return bytes.toString('latin1', 5, 6) === 'S' ? 6 : undefined;
  return undefined;
}
