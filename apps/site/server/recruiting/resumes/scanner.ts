import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { ResumeStore } from '@riverfront/backend/storage/resume-store';
import type { Payload } from 'payload';

/** Scans files for viruses. */
interface Scanner {
  /** @throws {ScannerUnavailable} when there is no result: unreachable, too slow, or an error of the scanner */
  scan(stream: Readable): Promise<{ clean: boolean; signature?: string }>;
}

/** The virus scanner gave no result; the file counts as not scanned. */
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

/** What a scan needs. */
interface ScanDeps {
  payload: () => Payload;
  resumes: ResumeStore;
  /** Undefined when no scanner is configured. */
  scanner: Scanner | undefined;
}

/**
 * Scans the résumé of an application for viruses; until then nobody can open it. Without a scanner the scan is off.
 * @throws {Error} when the scanner or the store fails, so that the queue retries
 */
export async function scanResume(deps: ScanDeps, application: number): Promise<void> {
  const { payload, resumes, scanner } = deps;
  const doc = await payload().findByID({
    collection: 'applications',
    id: application,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!doc?.resume?.storedName || doc.resume.scan !== 'waiting') return;
  const { storedName } = doc.resume;
  const found = await scanner?.scan((await resumes.open(storedName)).stream);
  const result = found ? (found.clean ? 'clean' : 'infected') : 'off';
  // The applicant may have replaced the file or erased everything during the scan: the result is about this file.
  await execute(payload())(sql`
    update applications set resume_scan = ${result}, updated_at = now()
    where id = ${application} and resume_stored_name = ${storedName} and resume_scan = 'waiting'`);
}
