'use client';
import { useState } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { SmallButton } from '../form/buttons.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';

/** Sends an email to the user, and shows step by step how far it came. */
export function SendTest() {
  const [lines, setLines] = useState<string[]>([]);
  const { problem, isBusy, attempt } = useAttempt();
  const send = async () => setLines((await sendStaff<{ lines: string[] }>('POST', '/api/mails/test')).lines);
  return (
    <div className="staff-actions">
      <SmallButton isInactive={isBusy} onClick={() => void attempt(send)}>
        {isBusy ? 'Sending …' : 'Send test'}
      </SmallButton>
      <div role="status">{!isBusy && lines.map((line) => <p key={line}>{line}</p>)}</div>
      <Problem text={problem} />
    </div>
  );
}
