/**
 * `npm run count-lines` prints the lines of code by area, product and tests apart: what Git tracks, except
 * generated files, migrations, sample content and the lock file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './env.ts';

const isCode = /\.(?:tsx?|m?js|css)$/;
const isGenerated = /\/migrations\/|\/payload-types\.ts$|\/importMap\.js$/;
const isTest = /\.test\.tsx?$|\/testing\/|^e2e\//;

interface Area {
  files: number;
  product: number;
  tests: number;
}

/** The first two folders of a path, three within the apps. */
function areaOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  if (folders[0] !== 'apps' && folders[0] !== 'packages') return folders[0] ?? '.';
  return folders.slice(0, folders[0] === 'apps' ? 3 : 2).join('/');
}

const areas = new Map<string, Area>();
const total: Area = { files: 0, product: 0, tests: 0 };
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
for (const path of tracked) {
  if (!isCode.test(path) || isGenerated.test(path) || !existsSync(join(root, path))) continue;
  const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const area = areas.get(areaOf(path)) ?? { files: 0, product: 0, tests: 0 };
  areas.set(areaOf(path), area);
  for (const sum of [area, total]) {
    sum.files += 1;
    sum[isTest.test(path) ? 'tests' : 'product'] += lines;
  }
}

const table = Object.fromEntries(
  [...[...areas].sort(([a], [b]) => a.localeCompare(b)), ['total', total] as const].map(([name, area]) => [
    name,
    { ...area, 'product and tests': area.product + area.tests },
  ]),
);
console.table(table);
