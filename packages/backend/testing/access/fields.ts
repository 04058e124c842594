import type { FlattenedField, Payload } from 'payload';
import type { Person } from '../accounts.ts';
import type { Rest } from '../rest.ts';

const operations = ['read', 'create', 'update'] as const;
type Operation = (typeof operations)[number];

/** Permissions of a record or a field in Payload's `/access`: everything, or by operation. */
type Permissions = true | ({ fields?: true | Record<string, Permissions> } & Record<string, unknown>);

/** Fields with their own access rules, grouped by equal permissions. */
export interface FieldRows {
  kind: string;
  rows: string[][];
}

/**
 * Compares the permissions of fields with those of their record, for each person, by `/api/access`. Of accounts only
 * writing is compared, because reading depends on whose it is.
 */
export async function askFields(payload: Payload, rest: Rest, people: Person[]): Promise<FieldRows[]> {
  const answers: Record<'collections' | 'globals', Record<string, Permissions>>[] = [];
  for (const { token } of people) {
    const { body } = await rest('GET', '/access', { ...(token && { token }) });
    answers.push({ collections: {}, globals: {}, ...body });
  }
  const entities = [
    ...payload.config.collections.map((entity) => ({ entity, of: 'collections' as const })),
    ...payload.config.globals.map((entity) => ({ entity, of: 'globals' as const })),
  ].filter(({ entity }) => !entity.slug.startsWith('payload-'));
  return entities
    .map(({ entity: { slug, flattenedFields }, of }) => {
      const given = answers.map((answer) => answer[of][slug]);
      const asked = slug === 'users' ? (['create', 'update'] as const) : operations;
      return { kind: slug, rows: rowsOf(flattenedFields, given, asked) };
    })
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function rowsOf(
  fields: FlattenedField[],
  given: (Permissions | undefined)[],
  asked: readonly Operation[],
): string[][] {
  const byAnswers = new Map<string, string[]>();
  const visit = (list: FlattenedField[], parents: string[]): void => {
    for (const field of list) {
      if (field.name === 'id') continue;
      const path = [...parents, field.name];
      const cells = given.map((permissions) => cellOf(permissions, path, asked));
      if (cells.some((cell) => cell !== asRecord))
        byAnswers.set(cells.join('|'), [...(byAnswers.get(cells.join('|')) ?? []), path.join('.')]);
      else if (field.type === 'group') visit(field.flattenedFields, path);
    }
  };
  visit(fields, []);
  return [...byAnswers].map(([cells, names]) => [names.join(', '), ...cells.split('|')]);
}

const asRecord = 'as the record';

function cellOf(permissions: Permissions | undefined, path: string[], asked: readonly Operation[]): string {
  const ofRecord = asked.filter((operation) => allows(permissions, operation));
  const field = path.reduce<Permissions | undefined>(fieldIn, permissions);
  const ofField = ofRecord.filter((operation) => allows(field, operation));
  if (ofField.length === ofRecord.length) return asRecord;
  return ofField.join(', ') || 'no';
}

function fieldIn(permissions: Permissions | undefined, name: string): Permissions | undefined {
  if (permissions === undefined || permissions === true) return permissions;
  return permissions.fields === true ? true : permissions.fields?.[name];
}

function allows(permissions: Permissions | undefined, operation: Operation): boolean {
  return permissions === true || Boolean(permissions?.[operation]);
}
