import type { DefaultServerCellComponentProps } from 'payload';

/** The owner's name in a list; whoever sees the record may read it. */
export async function OwnerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = typeof cellData === 'object' ? cellData?.id : cellData;
  if (typeof id !== 'number') return <span>–</span>;
  const owner = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return <span>{owner?.name ?? 'Somebody who left'}</span>;
}
