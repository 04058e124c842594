import { type Browser, chromium } from '@playwright/test';
import { env } from './env.ts';

/** Starts Chromium without a window, which containers let no sandbox have. @param args more arguments */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = env.chromium;
  return chromium.launch({
    args: ['--no-sandbox', '--disable-quic', ...args],
    ...(executablePath && { executablePath }),
  });
}
