import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * React Router's `Link`, of which a document gets the element alone: resolving targets and preparing handlers took up
 * to a tenth of a render.
 */
export const Link = import.meta.env.SSR ? DocumentLink : RouterLink;

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
