'use client';
import type { OpenDocument } from '@riverfront/backend/publishing/concurrency/versions';
import { useEffect, useState } from 'react';
import { callStaff } from '../../requests/staff-api.ts';

/** Heartbeat interval of an edit view in milliseconds; the server drops a view after three missed heartbeats. */
const interval = 15_000;

/**
 * Sends heartbeats while an edit view is open, and returns who else has the document open.
 * @param isReply whether a reply to the record is being written, rather than the record edited
 */
export function usePresence(
  source: string | undefined,
  id: number | undefined,
  isReply = false,
): OpenDocument | undefined {
  const [presence, setPresence] = useState<OpenDocument>();
  useEffect(() => {
    if (!source) return;
    const body = JSON.stringify({ view: createKey(), source, id, isReply });
    const headers = { 'content-type': 'application/json' };
    const send = (method: 'POST' | 'DELETE') =>
      callStaff('/api/open-documents', { method, headers, body, keepalive: true });
    let isOpen = true;
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      const response = await send('POST').catch(() => undefined);
      if (isOpen && response) setPresence((await response.json()) as OpenDocument);
    };
    const leave = () => {
      void send('DELETE').catch(() => undefined);
    };
    const timer = setInterval(beat, interval);
    document.addEventListener('visibilitychange', beat);
    addEventListener('pagehide', leave);
    void beat();
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [source, id, isReply]);
  return presence;
}

/** Not `crypto.randomUUID`, which requires a secure context. */
function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
