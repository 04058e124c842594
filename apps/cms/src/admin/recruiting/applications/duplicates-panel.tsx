'use client';
import { Link, useDocumentInfo } from '@payloadcms/ui';
import type { PossibleDuplicate } from '@riverfront/backend/recruiting';
import { stages, toLabel } from '@riverfront/backend/recruiting/stages';
import { useEffect, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { readStaff, reasonOf } from '../../staff-api.ts';
import '../../dialog/staff-dialog.css';

/** Lists other applications that may be of the same person. */
export function DuplicatesPanel() {
  const { id } = useDocumentInfo();
  const [duplicates, setDuplicates] = useState<PossibleDuplicate[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    readStaff<{ duplicates: PossibleDuplicate[] }>(`/api/applications/${id}/duplicates`).then(
      (answer) => setDuplicates(answer.duplicates),
      (failure) => setError(reasonOf(failure)),
    );
  }, [id]);
  if (error) return <Problem text={error} />;
  if (!duplicates) return <p className="staff-hint">Loading…</p>;
  if (duplicates.length === 0)
    return <p className="staff-hint">No other application has the same email address or phone number.</p>;
  return (
    <ul aria-label="Possible duplicates">
      {duplicates.map(({ id: other, name, reference, jobTitle, stage, receivedAt, sameEmail, samePhone }) => (
        <li key={other}>
          <Link href={`/admin/collections/applications/${other}`} prefetch={false}>
            {name}, {reference}
          </Link>
          <br />
          {jobTitle}, {toLabel(stages, stage)}, {receivedAt.slice(0, 10)}. Same{' '}
          {[sameEmail && 'email address', samePhone && 'phone number'].filter(Boolean).join(' and ')}.
        </li>
      ))}
    </ul>
  );
}
