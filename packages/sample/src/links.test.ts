import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { screens, topicPaths } from '@riverfront/contract';
import { expect, test } from 'vitest';

const sample = resolve(import.meta.dirname, '..');
const keysIn = async (folder: string) =>
  (await readdir(resolve(sample, folder))).map((file) => basename(file, '.md'));

test('links only to existing pages in the sample texts', async () => {
  const paths = new Set<string>([...Object.keys(screens), ...topicPaths]);
  for (const [folder, type] of [
    ['articles', 'blogs'],
    ['services', 'services'],
    ['solutions', 'solutions'],
  ] as const) {
    for (const key of await keysIn(folder)) paths.add(`/${type}/${key}`);
  }
  const files = (await readdir(sample, { recursive: true })).filter((file) => file.endsWith('.md'));
  const broken: string[] = [];
  let links = 0;
  for (const file of files) {
    if (file === 'README.md') continue;
    const text = await readFile(resolve(sample, file), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      links += 1;
      if (!paths.has(link) && !link.startsWith('mailto:')) broken.push(`${file}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(50);
});
