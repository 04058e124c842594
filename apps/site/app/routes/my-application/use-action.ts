import { isApiError } from '@riverfront/contract/api-error';
import { useState } from 'react';
import { describeFailure, useSubmission } from '../../components/form/use-submission.ts';

/**
 * Makes calls with the proof of the session, one at a time.
 * @param onExpired called when the server does not accept the proof any more
 */
export function useAction(onExpired: () => void) {
  const { submit, isSending, progress } = useSubmission();
  const [error, setError] = useState<string>();

  /** @returns the answer; undefined when there is none, or during another call */
  async function run<T>(call: Parameters<typeof submit<T>>[0]): Promise<T | undefined> {
    setError(undefined);
    const outcome = await submit(call);
    if (!outcome) return undefined;
    if (outcome.error === undefined) return outcome.answer;
    const mustVerify = isApiError(outcome.error) && outcome.error.failure?.code === 'email-unverified';
    if (mustVerify) onExpired();
    else setError(describeFailure(outcome.error));
    return undefined;
  }

  return { run, isBusy: isSending, progress, error, setError };
}
