'use client';
import { Button, useListQuery, useSelection } from '@payloadcms/ui';
import { ReplyButton } from '../../inbox/replies/reply-button.tsx';
import { toQueryString } from '../../query-string.ts';
import '../../dialog/staff-dialog.css';

/** Writes to the selected applicants of the list, exports those that match its filter, and links to the board. */
export function ListActions() {
  const { query } = useListQuery();
  const { selectedIDs } = useSelection();
  const ids = selectedIDs.map(Number);
  const filter = toQueryString({ where: query.where, search: query.search || undefined });
  const link = { margin: false, size: 'small', buttonStyle: 'secondary', el: 'anchor' } as const;
  return (
    <div className="staff-actions" style={{ marginBottom: '1rem' }}>
      <ReplyButton audience="applications" ids={ids} size="small" disabled={ids.length === 0}>
        {ids.length === 0
          ? 'Select applicants to write to'
          : `Write to ${ids.length === 1 ? '1 applicant' : `${ids.length} applicants`}`}
      </ReplyButton>
      <Button {...link} url={`/api/applications/export?${filter}`}>
        Export CSV
      </Button>
      <Button {...link} url="/admin/applicants?pool=yes">
        Talent pool
      </Button>
      <Button {...link} url="/admin/applicants">
        Board view
      </Button>
    </div>
  );
}
