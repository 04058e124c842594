import { execute, sql } from '@riverfront/backend/database/transaction';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';

/** Reads the names of all members of staff, once for a page. */
const readNames = cache(async (payload: Payload) => {
  const { rows } = await execute(payload)<{ id: number; name: string }>(sql`select id, name from users`);
  return new Map(rows.map(({ id, name }) => [id, name]));
});

/** The owner's name in a list, for everybody who may read the record. */
export async function OwnerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = typeof cellData === 'object' ? cellData?.id : cellData;
  if (typeof id !== 'number') return <span>–</span>;
  return <span>{(await readNames(payload)).get(id) ?? 'Former member of staff'}</span>;
}
