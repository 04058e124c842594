import { useEffect, useState } from 'react';
import type { PreviewMark } from '../../entry.server.tsx';
import { followDraft } from './follow-draft.ts';

/** Says that the page shows a draft, keeps it up to date, and says when the link is over. */
export default function PreviewBar({ preview }: { preview: PreviewMark }) {
  const { staffOrigin, version, until } = preview;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => followDraft({ staffOrigin, version, onOver: () => setOver(true) }), [staffOrigin, version]);
  useEffect(() => {
    document.addEventListener('click', openBeside, true);
    return () => document.removeEventListener('click', openBeside, true);
  }, []);
  return (
    <aside
      aria-label="Preview"
      className={`bg-night px-4 py-1.5 text-center text-small text-on-night print:hidden ${isOver ? 'fixed inset-x-0 top-0 z-50' : ''}`}
    >
      <p role="status">
        {isOver
          ? 'This preview is over. Reload the page of the staff side to go on.'
          : 'Preview of a draft. Links open beside it, as published.'}
      </p>
    </aside>
  );
}

/** A draft is one page; the pages that it leads to are shown as everybody sees them, in a tab of their own. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  open(link.href, '_blank', 'noopener,noreferrer');
}
