'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readStaff } from '../../staff-api.ts';

/** Links a job to its applicants, with their number. Hidden from staff who may not see applicants. */
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
        {count === 1 ? '1 applicant' : `${count} applicants`}
      </Button>
    </div>
  );
}
