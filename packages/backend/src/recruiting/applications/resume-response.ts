import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { commandPaths, resumeMaxBytes } from '@riverfront/contract';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { createTokens } from '../../limits/tokens/signed-token.ts';
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

/** Seconds in which the site has to accept the file. */
const proofSeconds = 60;

/**
 * Adds the résumé of a person whom recruiters look after: the body of the request, under the name in its query. The
 * site inspects, scans and stores it like a file that the applicant sends to their portal.
 * @throws {APIError} 400, 413, what the site answers, or 503
 */
export async function addResume(req: PayloadRequest, { email, reference }: Application): Promise<object> {
  const name = z.string().trim().min(1).max(255).safeParse(req.query.name).data;
  const bytes = Number(req.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (!name || !req.arrayBuffer) throw new APIError('Choose a file first.', 400);
  if (bytes > resumeMaxBytes)
    throw new APIError(`The résumé is larger than ${resumeMaxBytes / 1024 ** 2} MB.`, 413);
  const claims = { email, staff: req.user?.name ?? '' };
  const proof = createTokens(req.payload.config.secret).sign('own-application', claims, proofSeconds);
  const form = new FormData();
  form.set('proof', proof);
  form.set('reference', reference);
  form.set('resume', new File([new Uint8Array(await req.arrayBuffer())], name));
  const address = staffSideOf(req.payload).siteUrl + commandPaths.ownApplicationReplaceResume;
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${proof}` },
    body: form,
    // Longer than the proxy before the site, which waits for the inspection.
    signal: AbortSignal.timeout(100_000),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  if (response?.ok) return { message: 'The résumé was added.' };
  throw new APIError(
    answer?.message ?? 'The résumé cannot be inspected at the moment. Please try again.',
    response && answer?.message ? response.status : 503,
  );
}
