import { ReadableStream } from 'node:stream/web';
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { editorsAndRecruiters, nobody } from '../../accounts/roles.ts';
import { createCsvResponse, toCsv } from '../../audit/csv.ts';
import { parseJson } from '../../fields/json.ts';
import { importLimits } from './archive.ts';
import { choiceNames } from './build.ts';
import type { ImportLine, ImportProgress } from './lines.ts';
import { prepareImport } from './run.ts';
import { canUndo, readImport, readLines, undoImport } from './undo.ts';

const uploaded = z.array(z.object({ name: z.string().max(300), size: z.int().min(0) })).max(20);
const json = z.string().transform((text) => parseJson(text));
const chosen = json.pipe(z.partialRecord(z.enum(choiceNames), z.string().max(300)));

/**
 * `POST /api/imports/upload?files=&choices=`: the dry run of the files that the body holds one after the other. With the
 * `plan` of that, imports exactly what it showed, and answers a line of JSON after each item, so that no proxy gives up.
 */
const upload = endpoint({
  method: 'post',
  path: '/upload',
  roles: ['editor', 'recruiter'],
  async handler(req) {
    const uploads = await readUpload(req);
    const { data: choices = {} } = chosen.safeParse(req.searchParams.get('choices'));
    const { shown, run } = await prepareImport(req, uploads, choices);
    const wanted = req.searchParams.get('plan');
    if (!wanted) return shown;
    if (wanted !== shown.plan)
      throw new APIError('Something has changed since the check. Check the files again.', 409);
    return stream(run());
  },
});

/** `GET /api/imports/:id/report`: what an import did, and what it could not take over, as CSV. */
const report = endpoint({
  method: 'get',
  path: '/:id/report',
  roles: ['editor', 'recruiter'],
  async handler(req, { id }) {
    const lines = readLines(await readImport(req, id));
    const headings = ['place', 'kind', 'title', 'result', 'notes', 'redirects'] as const;
    const columns = headings.map((heading) => ({
      heading,
      value: (line: ImportLine) => [line[heading]].flat().join('\n'),
    }));
    return createCsvResponse(toCsv(lines, columns), 'import');
  },
});

/** `POST /api/imports/:id/undo`: undoes an import as one, with the same answer as the import itself. */
const undo = endpoint({
  method: 'post',
  path: '/:id/undo',
  roles: ['editor', 'recruiter'],
  async handler(req, { id }) {
    const stored = await readImport(req, id);
    if (!canUndo(stored)) throw new APIError('There is nothing left to undo.', 409);
    return stream(undoImport(req, stored));
  },
});

const importEndpoints = [upload, report, undo];

/** Answers a line of JSON for each step. */
function stream(steps: AsyncIterable<ImportProgress>): Response {
  const progress = async function* () {
    for await (const step of steps) yield Buffer.from(`${JSON.stringify(step)}\n`);
  };
  const headers = { 'X-Accel-Buffering': 'no' };
  return new Response(ReadableStream.from(progress()) as BodyInit, { headers });
}

/** Reads the files of a body that is not multipart: Payload would store those before it knows who sends them. */
async function readUpload({ body, searchParams }: PayloadRequest) {
  const { data: files } = json.pipe(uploaded).safeParse(searchParams.get('files'));
  if (!files?.length || !body) throw new APIError('Choose at least one file, and at most 20.', 400);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > importLimits.upload * 1024 ** 2)
      throw new APIError('The files are larger than 50 MB together. Import the pictures in parts.', 413);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  let start = 0;
  return files.map(({ name, size }) => {
    start += size;
    return { name, bytes: bytes.subarray(start - size, start) };
  });
}

const written = { create: nobody, update: nobody, delete: nobody };
const line = (name: string) => ({ name, type: 'text', required: true }) as const;

/** Imports that were run, each with its report; our own screen lists them. */
export const imports: CollectionConfig = {
  slug: 'imports',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', hidden: true },
  access: { ...written, read: editorsAndRecruiters },
  endpoints: importEndpoints,
  fields: [line('name'), line('summary'), line('by'), { name: 'lines', type: 'json', required: true }],
};

/**
 * Which item of a source became which document, so that a second import makes nothing twice: the hash of the source
 * (`pending` while links wait for others), and the version that the import left.
 */
export const importedItems: CollectionConfig = {
  slug: 'imported-items',
  disableDuplicate: true,
  admin: { hidden: true },
  access: { ...written, read: nobody },
  fields: [
    { ...line('source'), unique: true, index: true },
    { name: 'record', type: 'number', required: true },
    line('hash'),
    line('version'),
  ],
};
