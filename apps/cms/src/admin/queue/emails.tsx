'use client';
import { useAuth, useDocumentInfo, useListQuery } from '@payloadcms/ui';
import { useState } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { SecondaryButton } from '../form/buttons.tsx';
import { PostButton } from '../form/post-button.tsx';
import { readStaff, StaffApiError, sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { mediumTime } from '../time/clock.ts';

interface StoredEmail {
  state: 'waiting' | 'sent' | 'failed';
  lastError?: string | null;
  sentAt?: string | null;
  to: string;
}

/** Above the list of emails: sends one to the user and shows what the mail server said. */
export function SendTest() {
  const { user } = useAuth();
  const { refineListData } = useListQuery();
  const [text, setText] = useState<string>();
  const { problem, isBusy, attempt } = useAttempt();
  if (!user?.roles?.includes('administrator')) return null;
  const path = '/api/mails';
  async function send() {
    setText('Sending …');
    const isSent = await attempt(async () => {
      const { id } = await sendStaff<{ id: number }>('POST', `${path}/test`);
      const result = await waitForResult(`${path}/${id}?depth=0`);
      await refineListData({});
      if (result.state === 'failed') throw new StaffApiError(result.lastError ?? 'The test failed.');
      setText(describe(result));
    });
    if (!isSent) setText(undefined);
  }
  return (
    <div className="staff-actions">
      <SecondaryButton isInactive={isBusy} onClick={() => void send()}>
        Send test
      </SecondaryButton>
      <p role="status">{text}</p>
      <Problem text={problem} />
    </div>
  );
}

function describe({ state, sentAt, to, lastError }: StoredEmail): string {
  if (state === 'waiting') return 'It has not been sent yet. The list shows when it is.';
  return lastError ?? `Accepted for ${to} ${sentAt ? mediumTime(sentAt) : ''}`.trim();
}

/** Reads an email until it is sent or has failed, for half a minute at most. */
async function waitForResult(path: string): Promise<StoredEmail> {
  for (let tries = 0; ; tries += 1) {
    const email = await readStaff<StoredEmail>(path);
    if (email.state !== 'waiting' || tries >= 30) return email;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Button that puts a failed email back into the queue. */
export function RetryEmail() {
  const { id } = useDocumentInfo();
  return (
    <PostButton label="Send again" buttonStyle="primary" size="medium" path={`/api/mails/${id}/retry`} />
  );
}
