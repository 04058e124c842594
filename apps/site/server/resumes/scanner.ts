import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ScanResult = { clean: true } | { clean: false; signature: string };

export type Scanner = {
  /** @throws {ScannerUnavailable} when there is no verdict: unreachable, too slow, or an error of its own */
  scan(stream: Readable): Promise<ScanResult>;
};

/** The virus scanner gave no verdict; the file counts as not scanned. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** clamd's answer is one line with the name of a signature. */
const maxAnswer = 4096;

/**
 * A client of ClamAV's daemon (clamd(8), INSTREAM). Of our own, because the two
 * libraries there are have had no release since 2024 and no types.
 * @param address `host:port`, `[::1]:port` or the path of a Unix socket
 * @param timeoutMs for the whole scan of one file
 */
export function createScanner({
  address,
  timeoutMs = 30_000,
}: {
  address: string;
  timeoutMs?: number;
}): Scanner {
  const target = parseAddress(address);
  return {
    async scan(stream) {
      const socket = connect(target);
      const tooSlow = setTimeout(() => socket.destroy(new Error('The scan took too long.')), timeoutMs);
      try {
        const [answer] = await Promise.all([
          readAnswer(socket),
          pipeline(stream, inChunks, socket, { end: false }),
        ]);
        return verdictOf(answer);
      } catch (cause) {
        if (cause instanceof ScannerUnavailable) throw cause;
        throw new ScannerUnavailable('The virus scanner cannot be reached.', { cause });
      } finally {
        clearTimeout(tooSlow);
        socket.destroy();
        stream.destroy();
      }
    },
  };
}

function parseAddress(address: string) {
  if (address.startsWith('/')) return { path: address };
  const [, host = '', port = ''] = /^\[?(.+?)\]?:(\d{1,5})$/.exec(address) ?? [];
  if (!host) throw new Error(`"${address}" is neither host:port nor the path of a socket.`);
  return { host, port: Number(port) };
}

/** Each chunk behind its length, then a length of zero. */
async function* inChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of chunks) {
    // A length of zero would end the stream.
    if (chunk.length === 0) continue;
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\0') || answer.length > maxAnswer) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

function verdictOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found?.[1]) return { clean: false, signature: found[1] };
  throw new ScannerUnavailable(`The virus scanner answered "${answer}".`);
}
