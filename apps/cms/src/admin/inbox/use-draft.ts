'use client';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useDraftKey } from '../form/draft-key.tsx';

/** The error for a text that was sent before its answer was lost. */
export const sentAlready = 'This was sent already, and is not sent again.';

/** Keeps the unsent reply and note to a message until they are sent. @param subject of a reply that is not begun */
export function useDraft(message: number, subject: string) {
  const empty = {
    mode: 'reply',
    subject,
    body: '',
    note: '',
    /** Names of the attached files, which a tab cannot keep. */
    files: [] as string[],
    /**
     * Idempotency key of the reply: what was sent is not sent again after a lost answer. It changes with the subject,
     * body and files, because the server would take another text for the one that it has sent.
     */
    key: '',
  };
  const key = useDraftKey(`reply to message ${message}`);
  const { value, change, clear } = useStoredState(
    key,
    empty,
    ({ body, note, files }) => !body && !note && files.length === 0,
  );
  return {
    draft: value,
    change(part: Partial<typeof empty>) {
      const isReply = 'subject' in part || 'body' in part || 'files' in part;
      change({ ...part, ...(isReply && { key: crypto.randomUUID() }) });
    },
    clear,
  };
}
