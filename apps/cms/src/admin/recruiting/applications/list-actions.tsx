'use client';
import { useListQuery, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { DialogButton } from '../../dialog/staff-dialog.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { ReplyDialog } from '../../inbox/replies/reply-dialog.tsx';
import { toQueryString } from '../../requests/staff-api.ts';
import { useStoreOrder } from './profile/steps.tsx';

/** Writes to the selected applicants of the list, exports those that match its filter, links to the board, and stores its order. */
export function ListActions() {
  const { data, query } = useListQuery();
  const { selectedIDs } = useSelection();
  const ids = selectedIDs.map(Number);
  useStoreOrder({
    isBoard: false,
    query: useSearchParams().toString(),
    lists: [(data?.docs ?? []).map(({ id }) => Number(id))],
  });
  const filter = toQueryString({ where: query.where, search: query.search || undefined });
  return (
    <div className="staff-actions" style={{ marginBottom: '1rem' }}>
      <DialogButton
        buttonStyle="primary"
        disabled={ids.length === 0}
        label={
          ids.length === 0
            ? 'Select applicants to write to'
            : `Write to ${ids.length === 1 ? '1 applicant' : `${ids.length} applicants`}`
        }
        dialog={(onClose) => <ReplyDialog ids={ids} onClose={onClose} />}
      />
      <SmallButton el="anchor" url={`/api/applications/export?${filter}`}>
        Export CSV
      </SmallButton>
      <SmallButton el="anchor" url="/admin/applicants">
        Board view
      </SmallButton>
    </div>
  );
}
