import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('one holder at a time, and a killed holder lets go', async () => {
  const holder = await asker(join(folder, 'killed'));
  expect(holder.got).toBe(true);
  expect(await lockFolder(join(folder, 'killed'))).toBe(false);

  await kill(holder.process);
  expect(await lockFolder(join(folder, 'killed'))).toBe(true);
  expect(await lockFolder(join(folder, 'killed'))).toBe(false);
});

test('of many that ask at once after a holder was killed, one gets it', async () => {
  const wanted = join(folder, 'wanted');
  for (let round = 0; round < 3; round++) {
    const at = Date.now() + 1500;
    const askers = await Promise.all(Array.from({ length: 6 }, () => asker(wanted, at)));
    expect(askers.filter(({ got }) => got)).toHaveLength(1);
    await Promise.all(askers.map(({ process }) => kill(process)));
  }
});

/** Another process that asks for the lock at a time (ms since 1970) and keeps what it got. */
async function asker(wanted: string, at = 0): Promise<{ process: ChildProcess; got: boolean }> {
  const script = `import { lockFolder } from ${JSON.stringify(`${import.meta.dirname}/lock.ts`)}
    while (Date.now() < ${at});
    console.log(await lockFolder(${JSON.stringify(wanted)})); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  const [said] = await once(child.stdout, 'data');
  return { process: child, got: String(said).trim() === 'true' };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
