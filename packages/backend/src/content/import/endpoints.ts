import { ReadableStream } from 'node:stream/web';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Import } from '../../payload-types.ts';
import { createCsvResponse, toCsv } from '../../platform/index.ts';
import { importLimits } from './archive.ts';
import { importKinds, mayImport } from './kinds.ts';
import type { ImportLine, ImportPlan } from './lines.ts';
import { prepareImport } from './run.ts';

const uploaded = z.array(z.object({ name: z.string().max(300), size: z.int().min(0) })).max(20);
const listed = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' });
      return z.NEVER;
    }
  })
  .pipe(uploaded);

/**
 * `POST /api/imports/upload?files=`: the dry run of the files that the body holds one after the other. With the `plan`
 * of that, imports exactly what it showed, and answers a line of JSON after each item, so that no proxy gives up.
 */
const upload: Endpoint = {
  path: '/upload',
  method: 'post',
  async handler(req) {
    const allowed = await Promise.all(Object.keys(importKinds).map((kind) => mayImport(req, kind)));
    if (!allowed.includes(true)) throw new APIError('You are not allowed to import.', req.user ? 403 : 401);
    const uploads = await readUpload(req);
    const { lines, plan, run } = await prepareImport(req, uploads);
    const wanted = req.searchParams.get('plan');
    const headers = { 'X-Accel-Buffering': 'no' };
    if (!wanted) return Response.json({ plan, lines } satisfies ImportPlan, { headers });
    if (wanted !== plan)
      throw new APIError('Something has changed since the check. Check the files again.', 409);
    const progress = async function* () {
      for await (const line of run()) yield Buffer.from(`${JSON.stringify(line)}\n`);
    };
    return new Response(ReadableStream.from(progress()) as BodyInit, { headers });
  },
};

/** `GET /api/imports/:id/report`: what an import did, and what it could not take over, as CSV. */
const report: Endpoint = {
  path: '/:id/report',
  method: 'get',
  async handler(req) {
    const id = Number(req.routeParams?.id);
    const options = {
      collection: 'imports',
      id,
      overrideAccess: false,
      user: req.user,
      depth: 0,
      req,
    } as const;
    const { lines }: Import = await req.payload.findByID(options);
    const headings = ['place', 'kind', 'title', 'result', 'notes', 'redirects'] as const;
    const columns = headings.map((heading) => ({
      heading,
      value: (line: ImportLine) => [line[heading]].flat().join('\n'),
    }));
    return createCsvResponse(
      toCsv(Object.values(lines as unknown as Record<string, ImportLine>), columns),
      'import',
    );
  },
};

export const importEndpoints = [upload, report];

/** Reads the files of a body that is not multipart: Payload would store those before it knows who sends them. */
async function readUpload({ body, searchParams }: PayloadRequest) {
  const { data: files } = listed.safeParse(searchParams.get('files'));
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
