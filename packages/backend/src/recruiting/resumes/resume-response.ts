import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Application } from '../../payload-types.ts';
import { staffSideOf } from '../../staff-side.ts';
import { FileNotFoundError, StorageUnavailable } from '../../storage/errors.ts';
import { runInWorker, WorkerUnavailable } from '../../storage/worker/run-in-worker.ts';
import type { wordToHtml } from './word-to-html.ts';

/** Content types that are displayed inline, by file type; Word files are converted. */
const inlineTypes: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  doc: 'text/html; charset=utf-8',
  docx: 'text/html; charset=utf-8',
};

/**
 * Creates the response with an applicant's résumé, inline or as an attachment, and records who opened it in the
 * audit trail. The caller has checked the user's role.
 * @throws {APIError} with a plain reason when it may not be opened
 */
export async function createResumeResponse(
  req: PayloadRequest,
  { id, reference, resume }: Application,
  purpose: 'view' | 'download',
): Promise<Response> {
  const { storedName, fileName, fileType, scan } = resume ?? {};
  const isView = purpose === 'view';
  if (!storedName) throw new APIError('This application came without a résumé.', 404);
  if (scan === 'waiting')
    throw new APIError(
      'This résumé has not been scanned for viruses yet. Please try again in a minute.',
      409,
    );
  if (scan === 'infected')
    throw new APIError('The virus scan found something in this résumé, so it cannot be opened.', 403);
  const file = await openResume(req, storedName);
  try {
    await recordAudit(req, {
      action: isView ? 'opened' : 'downloaded',
      kind: 'applications',
      record: id,
      summary: `Résumé of application ${reference}`,
    });
  } catch (error) {
    file.stream.destroy();
    throw error;
  }
  const isConverted = isView && (fileType === 'doc' || fileType === 'docx');
  const body = isConverted ? await convert(file.stream, fileType) : Readable.toWeb(file.stream);
  return new Response(body as string | ReadableStream, {
    headers: {
      'Content-Type': (isView && inlineTypes[fileType ?? '']) || 'application/octet-stream',
      ...(!isConverted && { 'Content-Length': String(file.size) }),
      'Content-Disposition': `${isView ? 'inline' : 'attachment'}; ${toFileName(fileName ?? `resume-${reference}`)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}

/** Converts a Word file in a worker thread. @throws {APIError} 422 also when that takes too long */
async function convert(file: Readable, type: 'doc' | 'docx'): Promise<string> {
  const task = { file: './word-to-html.ts', from: import.meta.url, name: 'wordToHtml' };
  const limits = { deadlineMs: 10_000, heapMegabytes: 256, bufferMegabytes: 96 };
  const bytes = await buffer(file);
  return runInWorker<typeof wordToHtml>({ ...task, args: [bytes, type] }, limits).catch((error: unknown) => {
    if (error instanceof WorkerUnavailable) throw error;
    // Without the cause, which may quote the résumé.
    throw new APIError('This Word file cannot be displayed here. Please download it.', 422);
  });
}

async function openResume(req: PayloadRequest, name: string): Promise<{ stream: Readable; size: number }> {
  try {
    return await staffSideOf(req.payload).resumes.open(name);
  } catch (error) {
    if (error instanceof FileNotFoundError)
      throw new APIError('The file of this résumé no longer exists.', 404);
    if (error instanceof StorageUnavailable)
      throw new APIError('The résumé storage does not answer. Please try again in a minute.', 503);
    throw error;
  }
}

/** Encodes any file name for Content-Disposition (RFC 6266): plain ASCII without quotes, and UTF-8. */
function toFileName(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
