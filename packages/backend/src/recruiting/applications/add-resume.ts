import { commandPaths, resumeMaxBytes } from '@riverfront/contract';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { createTokens } from '../../limits/tokens/signed-token.ts';
import type { Application } from '../../payload-types.ts';
import { staffSideOf } from '../../staff-side.ts';

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
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  if (response?.ok) return { message: 'The résumé was added.' };
  throw new APIError(
    answer?.message ?? 'The résumé cannot be inspected at the moment. Please try again.',
    response && answer?.message ? response.status : 503,
  );
}
