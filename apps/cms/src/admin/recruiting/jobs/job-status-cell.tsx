import type { DefaultServerCellComponentProps } from 'payload';
import { StatusChip } from './job-status.tsx';

/** The status of a job in the list, which reads the newest drafts: an open job with changes is open all the same. */
export async function JobStatusCell({ rowData, payload }: DefaultServerCellComponentProps) {
  if (rowData._status === 'published') return <StatusChip job={rowData} isPublished />;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { equals: rowData.id } },
    select: { _status: true, availability: true, archived: true, closingOn: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const isPublished = docs[0]?._status === 'published';
  return (
    <StatusChip job={isPublished ? { ...docs[0], _status: 'draft' } : rowData} isPublished={isPublished} />
  );
}
