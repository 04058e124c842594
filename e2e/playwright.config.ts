import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserArguments } from './browser.ts';
import { env } from './env.ts';

/** The other engines, if `npx playwright install firefox webkit` has put them on this machine. */
const engines = (['firefox', 'webkit'] as const).filter(
  (name) => env.isFull && existsSync({ firefox, webkit }[name].executablePath()),
);

/** What changes the content that the other specs read. */
const staffSide =
  '**/{staff,editor-day,recruiter-day,sales-day,administrator-day,xss-submissions,xss-admin,retention,concurrent-*,media,saving,loss,outage}.spec.ts';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  // Each with a stack of its own (`global-setup.ts`). A running one that the environment names has one account.
  workers: env.siteUrl ? 1 : 2,
  // The tests of one file too, so that no worker is idle while the other has a long file.
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a failed one: visitors do not retry either.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.chromium,
      args: browserArguments,
    },
  },
  // A worker takes tests in this order, so that its stack has the sample content alone until the staff side's.
  projects: [
    { name: 'desktop', testIgnore: staffSide, grepInvert: /@phone-only/ },
    {
      name: 'phone',
      // Tests tagged `@phone` run on both screens, tests tagged `@phone-only` on this one.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...engines.map((name) => ({
      name,
      grep: /@phone/,
      grepInvert: /@full/,
      // Firefox has no `isMobile`; the path and the arguments above are Chromium's.
      use: { browserName: name, viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions: {} },
    })),
    { name: 'staff', testMatch: staffSide },
  ],
});
