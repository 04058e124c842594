import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes backups that were made more than so many days before `now`, by the time in their names; gives those names. */
export async function removeOld(folder: string, days: number, now = new Date()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const [, date, time] = /^riverfront-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z$/.exec(name) ?? [];
    if (!date || !time) continue;
    const made = Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
    if (now.getTime() - made <= days * 24 * 3_600_000) continue;
    await rm(join(folder, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
