import { isRecord } from '@riverfront/backend/fields/json';
import type { PreviewTarget } from '@riverfront/backend/publishing/preview/preview-token';
import { today } from '@riverfront/backend/time/company-time';
import {
  afterReadTraverseFields,
  type CollectionSlug,
  createLocalReq,
  type Field,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';

type Values = Record<string, unknown>;

/** The newest draft of a document. */
interface Draft {
  /** Slug of the collection or global. */
  kind: string;
  values: Values;
  /** Changes with every save. */
  version: string;
  /** Loads related documents as visitors see them: the published ones. @param depth levels of relations */
  populate(depth: number): Promise<Values>;
}

/** Finds the draft that a preview shows; undefined when it was deleted. */
export async function findDraft(payload: Payload, { kind, id }: PreviewTarget): Promise<Draft | undefined> {
  const collection = payload.config.collections.find(({ slug }) => slug === kind) ?? null;
  const global = payload.config.globals.find(({ slug }) => slug === kind) ?? null;
  const config: { fields: Field[]; flattenedFields: FlattenedField[] } | null = collection ?? global;
  const options = { draft: true, depth: 0, overrideAccess: true } as const;
  const found: object | null | undefined = global
    ? await payload.findGlobal({ slug: kind as GlobalSlug, ...options })
    : /^\d{1,9}$/.test(id ?? '')
      ? await payload.findByID({
          collection: kind as CollectionSlug,
          id: Number(id),
          disableErrors: true,
          ...options,
        })
      : undefined;
  if (!config || !found) return undefined;
  const now = new Date();
  const saved: Values = { createdAt: now.toISOString(), updatedAt: now.toISOString(), ...found };
  const values = completeDraft(config.flattenedFields, saved, now);
  return {
    kind,
    values,
    version: 'updatedAt' in found ? String(found.updatedAt ?? '') : '',
    populate: (depth) => populate(payload, { collection, global, fields: config.fields }, values, depth),
  };
}

interface Config {
  collection: SanitizedCollectionConfig | null;
  global: SanitizedGlobalConfig | null;
  fields: Field[];
}

/**
 * Loads the relations of a draft as a visitor. Payload's own read of a draft would load the drafts of all related
 * documents.
 */
async function populate(payload: Payload, config: Config, values: Values, depth: number): Promise<Values> {
  const req = await createLocalReq({}, payload);
  const doc = structuredClone(values);
  const fieldPromises: Promise<void>[] = [];
  const populationPromises: Promise<void>[] = [];
  afterReadTraverseFields({
    ...config,
    context: req.context,
    currentDepth: 1,
    depth,
    doc,
    draft: false,
    fallbackLocale: null,
    fieldPromises,
    findMany: false,
    flattenLocales: true,
    locale: null,
    overrideAccess: false,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    populationPromises,
    req,
    showHiddenFields: false,
    siblingDoc: doc,
    triggerAccessControl: false,
    triggerHooks: false,
  });
  await Promise.all(fieldPromises);
  await Promise.all(populationPromises);
  return doc;
}

/**
 * Overlays the published content with one draft. A draft that was never published is found only by queries for it
 * alone, by its key, path or page.
 */
export function withDraft(payload: Payload, draft: Draft): Payload {
  const overlaid = Object.create(payload) as Payload;
  const depthOf = (depth?: number) => depth ?? payload.config.defaultDepth;

  overlaid.find = (async (options: Parameters<Payload['find']>[0]) => {
    const found = await payload.find(options);
    if (options.collection !== draft.kind) return found;
    const published: Values[] = found.docs.map((doc) => ({ ...doc }));
    const isListed = published.some(({ id }) => id === draft.values.id);
    const isWanted = published.length === 0 && matches(options.where, draft.values);
    if (!isListed && !isWanted) return found;
    const shown = await draft.populate(depthOf(options.depth));
    const docs = isListed ? published.map((doc) => (doc.id === shown.id ? shown : doc)) : [shown];
    return { ...found, docs, totalDocs: Math.max(found.totalDocs, docs.length) };
  }) as unknown as Payload['find'];

  overlaid.findGlobal = (async (options: Parameters<Payload['findGlobal']>[0]) =>
    options.slug === draft.kind
      ? draft.populate(depthOf(options.depth))
      : payload.findGlobal(options)) as unknown as Payload['findGlobal'];

  return overlaid;
}

/** Checks whether a query names only values that the document has. */
function matches(where: Where | undefined, values: Values): boolean {
  const conditions = Object.entries(where ?? {});
  return (
    conditions.length > 0 &&
    conditions.every(
      ([field, condition]) =>
        typeof condition === 'object' && 'equals' in condition && condition.equals === values[field],
    )
  );
}

/**
 * Fills the required fields that a draft lacks with empty values, so that the rest can be rendered.
 * @param now value of missing dates
 */
function completeDraft(fields: FlattenedField[], values: Values, now: Date): Values {
  const completed: Values = { ...values };
  for (const field of fields) completed[field.name] = complete(field, values[field.name], now);
  return completed;
}

function complete(field: FlattenedField, value: unknown, now: Date): unknown {
  if (field.type === 'group' || field.type === 'tab')
    return completeDraft(field.flattenedFields, isRecord(value) ? value : {}, now);
  if (field.type === 'array')
    return toRows(value).map((row) => completeDraft(field.flattenedFields, row, now));
  if (field.type === 'blocks') {
    return toRows(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? [completeDraft(block.flattenedFields, row, now)] : [];
    });
  }
  if (value !== undefined && value !== null) return value;
  return 'required' in field && field.required ? createEmpty(field, now) : value;
}

function createEmpty(field: FlattenedField, now: Date): unknown {
  if ('hasMany' in field && field.hasMany) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return '';
    case 'number':
      return 0;
    case 'date':
      return today(now);
    case 'checkbox':
      return false;
    case 'select': {
      const [first] = field.options;
      return typeof first === 'object' ? first.value : first;
    }
    default:
      return null;
  }
}

function toRows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
