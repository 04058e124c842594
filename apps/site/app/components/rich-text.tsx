import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** HTML of the CMS. Links to pages of this site are client navigations. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = toSitePath(event);
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

/** Returns the path of a clicked link to a page of this site; null for what the browser handles itself. */
function toSitePath({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent): string | null {
  if (button > 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  // Files and responses of the API are no pages.
  return origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname) ? pathname + search + hash : null;
}
