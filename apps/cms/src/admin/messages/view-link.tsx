'use client';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';

/** A link to a view of the list, marked when it is the one being shown. A plain one: it works before scripts do. */
export function ViewLink({ href, query, children }: { href: string; query: string; children: ReactNode }) {
  const shown = useSearchParams();
  return (
    <a className="message-views__link" href={href} aria-current={isShown(shown, query) ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Whether an address filters as a view does, whatever its order of parameters, page and sorting. */
function isShown(shown: URLSearchParams, query: string): boolean {
  return filtersIn(shown) === filtersIn(new URLSearchParams(query));
}

function filtersIn(query: URLSearchParams): string {
  return [...query]
    .filter(([name, value]) => name.startsWith('where') && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
