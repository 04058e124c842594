'use client';
import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Puts a mail or a webhook delivery that failed back into the queue. */
export function SendAgain() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');

  async function send() {
    if (state !== 'ready') return;
    setState('sending');
    const outcome = await retry(`${config.routes.api}/${collectionSlug}/${id}/retry`);
    setState(outcome.ok ? 'sent' : 'ready');
    if (outcome.ok) toast.success(outcome.message);
    else toast.error(outcome.message);
    if (outcome.ok) router.refresh();
  }

  return (
    <Button buttonStyle="primary" disabled={state !== 'ready'} onClick={() => void send()}>
      {state === 'sent' ? 'On its way again' : 'Send again'}
    </Button>
  );
}

async function retry(path: string): Promise<{ ok: boolean; message: string }> {
  try {
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin' });
    const body = (await response.json()) as { message?: string; errors?: { message?: string }[] };
    const said = response.ok ? body.message : body.errors?.[0]?.message;
    return { ok: response.ok, message: said ?? 'It was not sent. Please try again in a minute.' };
  } catch {
    return { ok: false, message: 'The server did not answer. Please try again in a minute.' };
  }
}
