import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Scans files for viruses. */
export interface Scanner {
  /** @throws {ScannerUnavailable} when there is no verdict: unreachable, too slow, or an error of the scanner */
  scan(stream: Readable): Promise<{ clean: boolean; signature?: string }>;
}

/** The virus scanner gave no verdict; the file counts as not scanned. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** clamd answers with one line that names the signature. */
const maxAnswer = 4096;

/**
 * Creates a client of ClamAV's daemon (clamd(8), INSTREAM). Own code, because the two libraries for it have
 * had no release since 2024 and no types.
 * @param options.address `host:port`, `[::1]:port` or the path of a Unix socket
 * @param options.timeoutMs for the whole scan of one file
 */
export function createScanner(options: { address: string; timeoutMs?: number }): Scanner {
  const target = parseAddress(options.address);
  return {
    async scan(stream) {
      const socket = connect(target);
      const timeout = setTimeout(
        () => socket.destroy(new Error('The scan took too long.')),
        options.timeoutMs ?? 30_000,
      );
      try {
        const [answer] = await Promise.all([
          readAnswer(socket),
          pipeline(stream, toChunks, socket, { end: false }),
        ]);
        return parseAnswer(answer);
      } catch (cause) {
        if (cause instanceof ScannerUnavailable) throw cause;
        throw new ScannerUnavailable('The virus scanner cannot be reached.', { cause });
      } finally {
        clearTimeout(timeout);
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

/** Prefixes each chunk with its length; a length of zero ends the stream. */
async function* toChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    yield toLength(chunk.length);
    yield chunk;
  }
  yield toLength(0);
}

function toLength(length: number): Buffer {
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

function parseAnswer(answer: string) {
  if (answer === 'stream: OK') return { clean: true };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!signature) throw new ScannerUnavailable(`The virus scanner answered "${answer}".`);
  return { clean: false, signature };
}
