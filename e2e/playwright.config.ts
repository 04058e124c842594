import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';
import { env } from './env.ts';

const outage = '**/outage.spec.ts';
const staffSide = '**/{staff,publish}.spec.ts';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.chromium,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'desktop', testIgnore: outage },
    {
      name: 'phone',
      testIgnore: [outage, staffSide, '**/accessibility.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Stops the database under everybody, so it runs when the others are done.
    { name: 'outage', testMatch: outage, dependencies: ['desktop', 'phone'] },
  ],
});
