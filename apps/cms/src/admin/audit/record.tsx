import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, TextFieldServerComponent } from 'payload';
import { entityOf } from './entity.ts';

/** Leads from an entry of the audit trail to what it is about. */
export function RecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { path } = entityOf(payload, String(rowData.kind ?? ''), rowData.record);
  if (!path || rowData.action === 'deleted') return <span>–</span>;
  return (
    <Link href={path} prefetch={false} aria-label={`Open ${String(rowData.summary ?? 'the record')}`}>
      Open
    </Link>
  );
}

/** The same in an opened entry. */
export const RecordField: TextFieldServerComponent = ({ data, payload }) => {
  const { label, path } = entityOf(payload, String(data?.kind ?? ''), data?.record);
  return (
    <div className="field-type">
      <p>
        {label || 'No record'} {data?.record ?? ''}
        {path && data?.action !== 'deleted' ? (
          <>
            {' – '}
            <Link href={path} prefetch={false}>
              open it
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
};
