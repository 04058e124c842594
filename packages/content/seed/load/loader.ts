import { basename, extname } from 'node:path';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { findMedium } from './files.ts';
import { markdownConverter, type RichText } from './markdown.ts';

type Keyed = { key: string };
type Data<S extends CollectionSlug> = Partial<Omit<DataFromCollectionSlug<S>, 'id'>> & Keyed;

/** What the parts of the sample content are loaded with. */
export interface Loader {
  payload: Payload;
  richText(markdown: string): RichText;
  /** Stores a drawn file once and returns its id. */
  medium(group: string, stem: string, alt: string): Promise<number>;
  /** Creates each item whose key is free, in the given order, published. */
  items<S extends CollectionSlug>(collection: S, all: Data<S>[]): Promise<void>;
  /** The id of an item by its key. */
  idOf(collection: CollectionSlug, key: string): Promise<number>;
}

/** Makes a loader that only ever adds: what is there already, edited or not, stays. */
export async function createLoader(payload: Payload): Promise<Loader> {
  const richText = await markdownConverter(payload);

  async function find(collection: CollectionSlug, field: 'key' | 'seedKey', value: string) {
    const { docs } = await payload.find({
      collection,
      where: { [field]: { equals: value } },
      limit: 1,
      depth: 0,
      select: {},
    });
    return docs[0] ? Number(docs[0].id) : undefined;
  }

  const media = new Map<string, Promise<number>>();

  /** Two cards may share a drawing and ask for it at the same time. */
  function medium(group: string, stem: string, alt: string): Promise<number> {
    const seedKey = `${group}/${stem}`;
    const loading = media.get(seedKey) ?? storeMedium(seedKey, group, stem, alt);
    media.set(seedKey, loading);
    return loading;
  }

  async function storeMedium(seedKey: string, group: string, stem: string, alt: string): Promise<number> {
    const known = await find('media', 'seedKey', seedKey);
    if (known !== undefined) return known;
    const filePath = await findMedium(group, stem);
    const poster = isFilm(filePath) ? await medium(group, `${stem}-poster`, alt) : undefined;
    // Pictures are resized while this runs; a transaction would keep everybody else waiting (design, PGlite).
    const doc = await payload.create({
      collection: 'media',
      data: { alt, seedKey, sample: true, poster },
      filePath,
      disableTransaction: true,
      depth: 0,
    });
    return doc.id;
  }

  return {
    payload,
    richText,
    medium,
    async items(collection, all) {
      for (const data of all) {
        if ((await find(collection, 'key', data.key)) !== undefined) continue;
        await payload.create({
          collection,
          data: { ...data, sample: true, _status: 'published' } as never,
          depth: 0,
        });
      }
    },
    async idOf(collection, key) {
      const id = await find(collection, 'key', key);
      if (id === undefined) throw new Error(`${collection} has nothing with the key ${key}`);
      return id;
    },
  };
}

function isFilm(path: string): boolean {
  return ['.mp4', '.mov', '.webm'].includes(extname(basename(path)));
}
