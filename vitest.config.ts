import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
    globalSetup: resolve('packages/database/src/testing.ts'),
    setupFiles: resolve('packages/backend/testing/fast-passwords.ts'),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/site/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // Files share what a worker has loaded: Payload and its database driver take seconds to import.
          isolate: false,
        },
      },
      // Each file stands in for other modules, so none may see those of another.
      { extends: true, test: { name: 'staff side', include: ['apps/cms/**/*.test.{ts,tsx}'] } },
    ],
    // Tests also wait, for the queue or for a limit of time: two leave a quarter of two processors idle.
    maxWorkers: 3,
    testTimeout: 30_000,
    // A test database is made and filled before the first test.
    hookTimeout: 300_000,
  },
});
