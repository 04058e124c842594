import { auditActions } from '@riverfront/content/audit/actions';
import type { BeforeListTableServerProps } from 'payload';
import { entityOf } from './entity.ts';
import { FilterForm } from './filter-form.tsx';

/** Above the audit trail: the questions that are asked of it, by the names that staff know. */
export function AuditFilter({ payload }: BeforeListTableServerProps) {
  const kinds = [...payload.config.collections, ...payload.config.globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug }) => ({ value: slug, label: entityOf(payload, slug, undefined).label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return <FilterForm kinds={kinds} actions={[...auditActions]} />;
}
