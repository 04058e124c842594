import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../e2e/browser.ts';
import { env } from './env.ts';

/** Launches headless Chromium. @param args additional command-line arguments */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const executable = env.chromium && { executablePath: env.chromium };
  return chromium.launch({ args: [...browserArguments, ...args], ...executable });
}
