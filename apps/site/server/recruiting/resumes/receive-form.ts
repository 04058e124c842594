import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { StorageUnavailable } from '@riverfront/backend/platform';
import { resumeMaxBytes } from '@riverfront/contract/applications';
import { HttpError } from '../../http/http-error.ts';
import { openBody } from './request-body.ts';
import { type Upload, writeUpload } from './write-upload.ts';

/** A multipart form as it arrived: only its limits are checked. */
export interface ReceivedForm {
  fields: Map<string, string>;
  file?: Upload & { originalName: string };
  /** Removes the file, if there is one. */
  discard(): Promise<void>;
}

export interface ReceiveFormOptions {
  /** The file is written to `<dir>/incoming/`. */
  dir: string;
  /** Decides by the fields before the file whether any of the file is written; what it throws is thrown. */
  beforeFile?: (fields: ReadonlyMap<string, string>) => Promise<void>;
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
    await beforeFile?.(fields).catch((error: unknown) => {
      rejectedByCaller = error;
      throw error;
    });
    return writeUpload(stream, dir, signal);
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
    const file = upload && !isEmpty ? { ...upload, originalName } : undefined;
    return { fields, ...(file && { file }), discard: () => discard(file) };
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

async function discard(file: Upload | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
