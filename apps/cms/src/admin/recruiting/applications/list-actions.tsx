'use client';
import { Button, useListQuery, useSelection } from '@payloadcms/ui';
import { useState } from 'react';
import { ReplyDialog } from '../../inbox/replies/reply-dialog.tsx';
import { toQueryString } from '../../query-string.ts';
import '../../dialog/staff-dialog.css';

/** Writes to the selected applicants of the list, exports those that match its filter, and links to the board. */
export function ListActions() {
  const { query } = useListQuery();
  const { selectedIDs } = useSelection();
  const [isWriting, setWriting] = useState(false);
  const ids = selectedIDs.map(Number);
  const filter = toQueryString({ where: query.where, search: query.search || undefined });
  const link = { margin: false, size: 'small', buttonStyle: 'secondary', el: 'anchor' } as const;
  return (
    <div className="staff-actions" style={{ marginBottom: '1rem' }}>
      <Button margin={false} size="small" disabled={ids.length === 0} onClick={() => setWriting(true)}>
        {ids.length === 0
          ? 'Select applicants to write to'
          : `Write to ${ids.length === 1 ? '1 applicant' : `${ids.length} applicants`}`}
      </Button>
      <Button {...link} url={`/api/applications/export?${filter}`}>
        Export CSV
      </Button>
      <Button {...link} url="/admin/applicants">
        Board view
      </Button>
      {isWriting ? (
        <ReplyDialog
          audience="applications"
          ids={ids}
          onClose={() => setWriting(false)}
          onSent={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}
