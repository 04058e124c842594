import { Readable } from 'node:stream';
import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import type { Application } from '../payload-types.ts';
import { StorageUnavailable } from '../resumes/storage-unavailable.ts';
import { NotKept } from '../resumes/store.ts';
import { staffSideOf } from '../staff-side.ts';

/** Only these are shown in place; Word files can only be downloaded. */
const shown: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain' };

/**
 * Answers with an applicant's résumé, to be shown in place or downloaded, and
 * writes down who opened it. The caller has checked who asks.
 * @throws {APIError} with a plain reason while it may not be opened
 */
export async function resumeResponse(
  req: PayloadRequest,
  { id, reference, resume }: Application,
  purpose: 'view' | 'download',
): Promise<Response> {
  const { storedName, fileName, fileType, scan } = resume ?? {};
  if (!storedName) throw refused(404, 'This application came without a résumé.');
  if (scan === 'waiting')
    throw refused(409, 'This résumé has not been scanned for viruses yet. Please try again in a minute.');
  if (scan === 'infected')
    throw refused(403, 'The virus scan found something in this résumé, so it cannot be opened.');
  const type = shown[fileType ?? ''];
  if (purpose === 'view' && !type)
    throw refused(415, 'This kind of file cannot be shown here. Please download it.');
  const file = await opened(req, storedName);
  try {
    await recordAudit(req, {
      action: purpose === 'view' ? 'opened' : 'downloaded',
      kind: 'applications',
      record: id,
      summary: `Résumé of application ${reference}`,
    });
  } catch (error) {
    file.stream.destroy();
    throw error;
  }
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      'Content-Type': purpose === 'view' && type ? type : 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': disposition(purpose, fileName ?? `resume-${reference}`),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}

async function opened(req: PayloadRequest, name: string): Promise<{ stream: Readable; size: number }> {
  try {
    return await staffSideOf(req.payload).resumes.open(name);
  } catch (error) {
    if (error instanceof NotKept) throw refused(404, 'The file of this résumé is not there any more.');
    if (error instanceof StorageUnavailable)
      throw refused(503, 'The place where résumés are kept does not answer. Please try again in a minute.');
    throw error;
  }
}

/** The header's value, with any name a file may have (RFC 6266; the plain form has ASCII without quotes only). */
export function disposition(purpose: 'view' | 'download', fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const kind = purpose === 'view' ? 'inline' : 'attachment';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function refused(status: number, message: string): APIError {
  return new APIError(message, status, null, true);
}
