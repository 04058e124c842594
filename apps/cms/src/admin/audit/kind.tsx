import type { DefaultServerCellComponentProps } from 'payload';
import { entityOf } from './entity.ts';

/** “Article” rather than `blogs`. */
export function KindCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const kind = String(rowData.kind ?? '');
  return <span>{kind ? entityOf(payload, kind, undefined).label : '–'}</span>;
}
