import { basename, posix } from 'node:path';
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isAPIError } from '../../accounts/api-error.ts';
import { findOne } from '../../database/records.ts';
import { linkedCollections } from '../../fields/link.ts';
import { toPlainText } from '../../fields/plain-text.ts';
import { validatePagePath } from '../../publishing/paths/validate-path.ts';
import { categoryOptions } from '../articles.ts';
import { hashName, toMediaFile } from '../media/media-file.ts';
import { importLimits, type SourceFile } from './archive.ts';
import { createPictureFetcher, toHost } from './fetch-picture.ts';
import { dateOrders, type Item, kindOf, listMissing, nowhere, toValue } from './kinds.ts';
import type { ImportLine, ImportQuestion } from './lines.ts';
import { placeContent } from './place-content.ts';

/** An item with what an import does with it. */
export interface Planned {
  item: Item;
  line: ImportLine;
  /** Of its source; another one means that it changed. */
  hash: string;
  /** Of its document, once there is one. */
  id?: number;
  /** What the import made for it. */
  made: Made[];
}

/** A document that an import made. */
export interface Made {
  collection: CollectionSlug;
  id: number;
}

/**
 * Creates a function that converts an item to its document. It returns the names of its pictures and the choices that it
 * depends on too, and whether it has links to items, or pictures, that are not there yet. A trial neither stores nor
 * fetches pictures. The choices that would help are added to `asked`.
 */
export function createBuilder(
  req: PayloadRequest,
  all: Planned[],
  files: SourceFile[],
  choices: ImportChoices,
) {
  const asked = new Set<keyof ImportChoices>();
  const hosts = new Set<string>();
  const fetchPicture = createPictureFetcher();
  /** Ids of pictures by their names in the upload; 0 for those that only a trial has read. */
  const stored = new Map<string, number>();
  const findPicture = createPictureFinder(files);
  const targets = new Map(
    all.flatMap((one) => one.item.addresses.map((url) => [toKey(new URL(url)), one] as const)),
  );

  /** Adds a picture to the media library unless it is there. @throws {APIError} when it is none */
  async function store(file: SourceFile, alt: string, isTrial: boolean, made: Made[]): Promise<number> {
    const known = stored.get(file.name);
    if (known !== undefined && (known > 0 || isTrial)) return known;
    const data = await file.read(importLimits.picture);
    const media = await toMediaFile({ name: basename(file.name), data, mimetype: '', size: data.length });
    const id = isTrial ? 0 : await findOrCreate(media, alt, made);
    stored.set(file.name, id);
    return id;
  }

  async function findOrCreate(file: NonNullable<PayloadRequest['file']>, alt: string, made: Made[]) {
    const present = await findOne(req, 'media', { filename: { equals: await hashName(file) } });
    if (present) return present.id;
    const options = { file, user: req.user, depth: 0 } as const;
    const { id } = await req.payload.create({ collection: 'media', data: { alt }, ...options });
    made.push({ collection: 'media', id });
    return id;
  }

  /** Finds a picture in the upload, or on the old site where that is allowed. */
  function locate(src: string, base: string): (SourceFile & { isRemote?: boolean }) | undefined {
    const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
    const file = findPicture(src, base);
    if (file || !url || url.origin === nowhere || toHost(url) !== toHost(new URL(base))) return file;
    hosts.add(toHost(url));
    asked.add('fetchFrom');
    if (choices.fetchFrom !== toHost(url)) return undefined;
    return { name: url.host + url.pathname, read: (most) => fetchPicture(url, most), isRemote: true };
  }

  async function build({ item, id, made }: Planned, isTrial: boolean) {
    const { values, base } = item;
    const fields = req.payload.collections[kindOf(item.kind).collection].config.flattenedFields;
    const data: Record<string, unknown> = {};
    const notes = new Set(item.notes);
    const note = (text: string) => void notes.add(text);
    const found: string[] = [];
    let isPending = false;
    const ask = (choice: keyof ImportChoices) => {
      asked.add(choice);
      if (choices[choice]) found.push(`${choice}: ${choices[choice]}`);
    };
    const convert = (field: FlattenedField, text: string) => toValue(field, text, { choices, note, ask });

    async function picture(src: string, given = ''): Promise<number | undefined> {
      const file = locate(src, base);
      if (!file) return note(`The picture ${src.slice(0, 200)} is not in the upload.`);
      found.push(file.name);
      const alt = [given, item.descriptions[src] ?? ''].find((text) => text.trim().length >= 3);
      if (!alt)
        note(`The picture ${file.name} has no description, so it gets the title. Write one under Media.`);
      if (file.isRemote && isTrial) return 0;
      try {
        return await store(file, (alt ?? values.title ?? values.name ?? '').slice(0, 200), isTrial, made);
      } catch (error) {
        isPending ||= Boolean(file.isRemote);
        if (isAPIError(error)) return note(error.message);
        throw error;
      }
    }

    function link(href: string): object | undefined {
      const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
      if (!url || href.startsWith('#')) return undefined;
      const custom = { linkType: 'custom', newTab: false, url: url.href.replace(nowhere, '') };
      const target = targets.get(toKey(url));
      const relationTo = linkedCollections.find(
        (slug) => target && slug === kindOf(target.item.kind).collection,
      );
      if (relationTo && target?.id !== undefined)
        return { linkType: 'internal', newTab: false, doc: { relationTo, value: target.id } };
      if (relationTo && target?.line.result === 'new') {
        isPending = true;
        return custom;
      }
      const isRelative = url.origin === nowhere && !href.startsWith('/');
      if (isRelative || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol))
        return note(`The link ${href.slice(0, 200)} was left out.`);
      if (url.host === new URL(base).host && url.origin !== nowhere)
        note(`${url.href} still leads to the old site.`);
      return custom;
    }

    async function path(wanted: string): Promise<string | undefined> {
      const options = { id, req } as unknown as Parameters<typeof validatePagePath>[1];
      const problem = await validatePagePath(wanted, options);
      return problem === true ? wanted : note(String(problem));
    }

    async function author(name: string): Promise<number | undefined> {
      const member = await findOne(req, 'team-members', { name: { equals: name } });
      const isPlanned = all.some(({ item: one }) => one.kind === 'team' && one.values.name === name);
      if (!member && !isPlanned) note(`There is nobody called “${name}” in the team; choose the author.`);
      return member?.id;
    }

    for (const field of fields) {
      const text = values[field.name];
      if (field.type === 'richText' && field.name === 'description' && item.content)
        data.description = await placeContent(item.content, { link, picture });
      else if (text && field.name === 'image') data.image = await picture(text, values.imageAlt);
      else if (text && field.name === 'path') data.path = await path(text);
      else if (text && field.name === 'author') data.author = await author(text);
      else if (field.name === 'meta' && 'flattenedFields' in field)
        for (const one of field.flattenedFields) {
          const own = values[`meta.${one.name}`];
          const value = own && convert({ ...one, label: `${one.name} for search results` }, own);
          if (value) data.meta = { ...(data.meta as object), [one.name]: value };
        }
      else if (text) data[field.name] = convert(field, text);
    }
    for (const name of ['subtitle', 'category', 'image'] as const) {
      if (item.kind !== 'articles' || data[name] !== undefined) continue;
      ask(name);
      const choice = choices[name];
      const subtitle = firstSentence(toPlainText(data.description));
      if (choice) data[name] = { subtitle, category: choice, image: Number(choice) }[name];
    }
    const missing = listMissing(fields, data);
    if (missing.length > 0) note(`Needed before it can be published: ${missing.join(', ')}.`);
    return { data, notes: [...notes], found, isPending };
  }

  return { build, asked, hosts };
}

