import { useEffect, useState } from 'react';
import type { PreviewMark } from '../entry.server.tsx';

/** Says that the page shows a draft, keeps it up to date, and says when the link has expired. */
export default function PreviewBar({ preview }: { preview: PreviewMark }) {
  const { staffOrigin, version, until } = preview;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => followDraft({ staffOrigin, version, onOver: () => setOver(true) }), [staffOrigin, version]);
  useEffect(() => {
    document.addEventListener('click', openInNewTab, true);
    return () => document.removeEventListener('click', openInNewTab, true);
  }, []);
  return (
    <aside
      aria-label="Preview"
      className={`bg-night px-4 py-1.5 text-center text-small text-on-night print:hidden ${isOver ? 'fixed inset-x-0 top-0 z-50' : ''}`}
    >
      <p role="status">
        {isOver
          ? 'This preview has expired. Reload the form.'
          : 'Preview of a draft. Links open beside it, as published.'}
      </p>
    </aside>
  );
}

/** Opens links in another tab, as published: a preview is of one page. */
function openInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  open(link.href, '_blank', 'noopener,noreferrer');
}

/** The form around the preview, or the one that opened its window. */
function findForm(): Window | null {
  return window.opener ?? (parent === window ? null : parent);
}

interface DraftOptions {
  /** Origin of the staff side; other messages are ignored. */
  staffOrigin: string;
  /** The version of the draft that the page shows. */
  version: string;
  /** Called when the link has expired. */
  onOver: () => void;
}

/** Debounce of the form's messages, in ms. */
const quietMs = 150;

/**
 * Reloads the page when the edit view around it has saved another version of the draft; the form also sends
 * messages when nothing was saved. @returns a function that stops
 */
function followDraft({ staffOrigin, version, onOver }: DraftOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function reloadWhenSaved(): Promise<void> {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    const saved = response?.headers.get('x-preview-version');
    if (response?.status === 403) onOver();
    else if (response?.ok && saved && saved !== version) location.reload();
  }

  function onMessage(event: MessageEvent): void {
    if (event.origin !== staffOrigin || event.data?.type !== 'payload-document-event') return;
    clearTimeout(timer);
    timer = setTimeout(reloadWhenSaved, quietMs);
  }

  addEventListener('message', onMessage);
  // Payload's protocol of live previews (`@payloadcms/live-preview` has no 3.90.2, and Payload accepts no other).
  findForm()?.postMessage({ type: 'payload-live-preview', ready: true }, staffOrigin);
  // The draft may have been saved while this page was loading.
  void reloadWhenSaved();
  return () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  };
}
