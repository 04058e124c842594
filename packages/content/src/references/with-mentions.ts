import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Config,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { executeIn } from '../transaction.ts';
import { isContent, isPage, readDocuments, readGlobal } from './read-states.ts';
import { removalEndpoint } from './removal.ts';
import { writeMentions } from './write-mentions.ts';

/**
 * Keeps what the site's documents show and link to in step with them, in the transaction of each change, and
 * lets the staff side ask what taking some of them off the site would break.
 * They are read again rather than taken from the hook, whose document may be a selection of fields.
 */
export function withMentions(config: Config): Config {
  for (const collection of config.collections ?? []) {
    const { hooks } = collection;
    collection.hooks = {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), noteChange],
      afterDelete: [...(hooks?.afterDelete ?? []), noteDeletion],
    };
    if (collection.versions)
      collection.endpoints = [...(collection.endpoints || []), removalEndpoint(collection.slug)];
  }
  for (const global of config.globals ?? []) {
    const { hooks } = global;
    global.hooks = { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteGlobalChange] };
  }
  return config;
}

const noteChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (isContent(collection)) await noteDocuments(req, collection, [Number(doc.id)]);
  return doc;
};

const noteDeletion: CollectionAfterDeleteHook = async ({ doc, id, collection, req }) => {
  if (isContent(collection)) await writeMentions(await executeIn(req), collection.slug, [String(id)], []);
  return doc;
};

const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (isPage(global))
    await writeMentions(await executeIn(req), global.slug, [global.slug], await readGlobal(req, global));
  return doc;
};

/** Writes what some documents of a collection say now. */
export async function noteDocuments(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  ids: number[],
): Promise<void> {
  const documents = await readDocuments(req, collection, ids);
  await writeMentions(await executeIn(req), collection.slug, ids.map(String), documents);
}
