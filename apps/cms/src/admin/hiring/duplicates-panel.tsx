'use client';
import { Link, useDocumentInfo } from '@payloadcms/ui';
import type { PossibleDuplicate } from '@riverfront/content/hiring';
import { labelIn, stages } from '@riverfront/content/hiring/stages';
import { useEffect, useState } from 'react';
import { readStaff, reasonOf } from '../staff-api.ts';
import '../dialog/staff-dialog.css';

/** Other applications of what may be the same person. */
export function DuplicatesPanel() {
  const { id } = useDocumentInfo();
  const [found, setFound] = useState<PossibleDuplicate[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    readStaff<{ duplicates: PossibleDuplicate[] }>(`/api/applications/${id}/duplicates`).then(
      ({ duplicates }) => setFound(duplicates),
      (error) => setProblem(reasonOf(error)),
    );
  }, [id]);
  if (problem)
    return (
      <p role="alert" className="staff-problem">
        {problem}
      </p>
    );
  if (!found) return <p className="staff-hint">Loading…</p>;
  if (found.length === 0)
    return <p className="staff-hint">No other application has the same email or telephone number.</p>;
  return (
    <ul aria-label="Possible duplicates">
      {found.map(({ id: other, name, reference, jobTitle, stage, receivedAt, sameEmail, samePhone }) => (
        <li key={other}>
          <Link href={`/admin/collections/applications/${other}`} prefetch={false}>
            {name}, {reference}
          </Link>
          <br />
          {jobTitle}, {labelIn(stages, stage)}, {new Date(receivedAt).toISOString().slice(0, 10)}. Same{' '}
          {[sameEmail && 'email', samePhone && 'telephone number'].filter(Boolean).join(' and ')}.
        </li>
      ))}
    </ul>
  );
}
