import { rm } from 'node:fs/promises';
import { APIError, type PayloadRequest } from 'payload';
import { parseJson } from '../fields/json.ts';

/** Largest body in bytes that is read into memory, without a session (an address and a password) and with one. */
const maxBytes = { anonymous: 64 * 1024, staff: 16 * 1024 ** 2 };

/**
 * Replaces the parser of JSON and forms by one that reads into memory, with a limit; Payload's would store each file of
 * a form on the disk. Only a collection of uploads leaves a form to Payload.
 * @param options.isParsed true for Payload's own endpoints, which read `req.data`; ours call `req.json()` after their
 * check of roles
 * @throws {APIError} 400 for what is not JSON, 413 for what is too large
 */
export async function limitBody(
  req: PayloadRequest,
  options: { isParsed: boolean; isUpload: boolean },
): Promise<void> {
  const type = req.headers.get('content-type')?.toLowerCase() ?? '';
  const isForm = type.startsWith('multipart/');
  if (!req.body || !(isForm || type.startsWith('application/json')) || (isForm && options.isUpload)) return;
  let data: Promise<unknown> | undefined;
  req.json = () => {
    data ??= readData(req, isForm);
    return data;
  };
  if (!options.isParsed) return;
  req.data = (await req.json()) as PayloadRequest['data'];
  Object.defineProperty(req, 'body', { value: null });
}

/** Removes the temporary files that Payload's parser stored of an upload; it removes only the one named `file`. */
export async function removeTemporaryFiles(req: PayloadRequest): Promise<void> {
  const files: unknown[] = Object.values(req.files ?? {}).flat();
  for (const file of files)
    if (typeof file === 'object' && file && 'tempFilePath' in file && typeof file.tempFilePath === 'string')
      await rm(file.tempFilePath, { force: true });
}

async function readData(req: PayloadRequest, isForm: boolean): Promise<unknown> {
  const bytes = await readBytes(req);
  const text = isForm ? await readForm(req, bytes) : bytes.toString();
  // PostgreSQL cannot store the character.
  if (/(?<!\\)(\\\\)*\\u0000/.test(text))
    throw new APIError('The text contains a character that cannot be stored.', 400);
  const json = text ? parseJson(text) : {};
  if (json === undefined) throw new APIError('Invalid JSON', 400);
  return json;
}

/** Reads the JSON that Payload's forms send in the field `_payload`. */
async function readForm({ headers }: PayloadRequest, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const type = headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const field = form?.get('_payload');
  return typeof field === 'string' ? field : '';
}

async function readBytes({ body, headers, user }: PayloadRequest): Promise<Buffer<ArrayBuffer>> {
  const limit = user ? maxBytes.staff : maxBytes.anonymous;
  const tooLarge = () => new APIError('This is too large to be saved.', 413);
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
