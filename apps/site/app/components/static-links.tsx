import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useMatches, useNavigate } from 'react-router';
import { innerPath } from '../ui/inner-path.ts';

/**
 * Client navigation, prefetching and image fallback for static parts (`staticPart`), which have no event handlers:
 * delegated event listeners on the document. Rendered once, in the root.
 */
export default function StaticLinks() {
  const navigate = useNavigate();
  const matches = useMatches();
  const [aim, setAim] = useState<string>();
  useEffect(() => {
    const isInStatic = ({ target }: Event) => target instanceof Element && target.closest('[data-static]');
    const look = (event: Event) => {
      const path = isInStatic(event) && innerPath(event);
      if (path) setAim(path);
    };
    const follow = (event: MouseEvent) => {
      const path = isInStatic(event) && !event.defaultPrevented && innerPath(event);
      if (!path) return;
      if (path.startsWith(`${location.pathname}#`)) {
        const isLink = event.target instanceof Element && event.target.closest('a[data-discover]');
        // The browser scrolls to a part of this page, unless the router has to know.
        if (!isLink) return;
        document.getElementById(path.slice(path.indexOf('#') + 1))?.scrollIntoView();
      }
      event.preventDefault();
      const item = findItem(
        matches.map(({ loaderData }) => loaderData),
        path,
      );
      navigate(path, item && { state: { item } });
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [navigate, matches]);
  useEffect(() => {
    const replace = ({ target }: Event) => replaceFailed(target);
    // Errors of images do not bubble.
    document.addEventListener('error', replace, { capture: true });
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-static] img'))
      if (image.complete && image.naturalWidth === 0) replaceFailed(image);
    return () => document.removeEventListener('error', replace, { capture: true });
  }, []);
  return aim ? <PrefetchPageLinks page={aim} /> : null;
}

function replaceFailed(image: unknown) {
  if (!(image instanceof HTMLImageElement) || !image.closest('[data-static]') || image.dataset.failed) return;
  image.dataset.failed = 'true';
  image.closest('picture')?.querySelector('source')?.remove();
  image.srcset = '';
  image.src = '/picture-fallback.svg';
}

const types = ['services', 'solutions', 'blogs'];

/** Finds the item of a path (`/services/<id>`) in loader data: a link to its page hands it on. */
export function findItem(data: unknown, path: string): object | undefined {
  const [, type = '', id] = /^\/([^/]+)\/([^/?#]+)(?:[?#]|$)/.exec(path) ?? [];
  if (!types.includes(type)) return undefined;
  // Ids are unique within their type, whose name the lists of home begin with.
  const others = types.filter((one) => one !== type);
  const find = (value: unknown): object | undefined => {
    if (typeof value !== 'object' || !value) return undefined;
    if ('_id' in value && value._id === id) return value;
    for (const [name, part] of Object.entries(value)) {
      const found = others.some((other) => name.startsWith(other)) ? undefined : find(part);
      if (found) return found;
    }
    return undefined;
  };
  return find(data);
}