/** Returns the first sentence of a text, as long as a subtitle may be. */
function firstSentence(text: string): string | undefined {
  const [line = ''] = text.trim().split('\n');
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line.slice(0, 2_000));
  return first?.segment.trim().replace(/^(.{200,258}) .*$/s, '$1…');
}

/** Creates a function that finds a picture by its address; WordPress names scaled copies `week-1024x683.jpg`. */
function createPictureFinder(files: SourceFile[]) {
  const paths = files.map((file) => [file, new URL(encodeURI(file.name), nowhere).pathname] as const);
  const byName = Map.groupBy(paths, ([, path]) => posix.basename(path));
  return (src: string, base: string): SourceFile | undefined => {
    if (!URL.canParse(src, base)) return undefined;
    const path = `/${new URL(src, base).pathname.replace(/^.*\/uploads\/|^\/+/, '')}`;
    const original = path.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '');
    const find = (end: string) => byName.get(posix.basename(end))?.find(([, one]) => one.endsWith(end))?.[0];
    return find(path) ?? find(original);
  };
}

/** Addresses that differ in their protocol, their fragment or a slash at the end are the same. */
function toKey({ host, pathname, search }: URL): string {
  return host + pathname.replace(/\/$/, '') + search;
}

/** What may be decided once for all items of an import. */
export const choiceNames = ['dates', 'subtitle', 'category', 'image', 'fetchFrom'] as const;

export type ImportChoices = Partial<Record<(typeof choiceNames)[number], string>>;

/** Lists the choices that would help. @param hosts of the old site, where missing pictures are */
export async function listQuestions(
  { payload }: PayloadRequest,
  asked: ReadonlySet<keyof ImportChoices>,
  hosts: ReadonlySet<string>,
): Promise<ImportQuestion[]> {
  const images = { collection: 'media', where: { mimeType: { contains: 'image/' } } } as const;
  const { docs } = await payload.find({ ...images, sort: '-createdAt', limit: 200, depth: 0 });
  const covers = docs.map(({ id, alt, filename }) => ({ value: String(id), label: alt || String(filename) }));
  const sources = [...hosts].map((host) => ({ value: host, label: `Fetch them from ${host}` }));
  const questions: Record<keyof ImportChoices, [string, ImportQuestion['options']]> = {
    dates: ['Dates that can be read in two ways', dateOrders],
    subtitle: ['Articles without a subtitle', [{ value: 'sentence', label: 'Take the first sentence' }]],
    category: ['Articles without one of the categories', categoryOptions],
    image: ['Articles without a cover', covers],
    fetchFrom: ['Pictures that are not in the upload', sources],
  };
  return choiceNames.flatMap((name) => {
    const [label, options] = questions[name];
    return asked.has(name) ? { name, label, options } : [];
  });
}
