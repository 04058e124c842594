'use client';
import type { Activity, Conversation } from '@riverfront/backend/inbox/messages/read-conversation';
import type { Message } from '@riverfront/backend/payload-types';
import { announceChange, readStaff, sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { usePolling } from '../requests/use-polling.ts';
import { useStaffData } from '../requests/use-staff-data.ts';

/** Polling interval in ms; shorter while an email is being delivered. */
const interval = { calm: 8_000, sending: 2_000 };

/**
 * Reads a conversation, follows its changes and who else replies, and changes its message.
 * @param version reads it again when it changes
 */
export function useConversation(id: number, version: unknown, onChanged: () => void) {
  const path = `/api/messages/${id}`;
  const request = useStaffData<Conversation>(`${path}/conversation`, version);
  const { data: conversation, reload } = request;
  const { problem, isBusy, attempt: run } = useAttempt();

  const reloadAll = async () => {
    await reload();
    onChanged();
  };
  const changedAt = conversation?.changedAt;
  const isSending = conversation?.entries.some(
    ({ delivery }) => delivery?.state === 'waiting' && !delivery.error,
  );
  const follow = async () => {
    if (changedAt === undefined) return;
    const activity = await readStaff<Activity>(`${path}/activity`).catch(() => undefined);
    if (!activity) return;
    if (activity.changedAt === changedAt) request.setData((known) => known && { ...known, ...activity });
    else {
      await reloadAll();
      announceChange();
    }
  };
  usePolling(follow, isSending ? interval.sending : interval.calm);

  /** Runs a change, then reloads the conversation and the list, after an error too: a colleague may have changed the message. */
  const attempt = (work: () => Promise<unknown>) => run(() => work().finally(reloadAll));

  return {
    conversation,
    problem: problem ?? request.problem,
    isBusy,
    attempt,
    /**
     * Changes the message as it was read: of two changes at the same time the second is rejected.
     * @returns its new version, unless it failed
     */
    async change(data: object): Promise<string | undefined> {
      let saved: string | undefined;
      await attempt(async () => {
        const version = conversation?.message.version;
        const { doc } = await sendStaff<{ doc: Message }>('PATCH', `${path}?depth=0`, data, version);
        saved = doc.updatedAt;
      });
      return saved;
    },
  };
}
