import { defineConfig } from '@playwright/test';

/**
 * Runs the walk through a deployment, `npm run test:deploy`. It starts four instances one after the other, each of which
 * may take minutes on a slow machine, so it runs in the code host's workflow and not in `npm test`.
 */
export default defineConfig({
  testDir: 'specs',
  testMatch: 'deploy.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  timeout: 30 * 60_000,
});
