'use client';
import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';

/** Puts a mail or a webhook delivery that failed back into the queue. */
export function SendAgain() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');

  async function send() {
    if (state !== 'ready') return;
    setState('sending');
    try {
      const { message } = await sendStaff<{ message: string }>(
        'POST',
        `${config.routes.api}/${collectionSlug}/${id}/retry`,
      );
      setState('sent');
      toast.success(message);
      router.refresh();
    } catch (error) {
      setState('ready');
      toast.error(reasonOf(error));
    }
  }

  return (
    <Button buttonStyle="primary" disabled={state !== 'ready'} onClick={() => void send()}>
      {state === 'sent' ? 'On its way again' : 'Send again'}
    </Button>
  );
}
