import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../e2e/browser.ts';
import { findOrInstallChromium } from '../scripts/tests/chromium.ts';

/** Launches headless Chromium, the one of the browser tests. @param args additional command-line arguments */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = await findOrInstallChromium();
  return chromium.launch({ args: [...browserArguments, ...args], ...(executablePath && { executablePath }) });
}
