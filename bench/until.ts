import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 50 ms. @throws {Error} when it is not so within `patienceMs` */
export async function until(isSo: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`Waited ${patienceMs / 1_000} seconds in vain.`);
}
