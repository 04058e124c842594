import { extname } from 'node:path';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { articleEditor } from '@riverfront/backend/fields/rich-text';
import type { Blog } from '@riverfront/backend/payload-types';
import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug, Payload, RichTextField } from 'payload';
import { findMedium, type SampleLevel } from './files.ts';
import { addWithSizes } from './images.ts';

type RichText = Blog['description'];
export type Fields<S extends CollectionSlug> = Partial<Omit<DataFromCollectionSlug<S>, 'id' | 'key'>>;
export type Data<S extends CollectionSlug> = Fields<S> & { key: string };

/** Adds the sample content of a level; never changes what exists already. */
export interface Loader {
  level: SampleLevel;
  /** Converts Markdown to the rich text of the admin's editor. */
  richText(markdown: string): RichText;
  /** Uploads a file once. @returns its id */
  medium(group: string, stem: string, alt: string): Promise<number>;
  /** Publishes the items whose keys do not exist, in the given order. @throws {Error} naming an invalid one */
  items<S extends CollectionSlug>(collection: S, all: Data<S>[]): Promise<void>;
  /** Publishes a global unless it has been saved before. */
  global(slug: GlobalSlug, data: object): Promise<void>;
  /** Finds the id of an item by its key. */
  idOf(collection: CollectionSlug, key: string): Promise<number>;
}

/** Creates a loader. */
export async function createLoader(payload: Payload, level: SampleLevel): Promise<Loader> {
  const richText = await createConverter(payload);

  async function find(collection: CollectionSlug, field: 'key' | 'seedKey', value: string) {
    const where = { [field]: { equals: value } };
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, select: {} });
    return docs[0] ? Number(docs[0].id) : undefined;
  }

  const media = new Map<string, Promise<number>>();

  // Deduplicated: two cards may share an image and request it concurrently.
  function medium(group: string, stem: string, alt: string): Promise<number> {
    const seedKey = `${group}/${stem}`;
    const loading = media.get(seedKey) ?? upload(seedKey, group, stem, alt);
    media.set(seedKey, loading);
    return loading;
  }

  async function upload(seedKey: string, group: string, stem: string, alt: string): Promise<number> {
    const stored = await find('media', 'seedKey', seedKey);
    if (stored !== undefined) return stored;
    const filePath = await findMedium(level, group, stem);
    const isVideo = ['.mp4', '.mov', '.webm'].includes(extname(filePath));
    const added = isVideo ? undefined : await addWithSizes(payload, filePath, { alt, seedKey, sample: true });
    if (added !== undefined) return added;
    const poster = isVideo ? await medium(group, `${stem}-poster`, alt) : undefined;
    const doc = await payload.create({
      collection: 'media',
      data: { alt, seedKey, sample: true, poster },
      filePath,
      depth: 0,
    });
    return doc.id;
  }

  return {
    level,
    richText,
    medium,
    async items(collection, all) {
      for (const item of all) {
        if ((await find(collection, 'key', item.key)) !== undefined) continue;
        const data = { ...item, sample: true, _status: 'published' } as never;
        await payload.create({ collection, data, depth: 0 }).catch((cause) => {
          throw new Error(`${collection}, ${item.key}: ${cause.message}`, { cause });
        });
      }
    },
    async global(slug, data) {
      const present = await payload.findGlobal({ slug, depth: 0 });
      if ('createdAt' in present && present.createdAt) return;
      await payload.updateGlobal({ slug, data: { ...data, _status: 'published' } as never, depth: 0 });
    },
    async idOf(collection, key) {
      const id = await find(collection, 'key', key);
      if (id === undefined) throw new Error(`${collection} has nothing with the key ${key}`);
      return id;
    },
  };
}

async function createConverter(payload: Payload): Promise<(markdown: string) => RichText> {
  const resolved = await articleEditor({ config: payload.config, isRoot: true, parentIsLocalized: false });
  const field: RichTextField = { name: 'description', type: 'richText', editor: resolved };
  const editorConfig = editorConfigFactory.fromField({ field });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as RichText;
}
