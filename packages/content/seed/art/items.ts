import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';

/** The folder of the sample content. */
export const seed = resolve(import.meta.dirname, '..');

/** Where a picture of a group is written. */
export function mediaFile(group: string, file: string): string {
  return resolve(seed, 'media', group, file);
}

/** The keys of the Markdown files of a folder: their names. */
export async function pageKeys(folder: string): Promise<string[]> {
  const files = await readdir(resolve(seed, folder));
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .sort();
}

/** What YAML calls a mapping. */
export type Fields = Record<string, unknown>;

/** Tells a mapping from other values. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole document in YAML. */
export async function document(file: string): Promise<Fields> {
  const value: unknown = parse(await readFile(resolve(seed, file), 'utf8'));
  if (!isFields(value)) throw new Error(`${file}: not a document`);
  return value;
}

/** The front matter of a Markdown file. */
export async function frontMatter(file: string): Promise<Fields> {
  const source = await readFile(resolve(seed, file), 'utf8');
  const value: unknown = parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '');
  if (!isFields(value)) throw new Error(`${file}: no front matter`);
  return value;
}

/** The keys of the cards that ask for a picture in the sections of something. */
export function cardKeys(owner: Fields): string[] {
  const sections = 'sections' in owner ? list(owner, 'sections') : [];
  const all = sections.filter((section) => 'cards' in section).flatMap((section) => list(section, 'cards'));
  return all.filter((card) => 'imageAlt' in card).map((card) => text(card, 'key'));
}

/** The entries of a list in YAML. */
export async function entries(file: string): Promise<Fields[]> {
  const value: unknown = parse(await readFile(resolve(seed, file), 'utf8'));
  if (!Array.isArray(value) || !value.every(isFields)) throw new Error(`${file}: not a list of entries`);
  return value;
}

/** A field that must be a text. */
export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '')
    throw new Error(`no text "${name}" in ${JSON.stringify(fields)}`);
  return value;
}

/** A field that must be a list of entries. */
export function list(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every(isFields))
    throw new Error(`no list "${name}" in ${JSON.stringify(fields)}`);
  return value;
}
