import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'lock-'));
afterAll(() => rm(folder, { recursive: true }));

test('a folder has one holder, and a killed one releases it', async () => {
  const holder = await startAsker(join(folder, 'killed'));
  expect(await holder.ask()).toBe(true);
  expect(lockFolder(join(folder, 'killed'))).toBe(false);

  await kill(holder.process);
  expect(lockFolder(join(folder, 'killed'))).toBe(true);
  expect(lockFolder(join(folder, 'killed'))).toBe(false);
  const other = await startAsker(join(folder, 'killed'));
  expect(await other.ask()).toBe(false);
  await kill(other.process);
});

/** Starts a process that asks for the lock when it is told to, and stays. */
async function startAsker(wanted: string) {
  const script = `import { lockFolder } from ${JSON.stringify(`${import.meta.dirname}/lock.ts`)}
    process.stdin.on('data', () => console.log(lockFolder(${JSON.stringify(wanted)}))); console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  const read = async () => String((await once(child.stdout, 'data'))[0]).trim();
  await read();
  const ask = async () => {
    child.stdin.write('now');
    return (await read()) === 'true';
  };
  return { process: child, ask };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
