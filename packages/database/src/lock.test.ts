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

test('a folder has one holder, and a killed one releases it', async () => {
  const holder = await startAsker(join(folder, 'killed'));
  expect(holder.got).toBe(true);
  expect(lockFolder(join(folder, 'killed'))).toBe(false);

  await kill(holder.process);
  expect(lockFolder(join(folder, 'killed'))).toBe(true);
  expect(lockFolder(join(folder, 'killed'))).toBe(false);
  const other = await startAsker(join(folder, 'killed'));
  expect(other.got).toBe(false);
  await kill(other.process);
});

test('one of many concurrent processes gets it after its holder was killed', async () => {
  const wanted = join(folder, 'wanted');
  for (let round = 0; round < 3; round++) {
    const at = Date.now() + 1500;
    const askers = await Promise.all(Array.from({ length: 6 }, () => startAsker(wanted, at)));
    expect(askers.filter(({ got }) => got)).toHaveLength(1);
    await Promise.all(askers.map(({ process }) => kill(process)));
  }
});

/** Starts a process that asks for the lock at a time (ms since 1970) and stays. */
async function startAsker(wanted: string, at = 0): Promise<{ process: ChildProcess; got: boolean }> {
  const script = `import { lockFolder } from ${JSON.stringify(`${import.meta.dirname}/lock.ts`)}
    while (Date.now() < ${at});
    console.log(lockFolder(${JSON.stringify(wanted)})); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  const [said] = await once(child.stdout, 'data');
  return { process: child, got: String(said).trim() === 'true' };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
