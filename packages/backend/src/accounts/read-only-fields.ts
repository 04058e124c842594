import {
  type Access,
  APIError,
  type DateField,
  type Field,
  type FieldAccess,
  type FieldHook,
  type PayloadRequest,
} from 'payload';
import type { EntityPlugin } from '../entity-plugins.ts';
import { instant } from '../fields/factories.ts';

/** Denies a field to everybody; code of ours writes it with `overrideAccess`. */
const nobody: FieldAccess = () => false;

/**
 * Protects every field that no screen lets people change (`readOnly` or `hidden`), and `createdAt` and
 * `updatedAt` everywhere: field access denies it to every role, on create and update, one by one and in
 * bulk. A field with an access rule of its own keeps it. Texts of one line are kept on one.
 */
export const readOnlyFields: EntityPlugin = {
  collection: () => ({ fields: timestamps(true), hooks: { beforeOperation: [rejectReadOnlyAlone] } }),
  global: () => ({ fields: timestamps(false), hooks: { beforeOperation: [rejectReadOnlyAlone] } }),
  fields: protect,
};

/** Payload adds these two by itself, but open to everybody. */
function timestamps(index: boolean): Field[] {
  const timestamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
    name,
    type: 'date',
    ...(index && { index }),
    label: ({ t }) => t(`general:${name}`),
    admin: { ...instant, disableBulkEdit: true, hidden: true },
  });
  return [timestamp('updatedAt'), timestamp('createdAt')];
}

function protect(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'ui' || field.type === 'join') return field;
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: protect(tab.fields) })) };
    if (field.type === 'blocks')
      return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: protect(block.fields) })) };
    const nested = 'fields' in field ? { ...field, fields: protect(field.fields) } : keepOneLine(field);
    return 'name' in nested && isReadOnly(nested) ? (denied(nested) as Field) : nested;
  });
}

const toOneLine: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.replace(/[\r\n\t]+/g, ' ') : value;

/** Keeps a line on one, whatever is pasted into its field. */
function keepOneLine(field: Field): Field {
  if (field.type !== 'text') return field;
  const beforeValidate = [toOneLine, ...(field.hooks?.beforeValidate ?? [])];
  return { ...field, hooks: { ...field.hooks, beforeValidate } };
}

interface Named {
  name?: string;
  access?: { create?: FieldAccess; update?: FieldAccess; read?: FieldAccess };
  hooks?: { beforeChange?: FieldHook[] };
  admin?: { disableBulkEdit?: boolean };
}

function denied(field: Named): Named {
  const { access, hooks, admin } = field;
  return {
    ...field,
    admin: { ...admin, disableBulkEdit: true },
    access: { create: nobody, update: nobody, ...access },
    hooks: { ...hooks, beforeChange: [keepWhenRestoring, ...(hooks?.beforeChange ?? [])] },
  };
}

function isReadOnly(field: object): boolean {
  const { admin } = field as { admin?: { readOnly?: boolean; hidden?: boolean } };
  return Boolean(admin?.readOnly || admin?.hidden || ('hidden' in field && field.hidden));
}

/**
 * Keeps the stored value when a version is restored: it comes without its read-only fields, and Payload
 * then leaves out its usual fallback (3.90.1, `fields/hooks/beforeValidate/promise.js`).
 */
export const keepWhenRestoring: FieldHook = ({ value, previousValue, req }) =>
  value === undefined && req.context.isRestoringVersion ? previousValue : value;

function topLevel(field: Field): Field[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields.flatMap(topLevel)));
  return 'fields' in field && !('name' in field && field.name) ? field.fields.flatMap(topLevel) : [field];
}

function isDenied(field: Field): boolean {
  const { access } = field as Named;
  if (access?.create === nobody && access.update === nobody) return true;
  return field.type === 'group' && field.fields.flatMap(topLevel).every(isDenied);
}

interface Entity {
  access: { update: Access };
  fields: Field[];
}

interface Operation {
  args?: object;
  operation: string;
  req: PayloadRequest;
  collection?: Entity;
  global?: Entity;
}

/**
 * Rejects an update that would change nothing but read-only fields. Beside other values they are dropped
 * without a word, because the admin sends whole forms. Whoever may not update gets Payload's own 403, which
 * names no field.
 * @throws {APIError} 403
 */
async function rejectReadOnlyAlone({
  args = {},
  operation,
  req,
  collection,
  global,
}: Operation): Promise<void> {
  const entity = collection ?? global;
  const isOwn = 'overrideAccess' in args && args.overrideAccess === true;
  if (operation !== 'update' || isOwn || !entity || !('data' in args)) return;
  const names = Object.keys(args.data ?? {}).filter((name) => name !== 'id');
  const denied = entity.fields.flatMap(topLevel).filter(isDenied);
  const isReadOnlyAlone = names.every((name) => denied.some((field) => (field as Named).name === name));
  if (names.length > 0 && isReadOnlyAlone && (await entity.access.update({ req })))
    throw new APIError(
      `Nobody can change this by hand, because it says what happened: ${names.join(', ')}.`,
      403,
    );
}
