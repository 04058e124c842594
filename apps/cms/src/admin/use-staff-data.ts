'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaff, reasonOf } from './staff-api.ts';

/**
 * Reads the JSON of an endpoint, and why that failed. What was read stays until the next answer.
 * @param path undefined while there is nothing to read
 * @param version of what is read: another one reads it again
 */
export function useStaffData<T>(path: string | undefined, version?: unknown) {
  const [data, setData] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const current = useRef(path);
  current.current = path;
  const reload = useCallback(async () => {
    if (path === undefined) return;
    try {
      const next = await readStaff<T>(path);
      if (current.current !== path) return;
      setData(next);
      setProblem(undefined);
    } catch (error) {
      if (current.current === path) setProblem(reasonOf(error));
    }
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is read
  useEffect(() => void reload(), [reload, version]);
  return { data, setData, problem, reload };
}
