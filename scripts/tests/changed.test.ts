import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { specsBySubject, specsFor } from './changed.ts';

test('names the specs of a subject wherever its files lie', () => {
  for (const path of ['apps/site/server/inbox/contact.ts', 'apps/site/app/routes/contact/route.tsx'])
    expect(specsFor([path])).toEqual(specsBySubject.inbox);
  expect(specsFor(['apps/site/app/routes/about/route.tsx'])).toEqual(specsBySubject.content);
});

test('names the specs of every screen for what all of them share, and none for documents', () => {
  expect(specsFor(['packages/contract/src/common.ts'])).toEqual(specsBySubject.components);
  expect(specsFor(['docs/architecture.md', 'e2e/specs/home.spec.ts'])).toEqual([]);
});

test('knows every spec file that runs on the shared stack, and no other', () => {
  const known = Object.values(specsBySubject).flat();
  const files = readdirSync(join(root, 'e2e/specs'));
  const shared = files.filter((file) => !/^(?:outage|another-firm|deploy)\./.test(file));
  expect(shared.filter((file) => !known.some((name) => file.startsWith(name)))).toEqual([]);
  expect(known.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});
