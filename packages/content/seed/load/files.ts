import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

const folder = resolve(import.meta.dirname, '..');

/**
 * Reads and checks one YAML file of the sample content.
 * @throws {Error} that names the file and what is wrong in it
 */
export async function readYaml<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  return check(name, schema, parse(await readFile(resolve(folder, name), 'utf8')));
}

/** One Markdown file: its key (file name), its front matter and its text. */
export interface Page<T> {
  key: string;
  data: T;
  text: string;
}

/**
 * Reads and checks every Markdown file of a folder of the sample content, by name.
 * @throws {Error} that names the file and what is wrong in it
 */
export async function readPages<T>(name: string, schema: z.ZodType<T>): Promise<Page<T>[]> {
  const names = (await readdir(resolve(folder, name))).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (file) => {
      const source = await readFile(resolve(folder, name, file), 'utf8');
      const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      if (head === undefined || text === undefined) throw new Error(`${name}/${file}: no front matter`);
      return {
        key: basename(file, '.md').replace(/^\d+-/, ''),
        data: check(`${name}/${file}`, schema, parse(head)),
        text: text.trim(),
      };
    }),
  );
}

/** The path of a drawn picture or film, `group/stem` with its ending. */
export async function findMedium(group: string, stem: string): Promise<string> {
  const files = await readdir(resolve(folder, 'media', group));
  const file = files.find((name) => name.slice(0, name.lastIndexOf('.')) === stem);
  if (!file) throw new Error(`media/${group} has nothing called ${stem}`);
  return resolve(folder, 'media', group, file);
}

function check<T>(name: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.')}: ${issue?.message}`);
}
