import type { DefaultServerCellComponentProps } from 'payload';

/** The owner's name in a list, for everybody who may read the record. */
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
  return <span>{owner?.name ?? 'Former member of staff'}</span>;
}
