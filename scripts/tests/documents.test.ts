import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(documents)('%s names only files and pages that exist', (document) => {
  const text = read(document);
  const named = [...text.matchAll(/`((?:apps|packages|scripts|e2e|bench|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
