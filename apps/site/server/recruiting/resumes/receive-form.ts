import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { StorageUnavailable, toStorageError } from '@riverfront/backend/storage/errors';
import { resumeMaxBytes } from '@riverfront/contract/application-limits';
import { HttpError } from '../../api/http-error.ts';

/** An upload, not yet inspected: in a file, or in memory. `size` in bytes, `sha256` in hexadecimal. */
type Upload = { path?: string; chunks: Buffer[]; size: number; sha256: string };

/** A multipart form as it arrived: only its limits are checked. */
interface ReceivedForm {
  fields: Map<string, string>;
  file?: Pick<Upload, 'size' | 'sha256'> & {
    originalName: string;
    /** Writes the file, unless it was written as it came. @returns its path @throws {StorageUnavailable} */
    save(): Promise<string>;
  };
  /** Removes the file, if there is one. */
  discard(): Promise<void>;
}

interface ReceiveFormOptions {
  /** The file is written to `<dir>/incoming/`. */
  dir: string;
  /** Decides by the fields before the file whether it is written, or held in memory; what it throws is thrown. */
  beforeFile?: (fields: ReadonlyMap<string, string>) => Promise<boolean>;
}

/** The one field that may hold a file. */
const fileField = 'resume';

/** The application form has about 25 fields, the longest of which a visitor types by hand. */
const limits = {
  fields: 40,
  fieldSize: 20 * 1024,
  files: 1,
  fileSize: resumeMaxBytes,
  parts: 50,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
const maxFieldName = 100;

/** Most bytes of files that this process holds in memory: those that come before the fields, or with wrong ones. */
const maxHeldBytes = 64 * 1024 ** 2;
let heldBytes = 0;

/** Largest body in bytes: the file, and 512 KB for the fields and what separates the parts. */
export const formMaxBytes = resumeMaxBytes + 512 * 1024;

/**
 * Reads a `multipart/form-data` request: text fields into memory, a file as it streams into a private temporary
 * one. On any failure no file stays, and the request is drained so that the client gets the response.
 * @throws {HttpError} when the form exceeds a limit or is not a form
 * @throws {StorageUnavailable} when the file cannot be written
 * @throws whatever `beforeFile` throws
 */
export async function receiveForm(request: Request, options: ReceiveFormOptions): Promise<ReceivedForm> {
  const body = openBody(request);
  try {
    return await parseForm(body, request.headers.get('content-type') ?? '', options);
  } catch (error) {
    await body.drain();
    throw error;
  }
}

async function parseForm(
  body: ReturnType<typeof openBody>,
  contentType: string,
  { dir, beforeFile }: ReceiveFormOptions,
): Promise<ReceivedForm> {
  const parser = createParser(contentType);
  const fields = new Map<string, string>();
  const controller = new AbortController();
  const { signal } = controller;
  const reject = (error: unknown) => controller.abort(error);
  let originalName = '';
  let writing: Promise<Upload> | undefined;
  let rejectedByCaller: unknown;

  async function write(stream: Readable): Promise<Upload> {
    // Until the stream is read, the parser takes no more of the request.
    stream.on('error', () => {});
    const isWritten = await beforeFile?.(fields).catch((error: unknown) => {
      rejectedByCaller = error;
      throw error;
    });
    return isWritten === false ? holdUpload(stream, signal) : writeUpload(stream, dir, signal);
  }

  parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
    if (!name || Buffer.byteLength(name) > maxFieldName)
      return reject(createFormError(400, 'The form has a field without a usable name.'));
    if (fields.has(name))
      return reject(createFormError(400, 'The form has the same field twice.', { field: name }));
    if (valueTruncated)
      return reject(createFormError(413, 'This answer is too long. Please shorten it.', { field: name }));
    fields.set(name, value);
  });
  parser.on('file', (name: string | undefined, stream, filename) => {
    if (name !== fileField) {
      stream.resume();
      return reject(createFormError(400, 'The form has a file where none belongs.', { field: name }));
    }
    originalName = filename;
    stream.on('limit', () => reject(tooLarge()));
    writing = write(stream);
    writing.catch(reject);
  });
  parser.on('filesLimit', () =>
    reject(createFormError(400, 'Please send one file only.', { field: fileField })),
  );
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => reject(createFormError(400, 'The form has too many fields.')));

  try {
    await pipeline(body.read(formMaxBytes, tooLarge), parser, { signal });
    const upload = await writing;
    signal.throwIfAborted();
    // A file input left empty sends a part without a name and without a byte.
    const isEmpty = upload?.size === 0;
    if (isEmpty) await discard(upload);
    if (isEmpty && originalName !== '')
      throw createFormError(400, 'The file is empty. Please choose another one.', { field: fileField });
    if (!upload || isEmpty) return { fields, discard: async () => {} };
    const { size, sha256 } = upload;
    const save = async () => {
      upload.path ??= (await writeUpload(Readable.from(upload.chunks), dir, signal)).path;
      return upload.path;
    };
    return { fields, file: { originalName, size, sha256, save }, discard: () => discard(upload) };
  } catch (error) {
    const reason = signal.aborted ? signal.reason : error;
    reject(reason);
    await discard(await writing?.catch(() => undefined));
    if (rejectedByCaller !== undefined) throw rejectedByCaller;
    if (reason instanceof HttpError || reason instanceof StorageUnavailable) throw reason;
    // The parser has no error classes: any other error is a body that is malformed or truncated.
    throw createFormError(400, 'The form did not arrive completely. Please send it again.', {
      cause: reason,
    });
  }
}

