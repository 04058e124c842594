import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
    globalSetup: resolve('packages/database/src/test-run.ts'),
    setupFiles: resolve('packages/backend/testing/fast-passwords.ts'),
    // Files share what a worker has loaded: Payload and its database driver take seconds to import.
    isolate: false,
    // Tests also wait, for the queue or for a limit of time: two leave a quarter of two processors idle.
    maxWorkers: 3,
    testTimeout: 30_000,
    // A test database is made and filled before the first test.
    hookTimeout: 300_000,
  },
});
