'use client';
import { useConfig, useListQuery } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { toQueryString } from '../../query-string.ts';

/** A link to a view of the list, marked while that view is shown. A plain link works before hydration. */
export function ViewLink({ href, query, children }: { href: string; query: string; children: ReactNode }) {
  const isShown = filtersOf(useSearchParams()) === filtersOf(new URLSearchParams(query));
  return (
    <a className="message-views__link" href={href} aria-current={isShown ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The filters in a query, whatever their order, page and sorting. */
function filtersOf(query: URLSearchParams): string {
  return [...query]
    .filter(([name, value]) => name.startsWith('where') && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}

/** Downloads all pages of the list. */
export function ExportLink() {
  const { config } = useConfig();
  const { query } = useListQuery();
  const { where, search, sort } = query;
  const filter = toQueryString({ where, search, sort });
  const path = `${config.routes.api}/messages/export`;
  return (
    <a className="message-export" href={filter ? `${path}?${filter}` : path} download>
      Download this list as CSV
    </a>
  );
}
