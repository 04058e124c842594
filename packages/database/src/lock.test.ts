import { spawn } from 'node:child_process';
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
  const script = `import { lockFolder } from ${JSON.stringify(`${import.meta.dirname}/lock.ts`)}
    console.log(await lockFolder(${JSON.stringify(folder)})); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  const [said] = await once(holder.stdout, 'data');
  expect(String(said).trim()).toBe('true');
  expect(await lockFolder(folder)).toBe(false);

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await lockFolder(folder)).toBe(true);
});
