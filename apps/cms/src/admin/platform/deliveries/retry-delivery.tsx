'use client';
import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../../staff-api.ts';

/** Button that puts a failed email or webhook delivery back into the queue. */
export function RetryDelivery() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<'ready' | 'sending' | 'queued'>('ready');

  async function retry() {
    if (state !== 'ready') return;
    setState('sending');
    const url = `${config.routes.api}/${collectionSlug}/${id}/retry`;
    try {
      const { message } = await sendStaff<{ message: string }>('POST', url);
      setState('queued');
      toast.success(message);
      router.refresh();
    } catch (error) {
      setState('ready');
      toast.error(reasonOf(error));
    }
  }

  return (
    <Button buttonStyle="primary" disabled={state !== 'ready'} onClick={() => void retry()}>
      {state === 'queued' ? 'Queued again' : 'Send again'}
    </Button>
  );
}
