import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';
import { env } from './env.ts';

const outage = '**/outage.spec.ts';
const staffSide =
  '**/{staff,publish,editor-day,new-page,recruiter-day,sales-day,administrator-day,xss-*,dashboard,retention,status,concurrent-*,media}.spec.ts';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  workers: 3,
  forbidOnly: true,
  // What passes only the second time has failed: people have no second try either.
  retries: 0,
  timeout: 30_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: { pathTemplate: 'transcripts/{arg}{ext}' },
  },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.chromium,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [outage, staffSide], grepInvert: /@phone-only/ },
    {
      name: 'phone',
      // Tests tagged `@phone` run on both screens, tests tagged `@phone-only` on this one.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Publishes what visitors see, a job among the open roles too, so it runs when their tests are done.
    { name: 'staff', testMatch: staffSide, dependencies: ['desktop', 'phone'] },
    // Stops the database under everybody, so it runs last.
    { name: 'outage', testMatch: outage, dependencies: ['staff'] },
  ],
});
