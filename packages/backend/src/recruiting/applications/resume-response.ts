import { Readable } from 'node:stream';
import { APIError, type PayloadRequest } from 'payload';
import type { Application } from '../../payload-types.ts';
import { FileNotFoundError, recordAudit, StorageUnavailable, staffSideOf } from '../../platform/index.ts';

/** Content types that are displayed inline; Word files can only be downloaded. */
const inlineTypes: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain' };

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
  const inlineType = inlineTypes[fileType ?? ''];
  if (!storedName) throw new APIError('This application came without a résumé.', 404);
  if (scan === 'waiting')
    throw new APIError(
      'This résumé has not been scanned for viruses yet. Please try again in a minute.',
      409,
    );
  if (scan === 'infected')
    throw new APIError('The virus scan found something in this résumé, so it cannot be opened.', 403);
  if (isView && !inlineType)
    throw new APIError('This type of file cannot be displayed here. Please download it.', 415);
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
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      'Content-Type': (isView && inlineType) || 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `${isView ? 'inline' : 'attachment'}; ${toFileName(fileName ?? `resume-${reference}`)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
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
