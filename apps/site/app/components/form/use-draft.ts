import { writeStored } from '@riverfront/ui/storage';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Debounce of the input, in ms. */
const pauseMs = 400;

/**
 * Stores the draft of a form while it is filled in: shortly after each change, and when the page is left.
 * @param draft null while there is nothing to store; it is stored with `savedAt`, in ms since 1970
 */
export function useDraft(
  storage: Parameters<typeof writeStored>[0],
  key: string,
  draft: Record<string, unknown> | null,
) {
  const json = JSON.stringify(draft);
  const latest = useRef({ json, draft });
  latest.current = { json, draft };
  const saved = useRef(json);
  const [isStored, setStored] = useState(true);

  const save = useRef(() => {
    const { json, draft } = latest.current;
    if (saved.current === json) return;
    saved.current = json;
    const wasStored = writeStored(storage, key, draft && { ...draft, savedAt: Date.now() });
    if (draft) setStored(wasStored);
  }).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the debounce
  useEffect(() => {
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [json, save]);

  useEffect(() => {
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [save]);

  useUnloadQuestion(draft !== null && !isStored);
  return {
    /** The browser accepts drafts. */
    isStored,
    /** Removes the draft, and drops changes that are not stored yet. */
    discard() {
      saved.current = latest.current.json;
      writeStored(storage, key, null);
    },
  };
}

/** Lets the browser ask before the document is left. */
export function useUnloadQuestion(isAsked: boolean): void {
  // Before the paint: whoever sees the form gone is not asked any more.
  useLayoutEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
