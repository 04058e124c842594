import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createTestDatabase, startTestServer } from '@riverfront/database/testing';
import { findFreePort, until } from '../../bench/wait.ts';
import { env } from '../env.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts what an instance of the unit starts, in a folder in place of the server's, and waits as it does.
 * @throws {Error} when it does not serve within the unit's TimeoutStartSec
 */
async function startInstance(instance: string, dir: string, settings: Record<string, string>) {
  const text = (await readFile(join(root, 'deploy/riverfront@.service'), 'utf8'))
    .replaceAll('/opt/riverfront', dir)
    .replaceAll('/var/lib/riverfront', join(dir, 'data'))
    .replaceAll('/etc/riverfront.env', join(dir, 'riverfront.env'))
    .replaceAll('%i', instance);
  await writeFile(join(dir, `riverfront@${instance}.service`), text);
  const read = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value.split(' '));
  const [[command = '', ...args] = []] = read('ExecStart');
  const own = Object.fromEntries(
    read('Environment').flatMap((pairs) => pairs.map((pair) => pair.split('='))),
  );
  const cwd = read('WorkingDirectory').join();
  const timeoutMs = Number(read('TimeoutStartSec')) * 1_000;
  const child = spawn(command, args, {
    cwd,
    env: { ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const url of read('ExecStartPost').map((words) => words.at(-1) ?? ''))
    await until(async () => (await fetch(url)).ok, timeoutMs);
  return child;
}

async function stop(child: ChildProcess | undefined) {
  child?.kill('SIGTERM');
  if (child?.exitCode === null) await once(child, 'exit');
}

test('the systemd way of docs/deploy.md: start, update without downtime, go back', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  const stopServer = await startTestServer();
  const database = await createTestDatabase();
  const settings = {
    PATH: env.inherited.PATH ?? '',
    SITE_URL: 'https://www.nordlys.test',
    CMS_URL: 'https://staff.nordlys.test',
    DATABASE_URL: database.url,
    DATA_DIR: join(dir, 'data'),
    PAYLOAD_SECRET: 'a secret of the walk through the deployment',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@nordlys.test',
    FIRST_USER_EMAIL: 'nora@nordlys.test',
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
  };
  const instances = [await findFreePort(), (await findFreePort()) + 20].map((port) =>
    String(port).slice(0, -1),
  );
  const running = new Map<string, ChildProcess>();
  const answers: unknown[] = [];
  let isOver = false;
  /** Requests pages of one side as the proxy does: from the other instance when one does not answer. */
  async function visit(side: '0' | '1', path: string) {
    const ask = async (instance = '') => (await fetch(`http://127.0.0.1:${instance}${side}${path}`)).status;
    while (!isOver)
      answers.push(
        await ask(instances[0])
          .catch(() => ask(instances[1]))
          .catch(String),
      );
  }
  let visits: Promise<void>[] = [];
  try {
    for (const version of ['v1', 'v2']) await symlink(root, join(dir, version));
    for (const version of ['v1', 'v2', 'v1']) {
      // As `ln -s` and `mv -T` do.
      await symlink(join(dir, version), join(dir, 'next'));
      await rename(join(dir, 'next'), join(dir, 'current'));
      for (const instance of instances) {
        await stop(running.get(instance));
        running.set(instance, await startInstance(instance, dir, settings));
      }
      if (visits.length === 0) visits = [visit('0', '/careers'), visit('1', '/admin/login')];
    }
    isOver = true;
    await Promise.all(visits);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const units = instances.map((instance) => join(dir, `riverfront@${instance}.service`));
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
      encoding: 'utf8',
    });
    if (!error) expect(stderr.split('\n').filter((line) => line.includes(dir))).toEqual([]);
  } finally {
    isOver = true;
    await Promise.all([...running.values()].map(stop));
    await stopServer();
    await rm(dir, { recursive: true, force: true });
  }
});
