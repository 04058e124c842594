'use client';
import { useCallback, useState } from 'react';
import { reasonOf } from './staff-api.ts';

/**
 * Runs requests: whether one is under way, and why the last one failed.
 * @param report is called with that reason instead of returning it; a stable function
 */
export function useAttempt(report?: (reason: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether the work succeeded */
  const attempt = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setProblem(undefined);
      const failure = await work().then(() => undefined, reasonOf);
      if (failure) (report ?? setProblem)(failure);
      setBusy(false);
      return failure === undefined;
    },
    [report],
  );
  return { problem, setProblem, isBusy, attempt };
}
