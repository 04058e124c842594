import { Link } from '@payloadcms/ui';
import { auditActions } from '@riverfront/backend/platform/audit-actions';
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
    .map(({ slug }) => ({ value: slug, label: resolveRecord(payload, slug).label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return <FilterForm kinds={kinds} actions={[...auditActions]} />;
}

/** “Article” rather than `blogs`. */
export function KindCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const kind = String(rowData.kind ?? '');
  return <span>{kind ? resolveRecord(payload, kind).label : '–'}</span>;
}

/** Links an entry of the list to its record. */
export function RecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { path } = resolveRecord(payload, String(rowData.kind ?? ''), rowData.record);
  if (!path || rowData.action === 'deleted') return <span>–</span>;
  return (
    <Link href={path} prefetch={false} aria-label={`Open ${String(rowData.summary ?? 'the record')}`}>
      Open
    </Link>
  );
}

/** Links an opened entry to its record. */
export const RecordField: TextFieldServerComponent = ({ data, payload }) => {
  const { label, path } = resolveRecord(payload, String(data?.kind ?? ''), data?.record);
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

/** The label of a collection or global, and the admin path of one record; undefined where there is none. */
function resolveRecord(
  { config }: Payload,
  kind: string,
  record?: string | null,
): { label: string; path?: string | undefined } {
  const { admin } = config.routes;
  const global = config.globals.find(({ slug }) => slug === kind);
  if (global) return { label: toText(global.label, kind), path: `${admin}/globals/${kind}` };
  const collection = config.collections.find(({ slug }) => slug === kind);
  if (!collection) return { label: kind };
  const path = record ? `${admin}/collections/${kind}/${encodeURIComponent(record)}` : undefined;
  return { label: toText(collection.labels.singular, kind), path };
}

function toText(label: unknown, fallback: string): string {
  return typeof label === 'string' ? label : fallback;
}
