import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';

/** What a new database is filled with: the sample company, or placeholders for each page. */
export const sampleLevels = ['full', 'minimal'] as const;
export type SampleLevel = (typeof sampleLevels)[number];

/** The folders of each level. Markdown is read from the first, all else from the first that has it. */
const foldersOf: Record<SampleLevel, string[]> = {
  full: ['.'],
  minimal: ['minimal', '.'],
};

function locate(level: SampleLevel, name: string): string[] {
  return foldersOf[level].map((folder) => resolve(import.meta.dirname, '..', folder, name));
}

/** Reads a YAML file of the sample content; Payload validates what is loaded. */
export async function readYaml<T>(level: SampleLevel, name: string): Promise<T> {
  const path = locate(level, name).find((one) => existsSync(one)) ?? name;
  return parse(await readFile(path, 'utf8')) as T;
}

/** A Markdown file: its key (file name), front matter and text. */
interface Page<T> {
  key: string;
  data: T;
  text: string;
}

/**
 * Reads the Markdown files of a folder, if the level has it, in the order of their names.
 * @throws {Error} naming the file that has no front matter
 */
export async function readPages<T>(level: SampleLevel, name: string): Promise<Page<T>[]> {
  const [folder = name] = locate(level, name);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return mapAll(names, async (file) => {
    const source = await readFile(resolve(folder, file), 'utf8');
    const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    if (head === undefined || text === undefined) throw new Error(`${name}/${file}: no front matter`);
    return { key: basename(file, '.md').replace(/^\d+-/, ''), data: parse(head) as T, text: text.trim() };
  });
}

/** Finds the path of an image or video by its name without extension. */
export async function findMedium(level: SampleLevel, group: string, stem: string): Promise<string> {
  for (const folder of locate(level, `media/${group}`).filter((one) => existsSync(one))) {
    const file = (await readdir(folder)).find((name) => name.slice(0, name.lastIndexOf('.')) === stem);
    if (file) return resolve(folder, file);
  }
  throw new Error(`media/${group} has nothing called ${stem}`);
}

/** Maps items concurrently, in their order. */
export function mapAll<T, R>(items: T[], map: (item: T) => Promise<R>): Promise<R[]> {
  return Promise.all(items.map(map));
}
