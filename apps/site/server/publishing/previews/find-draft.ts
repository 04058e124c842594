import type { PreviewTarget } from '@riverfront/backend/publishing/preview/preview-token';
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

/** The newest draft of a document. */
export interface Draft {
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
