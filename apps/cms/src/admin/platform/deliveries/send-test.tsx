'use client';
import { Button, useAuth, useListQuery } from '@payloadcms/ui';
import { useState } from 'react';
import { mediumTime } from '../../clock.ts';
import { Problem } from '../../dialog/problem.tsx';
import { readStaff, reasonOf, sendStaff } from '../../staff-api.ts';

interface Delivery {
  state: 'waiting' | 'sent' | 'failed';
  lastError?: string | null;
  sentAt?: string | null;
  to?: string;
}

/** Above a list of deliveries: sends one on purpose and shows what the receiver's server said. */
export function SendTest({ collectionSlug }: { collectionSlug: string }) {
  const { user } = useAuth();
  const { refineListData } = useListQuery();
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!user?.roles?.includes('administrator')) return null;
  const path = `/api/${collectionSlug}`;
  async function send() {
    setBusy(true);
    setProblem(undefined);
    setText('Sending …');
    try {
      const { id } = await sendStaff<{ id: number }>('POST', `${path}/test`);
      const result = await waitForResult(`${path}/${id}?depth=0`);
      setText(describe(result));
      if (result.state === 'failed') setProblem(result.lastError ?? 'The test failed.');
      await refineListData({});
    } catch (error) {
      setText(undefined);
      setProblem(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <div className="staff-actions">
      <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void send()}>
        Send test
      </Button>
      <p role="status">{text}</p>
      <Problem text={problem} />
    </div>
  );
}

function describe({ state, sentAt, to }: Delivery): string | undefined {
  if (state === 'failed') return undefined;
  if (state === 'waiting') return 'It has not been sent yet. The list shows when it is.';
  return `Accepted ${to ? `for ${to} ` : ''}${sentAt ? mediumTime(sentAt) : ''}`.trim();
}

/** Reads a delivery until it is sent or has failed, for half a minute at most. */
async function waitForResult(path: string): Promise<Delivery> {
  for (let tries = 0; ; tries += 1) {
    const delivery = await readStaff<Delivery>(path);
    if (delivery.state !== 'waiting' || tries >= 30) return delivery;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
