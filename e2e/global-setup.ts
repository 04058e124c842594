import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { embeddedUrl } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { env, passToWorkers, type StackVariables } from './env.ts';
import { startMailServer } from './mail-server.ts';

const start = join(import.meta.dirname, '../scripts/start.mjs');

/** Starts a stack for each worker unless the environment names a running one. Returns its teardown. */
export default async function globalSetup({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (env.siteUrl) return undefined;
  const stacks = await Promise.all(Array.from({ length: workers }, startStack));
  passToWorkers(stacks.map(({ environment }) => environment));
  return async () => {
    await Promise.all(stacks.map(({ stop }) => stop()));
  };
}

/**
 * Starts the stack as `npm start` does, on free ports and with a temporary data folder.
 * @returns the variables by which the tests find it, and its teardown
 */
async function startStack() {
  const dataDir = await mkdtemp(join(tmpdir(), 'staff-side-e2e-'));
  const mailDir = join(dataDir, 'received-mails');
  const mailServer = await startMailServer(mailDir);
  const [site, cms, database] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const child = spawn(process.execPath, [start], {
    env: {
      ...env.inherited,
      // An inherited `production` would have the stack require production settings.
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(site),
      CMS_PORT: String(cms),
      DATABASE_PORT: String(database),
      DATABASE_URL: '',
      // The tests sign in with a password; accounts with a second factor are still asked for it.
      REQUIRE_SECOND_FACTOR: 'off',
      SMTP_URL: mailServer.url,
      // Tests send a client address of their own, so that they do not share rate limits.
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await mailServer.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const output = await waitUntilReady(child);
  const environment: StackVariables = {
    E2E_SITE_URL: `http://localhost:${site}`,
    E2E_CMS_URL: `http://localhost:${cms}`,
    E2E_STAFF_EMAIL: /Sign in +([^\s"]+@[^\s"]+)/.exec(output)?.[1] ?? '',
    E2E_STAFF_PASSWORD: /Password +([^\s"]+)/.exec(output)?.[1] ?? '',
    E2E_DATA_DIR: dataDir,
    E2E_DATABASE_URL: embeddedUrl(dataDir, database),
    E2E_MAIL_DIR: mailDir,
  };
  return { environment, stop };
}

/** Resolves with the output up to the last line of a start. @throws {Error} when the process exits before */
function waitUntilReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ctrl-C stops everything.')) resolve(output);
    });
    child.once('exit', () => reject(new Error(`The stack did not start:\n${output}`)));
  });
}
