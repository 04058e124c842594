import type { CaptchaAction } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { browserApi } from '../../api.ts';

/** A token of the passed human check, which is consumed by one submission. */
export interface CaptchaToken {
  captcha: string;
  validForSeconds: number;
}

/**
 * Fetches a challenge, solves it by the provider that the server uses, and exchanges the answer for a token.
 * @throws {ApiError} with status 422, or 200 and `success: false`, for a negative verdict
 * @throws {Error} whatever else goes wrong on the way
 */
export async function fetchCaptchaToken(action: CaptchaAction, signal: AbortSignal): Promise<CaptchaToken> {
  const { task } = await browserApi.post('captchaChallenge', { body: { action }, signal });
  const answer =
    task.provider === 'altcha'
      ? await (await import('./proof-of-work.ts')).solveProofOfWork(task.challenge, signal)
      : await (await import('./recaptcha.ts')).recaptchaToken(task.siteKey, action);
  signal.throwIfAborted();
  return browserApi.post('captchaVerify', { body: { action, answer }, signal });
}

/** Describes why the check failed (specification, section 8). */
export function describeFailure(error: unknown): string {
  if (!isApiError(error)) return messages.humanCheckFailed;
  const { status, failure } = error;
  // An unsuccessful reply, as the specification has it: success is false, whatever the status and the message.
  if (status === 422 || status === 200) return messages.humanRefused;
  // Retrying at once would not help: the server says when it does.
  return failure?.code === 'too-many' ? failure.message : messages.humanCheckFailed;
}
