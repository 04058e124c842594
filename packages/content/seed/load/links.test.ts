import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { screenPaths, topicPaths } from '@riverfront/contract';
import { expect, test } from 'vitest';

const seed = resolve(import.meta.dirname, '..');
const keysIn = async (folder: string) =>
  (await readdir(resolve(seed, folder))).map((file) => basename(file, '.md'));

test('every link in the sample texts leads to a page that exists', async () => {
  const paths = new Set<string>([...Object.keys(screenPaths), ...topicPaths]);
  for (const [folder, type] of [
    ['articles', 'blogs'],
    ['services', 'services'],
    ['solutions', 'solutions'],
  ] as const) {
    for (const key of await keysIn(folder)) paths.add(`/${type}/${key}`);
  }
  const files = (await readdir(seed, { recursive: true })).filter((file) => file.endsWith('.md'));
  const broken: string[] = [];
  let links = 0;
  for (const file of files) {
    if (file === 'README.md') continue;
    const text = await readFile(resolve(seed, file), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      links += 1;
      if (!paths.has(link) && !link.startsWith('mailto:')) broken.push(`${file}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(50);
});
