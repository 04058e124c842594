import { once } from 'node:events';
import { connect } from 'node:net';

/** PostgreSQL's "may I encrypt?", which the server answers without touching the database. */
const question = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Whether the database's process still takes part in the conversation. A query
 * that never ends, or PGlite spinning after an internal failure, blocks it for ever.
 */
export async function hasPulse(port: number, withinMs: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(question);
    await once(socket, 'data', { signal: AbortSignal.timeout(withinMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
