import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';

const rejected = [
  ['packages/backend/src/accounts/a.ts', 'next/cache'],
  ['packages/backend/src/b.ts', 'react-router'],
  ['packages/backend/src/content/c.ts', '../../../../apps/site/env.ts'],
  ['packages/backend/src/accounts/sign-in/a.ts', '../../inbox/messages/collection.ts'],
  ['packages/backend/src/queue/a.ts', '../dashboard/navigation.ts'],
  ['apps/site/server/limits/b.ts', '@riverfront/backend/recruiting/stages'],
  ['packages/contract/src/a.ts', 'hono'],
  ['packages/mail/src/a.ts', 'payload'],
  ['packages/mail/src/b.ts', '../../backend/src/payload-types.ts'],
  ['apps/site/server/a.ts', '@riverfront/cms'],
  ['apps/site/app/a.ts', 'payload'],
  ['apps/site/app/routes/c.ts', '../../../cms/env.ts'],
  ['apps/site/app/ui/a.ts', '../components/card.tsx'],
  ['apps/site/app/ui/b.ts', '../routes/home/route.tsx'],
  ['apps/site/app/ui/c.ts', '@riverfront/contract'],
] as const;

const folder = await makeTestFolder();
for (const part of ['biome.json', '.gitignore', 'scripts/tests/no-blind-catch.grit'])
  cpSync(join(root, part), join(folder, part), { recursive: true });
for (const [file, from] of rejected) write(file, `export * from '${from}';\n`);
write('apps/site/app/read.ts', 'export const value = process.env.VALUE;\n');
write('apps/site/env.ts', 'export const value = process.env.VALUE;\n');
const lint = [bin.biome, 'lint', '--reporter=github', '--max-diagnostics=200'];
const { output } = await runNode(lint, { cwd: folder });
// Paths as the linter prints them, without the folder of this run.
const complaints = output.replaceAll(/file=\S*?riverfront-test-\w+\//g, 'file=');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each(rejected)('%s may not import %s', (file) => {
  expect(complaints).toMatch(new RegExp(`noRestrictedImports,file=${file}`));
});

test('the environment is read in env.ts alone', () => {
  expect(complaints).toMatch(/noProcessEnv,file=apps\/site\/app\/read\.ts/);
  expect(complaints).not.toContain('file=apps/site/env.ts');
});
