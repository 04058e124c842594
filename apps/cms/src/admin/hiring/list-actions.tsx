'use client';
import { Button, useListQuery, useSelection } from '@payloadcms/ui';
import * as qs from 'qs-esm';
import { useState } from 'react';
import { LetterDialog } from '../replies/letter-dialog.tsx';
import '../dialog/staff-dialog.css';

/** Over the list: writes to the selected applicants, and saves those that the filter shows. */
export function ListActions() {
  const { query } = useListQuery();
  const { selectedIDs } = useSelection();
  const [isWriting, setWriting] = useState(false);
  const ids = selectedIDs.map(Number);
  const filter = qs.stringify({ where: query.where, search: query.search || undefined });
  return (
    <div className="staff-actions" style={{ marginBottom: '1rem' }}>
      <Button margin={false} size="small" disabled={ids.length === 0} onClick={() => setWriting(true)}>
        {ids.length === 0
          ? 'Select applicants to write to'
          : `Write to ${ids.length === 1 ? '1 applicant' : `${ids.length} applicants`}`}
      </Button>
      <Button
        margin={false}
        size="small"
        buttonStyle="secondary"
        el="anchor"
        url={`/api/applications/export?${filter}`}
      >
        Export CSV
      </Button>
      <Button margin={false} size="small" buttonStyle="secondary" el="anchor" url="/admin/applicants">
        As a board
      </Button>
      {isWriting ? (
        <LetterDialog
          audience="applications"
          ids={ids}
          onClose={() => setWriting(false)}
          onSent={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}
