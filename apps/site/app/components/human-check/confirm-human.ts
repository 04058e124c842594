import type { CaptchaAction } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { browserApi } from '../../api.ts';

/** Proof of a passed human check, good for one sending. */
export interface HumanPass {
  captcha: string;
  validForSeconds: number;
}

/**
 * Takes the human check that the server asks for, whichever provider it uses.
 * @throws {ApiError} with status 422, or 200 and `success: false`, for a negative verdict
 * @throws {Error} whatever else goes wrong on the way
 */
export async function confirmHuman(action: CaptchaAction, signal: AbortSignal): Promise<HumanPass> {
  const { task } = await browserApi.post('captchaChallenge', { body: { action }, signal });
  const answer =
    task.provider === 'altcha'
      ? await (await import('./proof-of-work.ts')).solveProofOfWork(task.challenge, signal)
      : await (await import('./recaptcha.ts')).recaptchaToken(task.siteKey, action);
  signal.throwIfAborted();
  return browserApi.post('captchaVerify', { body: { action, answer }, signal });
}

/** What the visitor reads when the check did not succeed (specification, section 8). */
export function humanProblem(error: unknown): string {
  if (!isApiError(error)) return messages.humanCheckFailed;
  const { status, failure } = error;
  if (status === 422) return messages.humanRefused;
  // An unsuccessful reply, as the specification has it: success is false, whatever the status.
  if (status === 200) return failure?.message ?? messages.humanRefused;
  // Trying again at once would not help then: the server says when it does.
  return failure?.code === 'too-many' ? failure.message : messages.humanCheckFailed;
}
