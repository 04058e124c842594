import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { StorageUnavailable } from '@riverfront/content/resumes';
import { FormRefused } from './form-refused.ts';
import { type IncomingFile, writeIncoming } from './incoming-file.ts';
import { openBody, type RequestBody } from './request-body.ts';

/** A multipart form as it arrived: nothing in it is checked yet but its measure. */
export type ReceivedForm = {
  fields: Map<string, string>;
  file?: IncomingFile & { originalName: string };
  /** Removes the file, if there is one. */
  discard(): Promise<void>;
};

export type ReceiveFormOptions = {
  /** The file is written to `<dir>/incoming/`. */
  dir: string;
  /** 5 MB (requirements, Security, "upload"). */
  maxFileBytes?: number;
  /** Decides by the fields before the file whether a byte of the file is written; what it throws is thrown. */
  beforeFile?: (fields: ReadonlyMap<string, string>) => Promise<void>;
};

/** The one field a file may come in. */
const fileField = 'resume';

/** The application form has about 25 fields, the longest of which a visitor types by hand. */
const limits = {
  fields: 40,
  fieldSize: 20 * 1024,
  files: 1,
  parts: 50,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
const maxFieldName = 100;
/** All that is not the file: the fields and what separates the parts. */
const maxBesideFile = 512 * 1024;

/**
 * Reads a `multipart/form-data` request: text fields into memory, a file as it
 * streams into a private temporary one. On any failure nothing stays behind, and
 * the request is read on (within bounds) so that the client gets the answer.
 * @throws {FormRefused} when the form breaks a limit or is not a form
 * @throws {StorageUnavailable} when the file cannot be written
 * @throws whatever `beforeFile` throws
 */
export async function receiveForm(
  request: Request,
  { dir, maxFileBytes = 5 * 1024 * 1024, beforeFile }: ReceiveFormOptions,
): Promise<ReceivedForm> {
  const body = openBody(request);
  try {
    return await parse(body, request.headers.get('content-type') ?? '', { dir, maxFileBytes, beforeFile });
  } catch (error) {
    await body.drain();
    throw error;
  }
}

async function parse(
  body: RequestBody,
  contentType: string,
  { dir, maxFileBytes, beforeFile }: ReceiveFormOptions & { maxFileBytes: number },
) {
  const parser = openParser(contentType, maxFileBytes);
  const fields = new Map<string, string>();
  const stop = new AbortController();
  const refuse = (error: unknown) => stop.abort(error);
  let originalName = '';
  let writing: Promise<IncomingFile> | undefined;
  let rejected: unknown;

  async function write(stream: Readable): Promise<IncomingFile> {
    // Until somebody reads the stream the parser takes no more of the request.
    stream.on('error', () => {});
    await beforeFile?.(fields).catch((error: unknown) => {
      rejected = error;
      throw error;
    });
    return writeIncoming(stream, dir, stop.signal);
  }

  parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
    if (!name || Buffer.byteLength(name) > maxFieldName)
      return refuse(new FormRefused(400, 'The form has a field without a usable name.'));
    if (fields.has(name))
      return refuse(new FormRefused(400, 'The form has the same field twice.', { field: name }));
    if (valueTruncated)
      return refuse(new FormRefused(413, 'This answer is too long. Please shorten it.', { field: name }));
    fields.set(name, value);
  });
  parser.on('file', (name: string | undefined, stream, filename) => {
    if (name !== fileField) {
      stream.resume();
      return refuse(new FormRefused(400, 'The form has a file where none belongs.', { field: name }));
    }
    originalName = filename;
    stream.on('limit', () => refuse(tooLarge(maxFileBytes)));
    writing = write(stream);
    writing.catch(refuse);
  });
  parser.on('filesLimit', () =>
    refuse(new FormRefused(400, 'Please send one file only.', { field: fileField })),
  );
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(new FormRefused(400, 'The form has too many fields.')));

  const arrived = body.read(maxFileBytes + maxBesideFile, () => tooLarge(maxFileBytes));
  try {
    await pipeline(arrived, parser, { signal: stop.signal });
    const written = await writing;
    stop.signal.throwIfAborted();
    const file = written && (await checked(written, originalName));
    return { fields, ...(file && { file }), discard: () => discard(file) };
  } catch (error) {
    const reason = stop.signal.aborted ? stop.signal.reason : error;
    refuse(reason);
    await discard(await writing?.catch(() => undefined));
    if (rejected !== undefined) throw rejected;
    if (reason instanceof FormRefused || reason instanceof StorageUnavailable) throw reason;
    // The parser has no classes of errors: what is left is a body that is broken or cut off.
    throw new FormRefused(400, 'The form did not arrive completely. Please send it again.', {
      cause: reason,
    });
  }
}

function openParser(contentType: string, maxFileBytes: number) {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType))
    throw new FormRefused(415, 'The form has to be sent as multipart/form-data.');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize: maxFileBytes },
    });
  } catch (cause) {
    throw new FormRefused(400, 'The form is damaged: its parts cannot be told apart.', { cause });
  }
}

/** A file input left empty sends a part without a name and without a byte. */
async function checked(written: IncomingFile, originalName: string) {
  if (written.size > 0) return { ...written, originalName };
  await discard(written);
  if (originalName === '') return undefined;
  throw new FormRefused(400, 'The file is empty. Please choose another one.', { field: fileField });
}

function tooLarge(maxFileBytes: number): FormRefused {
  const megabytes = Math.floor((maxFileBytes / 1024 / 1024) * 10) / 10;
  const text = `The résumé is larger than ${megabytes} MB. Please send a smaller file.`;
  return new FormRefused(413, text, { field: fileField });
}

async function discard(file: IncomingFile | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
