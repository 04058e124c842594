import type { PreviewTarget } from '@riverfront/content/preview';
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
} from 'payload';
import { completeDraft } from './complete-draft.ts';

export type Values = Record<string, unknown>;

/** The newest draft of one document. */
export interface Draft {
  kind: string;
  values: Values;
  /** Changes with every saving. */
  version: string;
  /** The document with its relations loaded as visitors see them: of those, what is published. @param depth levels of relations */
  populated(depth: number): Promise<Values>;
}

/** Reads what a preview is of; undefined when it is gone. */
export async function findDraft(payload: Payload, target: PreviewTarget): Promise<Draft | undefined> {
  const { kind, id } = target;
  const collection = payload.config.collections.find(({ slug }) => slug === kind) ?? null;
  const global = payload.config.globals.find(({ slug }) => slug === kind) ?? null;
  const config = collection ?? global;
  const found = collection
    ? id && (await readDocument(payload, kind as CollectionSlug, id))
    : global &&
      (await payload.findGlobal({ slug: kind as GlobalSlug, draft: true, depth: 0, overrideAccess: true }));
  if (!config || !found) return undefined;
  const saved = found as unknown as Values;
  const now = new Date();
  const values = completeDraft(
    fieldsOf(config),
    { createdAt: now.toISOString(), updatedAt: now.toISOString(), ...saved },
    now,
  );
  return {
    kind,
    values,
    version: String(saved.updatedAt ?? ''),
    populated: (depth) => populate(payload, { collection, global, fields: config.fields }, values, depth),
  };
}

function fieldsOf({ flattenedFields }: { flattenedFields: FlattenedField[] }): FlattenedField[] {
  return flattenedFields;
}

async function readDocument(payload: Payload, collection: CollectionSlug, id: string) {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return payload.findByID({
    collection,
    id: Number(id),
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
}

interface Shape {
  collection: SanitizedCollectionConfig | null;
  global: SanitizedGlobalConfig | null;
  fields: Field[];
}

/**
 * Loads the relations of a draft in the name of a visitor. Payload's own
 * reading of a draft would load the drafts of everything that it refers to.
 */
async function populate(
  payload: Payload,
  { fields, ...of }: Shape,
  values: Values,
  depth: number,
): Promise<Values> {
  const req = await createLocalReq({}, payload);
  const doc = structuredClone(values);
  const fieldPromises: Promise<void>[] = [];
  const populationPromises: Promise<void>[] = [];
  afterReadTraverseFields({
    ...of,
    context: req.context,
    currentDepth: 1,
    depth,
    doc,
    draft: false,
    fallbackLocale: null,
    fieldPromises,
    fields,
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
