import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition every 50 ms. @throws {Error} when it does not hold within `timeoutMs` */
export async function until(condition: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`The condition did not hold within ${timeoutMs / 1_000} seconds.`);
}
