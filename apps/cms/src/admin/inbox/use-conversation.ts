'use client';
import type { Activity, Conversation } from '@riverfront/backend/inbox';
import { useCallback, useEffect, useState } from 'react';
import { readStaff, reasonOf, sendStaff } from '../staff-api.ts';

/** Polling interval in ms; shorter while an email is being delivered. */
const interval = { calm: 8_000, sending: 2_000 };

/** Reads a conversation, follows its changes and who else replies, and changes its message. */
export function useConversation(id: number, onChanged: () => void) {
  const [conversation, setConversation] = useState<Conversation>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const read = useCallback(async () => {
    try {
      setConversation(await readStaff<Conversation>(`/api/messages/${id}/conversation`));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, [id]);
  useEffect(() => {
    void read();
  }, [read]);

  const changedAt = conversation?.changedAt;
  const isSending = conversation?.entries.some(
    ({ delivery }) => delivery?.state === 'waiting' && !delivery.error,
  );
  useEffect(() => {
    if (changedAt === undefined) return;
    const follow = async () => {
      if (document.visibilityState === 'hidden') return;
      const activity = await readStaff<Activity>(`/api/messages/${id}/activity`).catch(() => undefined);
      if (!activity) return;
      if (activity.changedAt === changedAt) setConversation((known) => known && { ...known, ...activity });
      else {
        await read();
        onChanged();
      }
    };
    const timer = setInterval(follow, isSending ? interval.sending : interval.calm);
    addEventListener('focus', follow);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', follow);
    };
  }, [id, changedAt, isSending, read, onChanged]);

  /** Runs a change, then reloads the conversation and the list, after an error too: a colleague may have changed the message. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    const failure = await work().then(
      () => undefined,
      (error) => reasonOf(error),
    );
    await read();
    onChanged();
    setProblem(failure);
    setBusy(false);
    return failure === undefined;
  }

  return {
    conversation,
    problem,
    isBusy,
    attempt,
    /** Changes the message as it was read: of two changes at the same time the second is rejected. */
    change: (data: object) =>
      attempt(() => sendStaff('PATCH', `/api/messages/${id}?depth=0`, data, conversation?.message.version)),
  };
}
