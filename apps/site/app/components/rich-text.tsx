import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** HTML of the CMS. Links to pages of this site are client navigations. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = innerPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside arrives here as a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    <div
      className={className}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our API from structured rich text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Returns the path of a clicked link to this site; null for what the browser handles itself. */
function innerPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && !pathname.startsWith('/api/') ? pathname + search + hash : null;
}