function createParser(contentType: string) {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType))
    throw createFormError(415, 'The form has to be sent as multipart/form-data.');
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    throw createFormError(400, 'The form is damaged: its parts cannot be told apart.', { cause });
  }
}

/** Creates the error of a form that cannot be accepted as it was sent. */
function createFormError(
  status: 400 | 413 | 415,
  message: string,
  { field, cause }: { field?: string; cause?: unknown } = {},
): HttpError {
  const code = field === fileField ? 'file-refused' : 'invalid';
  return new HttpError(status, code, message, { cause, ...(field && { errors: { [field]: message } }) });
}

function tooLarge(): HttpError {
  const text = `The résumé is larger than ${resumeMaxBytes / 1024 ** 2} MB. Please send a smaller file.`;
  return createFormError(413, text, { field: fileField });
}

async function discard(upload: Upload | undefined): Promise<void> {
  for (const { length } of upload?.chunks.splice(0) ?? []) heldBytes -= length;
  if (upload?.path) await rm(upload.path, { force: true });
}

/**
 * Reads a stream into memory; on any failure, and when `signal` aborts, nothing stays.
 * @throws {StorageUnavailable} when the process holds too much already
 */
async function holdUpload(stream: Readable, signal: AbortSignal): Promise<Upload> {
  const hash = createHash('sha256');
  const upload: Upload = { chunks: [], size: 0, sha256: '' };
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      heldBytes += chunk.length;
      upload.chunks.push(chunk);
      upload.size += chunk.length;
      hash.update(chunk);
      done(heldBytes > maxHeldBytes ? new StorageUnavailable('Too many files are in memory.') : null);
    },
  });
  try {
    await pipeline(stream, target, { signal });
    return { ...upload, sha256: hash.digest('hex') };
  } catch (error) {
    await discard(upload);
    throw error;
  }
}

/**
 * Hashes a stream, and writes it to a new private file in `<dir>/incoming/`; on any failure, and when `signal` aborts, no
 * file stays.
 * @throws {StorageUnavailable} when the disk fails
 */
async function writeUpload(
  stream: Readable,
  dir: string,
  signal: AbortSignal,
): Promise<Upload & { path: string }> {
  // The stream may fail while the file is still being opened, before the pipeline listens.
  stream.on('error', () => {});
  const path = join(dir, 'incoming', randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      file.createWriteStream(),
      { signal },
    );
    return { path, chunks: [], size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw toStorageError(error);
  }
}

const maxDrainedBytes = 32 * 1024 * 1024;
const drainTimeoutMs = 10_000;

/** Takes over the body of a request, to read it with a limit and to drain the rest when nobody wants it. */
function openBody(request: Request) {
  const reader = request.body?.getReader();
  return {
    /** Yields the bytes; throws the error of `tooLarge` as soon as there are more than `maxBytes`. */
    async *read(maxBytes: number, tooLarge: () => Error): AsyncGenerator<Uint8Array, void> {
      let received = 0;
      // No `finally` that cancels: ending early must leave the connection open for the response.
      while (reader) {
        const { done, value } = await reader.read();
        if (done) return;
        received += value.byteLength;
        if (received > maxBytes) throw tooLarge();
        yield value;
      }
    },
    /**
     * Reads and discards the rest, so that a client that is still sending gets to the response; gives up on one
     * that sends too much or too slowly.
     */
    async drain(): Promise<void> {
      if (!reader) return;
      const cancel = () => void reader.cancel().catch(() => {});
      const timer = setTimeout(cancel, drainTimeoutMs);
      try {
        for (let drained = 0; ; ) {
          const { done, value } = await reader.read();
          if (done) return;
          drained += value.byteLength;
          if (drained > maxDrainedBytes) cancel();
        }
        // biome-ignore lint/plugin: the client has disconnected, and there is nobody left to answer
      } catch {
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
