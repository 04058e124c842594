import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onServer, startTestDatabase } from '@riverfront/database/testing';
import { env, root } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { step } from '../steps/step.ts';
import { commandOf, environmentOf, stages, withAncestors } from './dockerfile.ts';
import { installFromHere, materialize, removeMade } from './materialize.ts';

type Environment = NodeJS.ProcessEnv;

const all = stages();

/**
 * Follows the Dockerfile and starts its targets: `tools` sets a database up,
 * then `site` and `staff` have to be ready and to answer.
 * @throws {Refusal} saying what does not work
 */
export async function checkImage({ reuseBuilds }: { reuseBuilds: boolean }): Promise<void> {
  if (!onServer)
    throw new Refusal('Set TEST_DATABASE_URL to a PostgreSQL server: the images have no database in them.');
  const dir = mkdtempSync(join(tmpdir(), 'riverfront-image-'));
  const database = await startTestDatabase();
  const running: ChildProcess[] = [];
  try {
    const made = new Map<string, string>();
    const run = (command: string, folder: string) => runLine(command, folder, reuseBuilds);
    for (const name of ['site-modules', 'staff-modules', 'build', 'site', 'staff', 'tools'])
      await step(`Making ${name}`, async () => materialize(all, name, join(dir, name), made, run));
    const settings = settingsFor(dir, database.url);
    await step('Setting up the database', () => runToEnd('tools', dir, settings));
    const addresses = { site: 'http://127.0.0.1:3000', staff: 'http://127.0.0.1:3001' };
    for (const [name, address] of Object.entries(addresses)) {
      running.push(start(name, dir, settings));
      await step(`Waiting for ${name}`, () => waitFor(`${address}/readyz`));
    }
    await demandPage(`${addresses.site}/`, /<h1/);
    await demandPage(`${addresses.site}/api/services/get/Services`, /"success":true/);
    await demandPage(`${addresses.staff}/admin/login`, /password/i);
    console.log('Everything that the Dockerfile says works here; the base image itself was not tried.');
  } finally {
    for (const child of running) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.stop();
    removeMade(dir);
  }
}

function runLine(command: string, folder: string, reuseBuilds: boolean): void {
  // What needs a network, or root.
  if (/apt-get|chown/.test(command)) return;
  if (command.startsWith('npm ci')) {
    installFromHere(folder, { withDev: !command.includes('--omit=dev') });
    return;
  }
  if (reuseBuilds && command.includes('next build')) {
    for (const output of ['apps/site/build', 'apps/cms/.next'])
      cpSync(join(root, output), join(folder, output), {
        recursive: true,
        filter: (one) => !relative(join(root, output), one).startsWith('cache'),
      });
    return;
  }
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function cleanEnvironment(): Environment {
  return {
    NODE_ENV: 'production',
    PATH: env.inherited.PATH,
    HOME: env.inherited.HOME,
    ...environmentOf(all, 'base'),
  };
}

function settingsFor(dir: string, databaseUrl: string): Environment {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'https://www.riverfront.test',
    CMS_URL: 'https://staff.riverfront.test',
    SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
    MAIL_FROM: 'Riverfront <no-reply@riverfront.test>',
    FIRST_USER_EMAIL: 'first@riverfront.test',
    TRUSTED_PROXIES: 'loopback',
    MEDIA_DIR: join(dir, 'data/media'),
    RESUMES_DIR: join(dir, 'data/resumes'),
    OUTBOX_DIR: join(dir, 'data/outbox'),
    SNAPSHOT_DIR: join(dir, 'data/snapshot'),
    MEDIA_CACHE_DIR: join(dir, 'data/media-cache'),
    DATA_DIR: join(dir, 'data'),
  };
}

function start(name: string, dir: string, settings: Environment): ChildProcess {
  const instructions = withAncestors(all, name).flatMap((stage) => stage.instructions);
  const [command = '', ...args] = commandOf(instructions.findLast((one) => one.getKeyword() === 'CMD'));
  const workdir = instructions
    .findLast((one) => one.getKeyword() === 'WORKDIR')
    ?.getArguments()[0]
    ?.getValue();
  return spawn(command === 'node' ? process.execPath : command, args, {
    cwd: join(dir, name, relative('/app', workdir ?? '/app')),
    env: { ...cleanEnvironment(), ...environmentOf(all, name), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function runToEnd(name: string, dir: string, settings: Environment): Promise<void> {
  const [code] = await once(start(name, dir, settings), 'exit');
  if (code !== 0) throw new Refusal(`${name} ended with ${code}.`);
  if (!existsSync(String(settings.MEDIA_DIR))) throw new Refusal(`${name} left no media.`);
}

async function waitFor(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await pause(200);
  }
  throw new Refusal(`${address} did not become ready within two minutes.`);
}

async function demandPage(address: string, content: RegExp): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || !content.test(await answer.text()))
    throw new Refusal(`${address} answered ${answer.status} and not with what it should.`);
}
