import { findFreePort } from '@riverfront/database/free-port';
import { afterEach, expect, test, vi } from 'vitest';
import { env, root } from '../env.ts';
import { cmsProcess, siteProcess } from './processes.ts';
import type { Settings } from './settings.ts';
import { SupervisedProcess } from './supervised-process.ts';

afterEach(() => vi.unstubAllGlobals());

test('restarts a process that was suspended', async () => {
  const port = await findFreePort();
  const readPid = async (signal = AbortSignal.timeout(500)) =>
    fetch(`http://127.0.0.1:${port}`, { signal }).then(
      async (response) => Number(await response.text()),
      () => undefined,
    );
  const isRunning = async (signal?: AbortSignal) => (await readPid(signal)) !== undefined;
  const answerPid = `require('node:http').createServer((_, res) => res.end(String(process.pid))).listen(${port}, '127.0.0.1')`;
  const supervised = new SupervisedProcess({
    name: 'example',
    args: ['-e', answerPid],
    cwd: root,
    env: env.inherited,
    isReady: isRunning,
    hasHeartbeat: isRunning,
    heartbeatTimeoutMs: 1_500,
  });
  try {
    await supervised.start();
    const first = await readPid();
    process.kill(Number(first), 'SIGSTOP');
    const isAnother = async () => ![undefined, first].includes(await readPid());
    await expect.poll(isAnother, { timeout: 25_000 }).toBe(true);
  } finally {
    await supervised.stop();
  }
});

test.each([siteProcess, cmsProcess])(
  'requires a heartbeat of %o, whatever the database does',
  async (create) => {
    const settings = { environment: { NODE_ENV: 'production' } } as Partial<Settings> as Settings;
    const { hasHeartbeat } = create(settings, false);
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      paths.push(new URL(url).pathname);
      return new Response();
    });
    expect(await hasHeartbeat?.(AbortSignal.timeout(1_000))).toBe(true);
    expect(paths).toEqual(['/healthz']);
  },
);
