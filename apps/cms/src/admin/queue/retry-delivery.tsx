'use client';
import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';

/** Button that puts a failed email or webhook delivery back into the queue. */
export function RetryDelivery() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const [isQueued, setQueued] = useState(false);
  const { isBusy, attempt } = useAttempt(toast.error);

  async function retry() {
    const url = `${config.routes.api}/${collectionSlug}/${id}/retry`;
    const { message } = await sendStaff<{ message: string }>('POST', url);
    setQueued(true);
    toast.success(message);
    router.refresh();
  }

  return (
    <Button buttonStyle="primary" disabled={isBusy || isQueued} onClick={() => void attempt(retry)}>
      {isQueued ? 'Queued again' : 'Send again'}
    </Button>
  );
}
