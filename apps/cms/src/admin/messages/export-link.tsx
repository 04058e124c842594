'use client';
import { useConfig, useListQuery } from '@payloadcms/ui';
import { queryOf } from '../query-of.ts';

/** Downloads what the list shows, all pages of it, as a table for a spreadsheet. */
export function ExportLink() {
  const { config } = useConfig();
  const {
    query: { where, search, sort },
  } = useListQuery();
  const query = queryOf({ where, search, sort });
  return (
    <a
      className="message-export"
      href={`${config.routes.api}/messages/export${query ? `?${query}` : ''}`}
      download
    >
      Download this list as CSV
    </a>
  );
}
