'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readStaff } from '../staff-api.ts';

/** Beside a job: how many applied, and the way to them. Nothing for those who do not see applicants. */
export function JobApplicants() {
  const { id } = useDocumentInfo();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (typeof id !== 'number') return;
    readStaff<{ totalDocs: number }>(`/api/applications/count?where[job][equals]=${id}`).then(
      ({ totalDocs }) => setCount(totalDocs),
      () => setCount(undefined),
    );
  }, [id]);
  if (count === undefined) return null;
  return (
    <div className="field-type">
      <Button margin={false} buttonStyle="secondary" el="anchor" url={`/admin/applicants?job=${id}`}>
        {`${count} ${count === 1 ? 'applicant' : 'applicants'}`}
      </Button>
    </div>
  );
}
