import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

/** Attributes of the element, and what `DocumentLink` knows to be none. */
export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'state' | 'prefetch' | 'preventScrollReset' | 'replace'>;

/**
 * React Router's `Link`, of which a document gets the element alone: resolving targets and preparing handlers took up
 * to a tenth of a render.
 */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? DocumentLink : RouterLink;

/** Renders the element that `RouterLink` hydrates, with the same attributes. */
function DocumentLink(props: LinkProps) {
  const {
    to,
    state: _s,
    prefetch: _p,
    preventScrollReset: _r,
    replace: _l,
    onClick: _c,
    ...attributes
  } = props;
  // What does not begin with a slash depends on the page; two begin the address of another site.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />;
  return <a {...attributes} href={to} data-discover />;
}
