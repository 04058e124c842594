import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { innerPath } from '../ui/inner-path.ts';

/** HTML of the CMS. Links to pages of this site are client navigations. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = innerPath(event.nativeEvent);
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
