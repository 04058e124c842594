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

test('knows every spec file that runs on the shared stack', () => {
  const known = Object.values(specsBySubject).flat();
  const unknown = readdirSync(join(root, 'e2e/specs'))
    .filter((file) => !['outage.spec.ts', 'another-firm.spec.ts', 'deploy.spec.ts'].includes(file))
    .filter((file) => !known.some((name) => file.startsWith(name)));
  expect(unknown).toEqual([]);
});
