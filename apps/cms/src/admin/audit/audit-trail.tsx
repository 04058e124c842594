import { Link } from '@payloadcms/ui';
import { auditActions } from '@riverfront/backend/audit/actions';
import { findRecordPath } from '@riverfront/backend/audit/record-path';
import type { AuditEvent } from '@riverfront/backend/payload-types';
import type {
  BeforeListTableServerProps,
  DefaultServerCellComponentProps,
  Payload,
  TextFieldServerComponent,
} from 'payload';
import { FilterForm } from './filter-form.tsx';

/** The filter above the audit trail, with collections and globals by their labels. */
export function AuditFilter({ payload }: BeforeListTableServerProps) {
  const kinds = [...payload.config.collections, ...payload.config.globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug }) => ({ value: slug, label: nameKind(payload, slug) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return <FilterForm kinds={kinds} actions={[...auditActions]} />;
}

/** “Article” rather than `blogs`. */
export function KindCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const kind = String(rowData.kind ?? '');
  return <span>{nameKind(payload, kind) || '–'}</span>;
}

/** Links an entry of the list to its record, if it still exists. */
export async function RecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const path = await findRecordPath(payload, String(rowData.kind ?? ''), rowData.record);
  if (!path) return <span>–</span>;
  return (
    <Link href={path} prefetch={false} aria-label={`Open ${String(rowData.summary ?? 'the record')}`}>
      Open
    </Link>
  );
}

/** Links an opened entry to its record. */
export const RecordField: TextFieldServerComponent = async ({ data, payload }) => {
  const kind = String(data?.kind ?? '');
  const path = await findRecordPath(payload, kind, data?.record);
  return (
    <div className="staff-entry">
      <p>
        {nameKind(payload, kind) || 'No record'} {data?.record ?? ''}
        {path ? (
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

/** The filter of a list or export, in its row and in the opened entry. */
export function Filter({ rowData, data }: { rowData?: AuditEvent; data?: AuditEvent }) {
  const filter = (rowData ?? data)?.filter;
  if (!filter) return rowData ? <span>–</span> : null;
  return (
    <p className={data && 'staff-entry'}>
      {data ? 'Filter ' : null}
      <code>{JSON.stringify(filter)}</code>
    </p>
  );
}

function nameKind({ config }: Payload, kind: string): string {
  const global = config.globals.find(({ slug }) => slug === kind);
  const label = global?.label ?? config.collections.find(({ slug }) => slug === kind)?.labels.singular;
  return typeof label === 'string' ? label : kind;
}
