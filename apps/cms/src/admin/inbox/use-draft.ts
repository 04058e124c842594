'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

/** An unsent reply or note. */
export interface Draft {
  mode: 'reply' | 'note';
  subject: string;
  body: string;
  note: string;
  /**
   * Idempotency key of the reply: what was sent is not sent again after a lost answer. It changes with the subject,
   * body and files, because the server would take another text for the one that it has sent.
   */
  key: string;
}

/** The error for a text that was sent before its answer was lost. */
export const sentAlready = 'This was sent already, and is not sent again.';

const prefix = 'reply:';

const createDraft = (subject: string): Draft => ({
  mode: 'reply',
  subject,
  body: '',
  note: '',
  key: crypto.randomUUID(),
});

/** Keeps the draft of a reply or note in session storage, by user and message, until it is sent. */
export function useDraft(user: number | string, message: number, subject: string) {
  const key = `${prefix}${user}:${message}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = sessionStorage.getItem(key);
    return stored ? (JSON.parse(stored) as Draft) : createDraft(subject);
  });
  const write = (change: Partial<Draft>) => {
    const isChanged =
      (change.subject ?? draft.subject) !== draft.subject || (change.body ?? draft.body) !== draft.body;
    const next = { ...draft, ...(isChanged && { key: crypto.randomUUID() }), ...change };
    setDraft(next);
    try {
      if (next.body || next.note) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is full or disabled; the text is still in the form.
    }
  };
  return {
    draft,
    write,
    /** Empties the reply once it is sent, with a new key for the next one. */
    clearReply: () => write({ subject, body: '' }),
  };
}

/** Erases the drafts of a browser tab when its user signs out. */
export function EraseDrafts({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  useEffect(() => {
    if (!pathname.endsWith('/logout')) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, [pathname]);
  return children;
}
