import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(import.meta.dirname, '..');

/** Reads a YAML file of the sample content; Payload validates what is loaded. */
export async function readYaml<T>(name: string): Promise<T> {
  return parse(await readFile(resolve(folder, name), 'utf8')) as T;
}

/** A Markdown file: its key (file name), front matter and text. */
interface Page<T> {
  key: string;
  data: T;
  text: string;
}

/**
 * Reads the Markdown files of a folder in the order of their names.
 * @throws {Error} naming the file that has no front matter
 */
export async function readPages<T>(name: string): Promise<Page<T>[]> {
  const names = (await readdir(resolve(folder, name))).filter((file) => file.endsWith('.md')).sort();
  return mapAll(names, async (file) => {
    const source = await readFile(resolve(folder, name, file), 'utf8');
    const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    if (head === undefined || text === undefined) throw new Error(`${name}/${file}: no front matter`);
    return { key: basename(file, '.md').replace(/^\d+-/, ''), data: parse(head) as T, text: text.trim() };
  });
}

/** Finds the path of an image or video by its name without extension. */
export async function findMedium(group: string, stem: string): Promise<string> {
  const files = await readdir(resolve(folder, 'media', group));
  const file = files.find((name) => name.slice(0, name.lastIndexOf('.')) === stem);
  if (!file) throw new Error(`media/${group} has nothing called ${stem}`);
  return resolve(folder, 'media', group, file);
}

/** Maps items concurrently, in their order. */
export function mapAll<T, R>(items: T[], map: (item: T) => Promise<R>): Promise<R[]> {
  return Promise.all(items.map(map));
}
