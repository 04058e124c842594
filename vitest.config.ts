import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** One project per package; `vitest run --project site` picks one. */
const project = (
  name: string,
  folder: string,
  options: { globalSetup?: string; setupFiles?: string } = {},
) => ({
  test: {
    name,
    root: folder,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
    // A test database is made and filled before the first test.
    hookTimeout: 300_000,
    ...options,
    testTimeout: 30_000,
    // Files share what a worker has loaded: Payload and its database driver take seconds to import.
    isolate: false,
  },
});

/** For tests that open the sample company. */
const sampleCompany = {
  globalSetup: resolve('packages/backend/testing/test-run.ts'),
  setupFiles: resolve('packages/backend/testing/fast-passwords.ts'),
};

export default defineConfig({
  test: {
    projects: [
      project('contract', 'packages/contract'),
      project('backend', 'packages/backend', sampleCompany),
      project('sample', 'packages/sample'),
      project('database', 'packages/database'),
      project('mail', 'packages/mail'),
      project('telemetry', 'packages/telemetry'),
      project('site', 'apps/site', sampleCompany),
      project('cms', 'apps/cms'),
      project('scripts', 'scripts', sampleCompany),
    ],
    // PGlite is a whole database per file; two at a time fit into two cores.
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
