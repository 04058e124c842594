import {
  APIError,
  type CollectionBeforeOperationHook,
  type Config,
  type DateField,
  type Field,
  type FieldAccess,
  type FieldHook,
  type GlobalBeforeOperationHook,
} from 'payload';

/** A field that only our own code with `overrideAccess` writes. */
const nobody: FieldAccess = () => false;

/**
 * Makes every field that no screen lets people change (`readOnly` or `hidden`) a fact: refused by
 * field access to every role, on create and update, one by one and in bulk. `createdAt` and
 * `updatedAt` are facts everywhere. A field that states an access rule of its own keeps it.
 */
export function withFacts(config: Config): Config {
  for (const collection of config.collections ?? []) {
    collection.fields = [...toFacts(collection.fields), ...timestamps(true)];
    const refuse = refuseFactsAlone(factsOf(collection.fields));
    const { hooks } = collection;
    collection.hooks = { ...hooks, beforeOperation: [refuse, ...(hooks?.beforeOperation ?? [])] };
  }
  for (const global of config.globals ?? []) {
    global.fields = [...toFacts(global.fields), ...timestamps(false)];
    const refuse = refuseGlobalFactsAlone(factsOf(global.fields));
    const { hooks } = global;
    global.hooks = { ...hooks, beforeOperation: [refuse, ...(hooks?.beforeOperation ?? [])] };
  }
  return config;
}

/** Payload adds these two by itself, but open to everybody. */
function timestamps(index: boolean): Field[] {
  const timestamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
    name,
    type: 'date',
    ...(index && { index }),
    label: ({ t }) => t(`general:${name}`),
    admin: { disableBulkEdit: true, hidden: true },
  });
  return toFacts([timestamp('updatedAt'), timestamp('createdAt')]);
}

function toFacts(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'ui' || field.type === 'join') return field;
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: toFacts(tab.fields) })) };
    if (field.type === 'blocks')
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: toFacts(block.fields) })),
      };
    const nested = 'fields' in field ? { ...field, fields: toFacts(field.fields) } : field;
    return 'name' in nested && isFact(nested) ? (toFact(nested) as Field) : nested;
  });
}

interface Named {
  name?: string;
  access?: { create?: FieldAccess; update?: FieldAccess; read?: FieldAccess };
  hooks?: { beforeChange?: FieldHook[] };
}

function toFact(field: Named): Named {
  const { access, hooks } = field;
  return {
    ...field,
    access: { create: nobody, update: nobody, ...access },
    hooks: { ...hooks, beforeChange: [keepWhenRestoring, ...(hooks?.beforeChange ?? [])] },
  };
}

function isFact(field: object): boolean {
  const { admin } = field as { admin?: { readOnly?: boolean; hidden?: boolean } };
  return Boolean(admin?.readOnly || admin?.hidden || ('hidden' in field && field.hidden));
}

/**
 * A version is restored without its facts, and Payload then leaves out its usual fallback to the
 * stored value (3.90.1, `fields/hooks/beforeValidate/promise.js`).
 */
export const keepWhenRestoring: FieldHook = ({ value, previousValue, req }) =>
  value === undefined && req.context.isRestoringVersion ? previousValue : value;

/** Names of top-level fields that are facts, groups of nothing but facts included. */
function factsOf(fields: Field[]): Set<string> {
  const names = new Set<string>();
  for (const field of fields.flatMap(topLevel))
    if ('name' in field && field.name && holdsFactsAlone(field)) names.add(field.name);
  return names;
}

function topLevel(field: Field): Field[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields.flatMap(topLevel)));
  return 'fields' in field && !('name' in field && field.name) ? field.fields.flatMap(topLevel) : [field];
}

function holdsFactsAlone(field: Field): boolean {
  const { access } = field as Named;
  if (access?.create === nobody && access.update === nobody) return true;
  return field.type === 'group' && field.fields.flatMap(topLevel).every(holdsFactsAlone);
}

/**
 * Refuses a request that would change nothing but facts. Beside other values they are left out
 * without a word, because the admin sends whole forms, read-only fields included.
 * @throws {APIError} 403
 */
function assertNotFactsAlone(facts: Set<string>, args: object): void {
  if (('overrideAccess' in args && args.overrideAccess === true) || !('data' in args)) return;
  const names = Object.keys(args.data ?? {}).filter((name) => name !== 'id');
  if (names.length === 0 || !names.every((name) => facts.has(name))) return;
  throw new APIError(
    `Nobody can change this by hand, because it says what happened: ${names.join(', ')}.`,
    403,
    null,
    true,
  );
}

function refuseFactsAlone(facts: Set<string>): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation === 'update') assertNotFactsAlone(facts, args);
    return args;
  };
}

function refuseGlobalFactsAlone(facts: Set<string>): GlobalBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation === 'update') assertNotFactsAlone(facts, args);
    return args;
  };
}
