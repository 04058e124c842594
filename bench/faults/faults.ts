import { setTimeout as pause } from 'node:timers/promises';
import { printRatio, timeOf } from '../measure.ts';
import { signalDatabase } from '../stack/postgres.ts';
import { openStack, type Stack } from '../stack/stack.ts';
import { createMessage, post } from '../traffic/forms.ts';
import { until } from '../wait.ts';
import { startClients } from './clients.ts';
import { judge } from './verdict.ts';

const clientCount = 8;

/** Injects faults while clients send forms; counts acknowledged submissions that are lost. */
export async function run([wanted = 'all', count = '50']: string[]): Promise<boolean> {
  const kills = Number(count);
  const faults: Record<string, () => Promise<boolean[]>> = {
    site: () => killRepeatedly('site', kills),
    database: () => killRepeatedly('database', kills),
    mail: failMailServer,
    hung: hangDatabase,
  };
  const results: boolean[] = [];
  for (const [name, fault] of Object.entries(faults))
    if (wanted === 'all' || wanted === name) results.push(...(await fault()));
  return printRatio('runs without a loss to runs', results);
}

const open = (): Promise<Stack> =>
  // Cached pages stay fresh, so that a missing one was evicted.
  openStack({ env: { PAGE_MAX_AGE_SECONDS: '3600' } });

/** Kills one part at random moments while clients send. */
async function killRepeatedly(part: 'site' | 'database', kills: number): Promise<boolean[]> {
  await using stack = await open();
  const site = await stack.startSite();
  const clients = startClients(site.url, clientCount);
  const victim = part === 'site' ? site : stack.database;
  for (let n = 0; n < kills; n += 1) {
    await pause(200 + Math.random() * 1_300);
    if (part === 'database') signalDatabase(stack.dataDir, 'SIGKILL');
    // The process around the database ends with it.
    await (part === 'database' ? victim.stop() : victim.kill());
    await victim.start();
  }
  await pause(2_000);
  await clients.stop();
  return [await judge(`${part} killed ${kills} times`, stack, clients.submissions)];
}

/** Lets the mail server fail in each way for a while. */
async function failMailServer(): Promise<boolean[]> {
  await using stack = await open();
  const { url } = await stack.startSite();
  const results: boolean[] = [];
  for (const mode of ['refuses', 'hangs', 'temporary', 'permanent'] as const) {
    stack.mail.mode = mode;
    const clients = startClients(url, clientCount, mode);
    await pause(5_000);
    await clients.stop();
    stack.mail.mode = 'works';
    results.push(await judge(`mail server: ${mode}`, stack, clients.submissions));
  }
  return results;
}

/** Suspends the database, so that it accepts connections but does not respond. */
async function hangDatabase(): Promise<boolean[]> {
  await using stack = await open();
  const { url } = await stack.startSite();
  const list = '/api/blogs/list?page=1&limit=9';
  const requests: [path: string, status: number, send: () => Promise<{ status: number }>][] = [
    ['/', 200, () => fetch(url)],
    [list, 503, () => fetch(url + list)],
    ['/api/contactUs/add', 503, () => post(url, '/api/contactUs/add', createMessage('hung@mail.example'))],
  ];
  await fetch(url);
  signalDatabase(stack.dataDir, 'SIGSTOP');
  stack.defer(async () => signalDatabase(stack.dataDir, 'SIGCONT'));
  const inTime = await Promise.all(
    requests.map(async ([path, wanted, send]) => {
      let status = 0;
      const seconds = (await timeOf(async () => ({ status } = await send()))) / 1_000;
      console.log(`       ${path}: ${status} after ${seconds.toFixed(1)} s`);
      return status === wanted && seconds < 3;
    }),
  );
  signalDatabase(stack.dataDir, 'SIGCONT');
  await until(async () => (await fetch(url + list)).ok);
  const ok = inTime.every(Boolean);
  console.log(`${ok ? 'ok  ' : 'FAIL'} database hung: answered within 3 s, and again when it went on`);
  return [ok];
}
