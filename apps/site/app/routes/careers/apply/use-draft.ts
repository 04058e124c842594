import { useEffect, useRef, useState } from 'react';
import {
  browserStorage,
  type Draft,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  writeDraft,
} from './draft.ts';
import { areEmpty } from './entries.ts';

/** So long after the last key an entry is kept, in ms. */
const pauseMs = 400;

/** The draft that this browser had when the form opened. */
export function useEarlierDraft(job: string): Draft | undefined {
  const [draft] = useState(() => {
    removeExpiredDrafts(browserStorage());
    return readDraft(browserStorage(), job);
  });
  return draft;
}

/** Keeps the draft of a form while it is filled in: shortly after each change, and when it closes. */
export function useDraftKeeper(job: string, draft: Omit<Draft, 'savedAt'>) {
  const { entries, fileName, answers } = draft;
  const latest = useRef(draft);
  latest.current = draft;
  // Undefined: nothing to keep. Set with each change, emptied when it is kept.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const [isKept, setKept] = useState(true);

  const keep = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOver.current) return;
    const { entries, fileName, answers } = latest.current;
    if (areEmpty(entries) && !Object.values(answers).some(Boolean) && fileName === null)
      removeDraft(browserStorage(), job);
    else setKept(writeDraft(browserStorage(), job, { ...latest.current, savedAt: Date.now() }));
  }).current;

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of them begins the pause anew
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  }, [entries, fileName, answers, keep]);

  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [keep]);

  return {
    /** Whether the browser takes drafts. */
    isKept,
    /** Removes the draft for good: sent, or not wanted any more. */
    end() {
      isOver.current = true;
      removeDraft(browserStorage(), job);
    },
  };
}
