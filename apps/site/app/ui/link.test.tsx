import type { ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

test.each<LinkProps>([
  { to: '/services', prefetch: 'intent', className: 'link', state: { item: 1 }, onClick: () => {} },
  { to: '/careers?page=2#roles', 'aria-current': 'page', preventScrollReset: true, replace: true },
  { to: '#roles', className: 'button' },
  { to: '?page=2', rel: 'next' },
  { to: { pathname: '/contact', search: '?topic=/office/pune', hash: '#message' } },
  { to: 'https://www.example.com/' },
  { to: '//www.example.com/' },
])('a document gets the element that React Router’s link hydrates: $to', (props) => {
  const render = (Tested: ElementType<LinkProps>) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/careers']}>
        <Tested {...props}>Text</Tested>
      </MemoryRouter>,
    );
  expect(render(Link)).toBe(render(RouterLink));
});
