import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';
import { env } from './env.ts';

const outage = '**/outage.spec.ts';
const staffSide =
  '**/{staff,board,staff-navigation,editor-day,new-page,recruiter-day,applicant-profile,sales-day,administrator-day,xss-submissions,retention,concurrent-*,media,uploaded-svg,editing,rich-text,drafts,saving,loss}.spec.ts';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  workers: 3,
  forbidOnly: true,
  // A flaky test is a failed one: visitors do not retry either.
  retries: 0,
  // Long enough for three browsers on two cores half as fast as those that the budgets of `npm test` were taken on.
  timeout: 240_000,
  expect: { timeout: 20_000 },
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
  // `npm test` runs them in this order, without dependencies.
  projects: [
    {
      name: 'desktop',
      testIgnore: [outage, staffSide],
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      // Tests tagged `@phone` run on both screens, tests tagged `@phone-only` on this one.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Runs after the tests of the public site, because it publishes content that they read.
    { name: 'staff', testMatch: staffSide, dependencies: ['desktop', 'phone'] },
    // Runs last, because it stops the database.
    { name: 'outage', testMatch: outage, dependencies: ['staff'] },
  ],
});
