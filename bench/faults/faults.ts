/**
 * `npm run bench:faults [-- site|database|mail|disk|hung] [kills]`: kills and hinders
 * the parts of the site while eight clients send messages and applications, and
 * counts afterwards what became of each. Needs a production build of the site;
 * the full disk needs the right to mount a small tmpfs. Ends with 1 when
 * something that was acknowledged is missing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../until.ts';
import { startClients } from './clients.ts';
import { startMailServer } from './mail-server.ts';
import { startStack, type Victim } from './stack.ts';
import { judge, report } from './verdict.ts';

const clientCount = 8;
const wanted = process.argv[2] ?? 'all';
const kills = Number(process.argv[3] ?? 50);
const results: boolean[] = [];

/** Kills one part again and again at random moments while clients send. */
async function killing(name: string, part: 'site' | 'database'): Promise<void> {
  const mail = await startMailServer();
  const stack = await startStack({ smtpUrl: mail.url });
  try {
    const clients = startClients(stack.siteUrl, await anyJob(stack.siteUrl), clientCount);
    const victim: Victim = stack[part];
    for (let n = 0; n < kills; n += 1) {
      await pause(200 + Math.random() * 1_300);
      await victim.killAndRestart();
    }
    await pause(2_000);
    await clients.stop();
    results.push(report(`${name} ${kills} times`, await judge(stack, mail, clients.sendings)));
  } finally {
    await stack.stop();
    await mail.stop();
  }
}

/** The mail server fails in each way for a while, then works again. */
async function hinderingMail(): Promise<void> {
  const mail = await startMailServer();
  const stack = await startStack({ smtpUrl: mail.url });
  try {
    const job = await anyJob(stack.siteUrl);
    for (const mood of ['refuses', 'hangs', 'temporary', 'permanent'] as const) {
      mail.mood = mood;
      const clients = startClients(stack.siteUrl, job, clientCount, mood);
      await pause(5_000);
      await clients.stop();
      mail.mood = 'well';
      results.push(report(`mail server: ${mood}`, await judge(stack, mail, clients.sendings)));
    }
  } finally {
    await stack.stop();
    await mail.stop();
  }
}

/** The disk of the résumés fills up while clients send, and has room again later. */
async function fillingDisk(): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'riverfront-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    console.log('skip disk full: this user may not mount a tmpfs');
    return;
  }
  const mail = await startMailServer();
  const stack = await startStack({ smtpUrl: mail.url, resumesDir: join(disk, 'resumes') });
  try {
    const clients = startClients(stack.siteUrl, await anyJob(stack.siteUrl), clientCount);
    await pause(2_000);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(16 * 1024 ** 2)).catch(() => {}); // as much as fits
    const refused = await untilRefused(clients);
    await rm(filler);
    await pause(3_000);
    execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    await clients.stop();
    const ok = report('disk full', await judge(stack, mail, clients.sendings));
    console.log(`       refused while full: ${refused}`);
    results.push(ok && refused > 0);
  } finally {
    await stack.stop();
    await mail.stop();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/** The database is stopped without being ended: it accepts connections and answers nothing. */
async function hangingDatabase(): Promise<void> {
  const mail = await startMailServer();
  const stack = await startStack({ smtpUrl: mail.url });
  const { siteUrl, database } = stack;
  const message = JSON.stringify({
    name: 'Asha Patel',
    phone: '+91 98765 43210',
    email: 'hung@mail.example',
    message: 'While the database hangs.',
    filledInMs: 30_000,
  });
  const headers = { 'content-type': 'application/json' };
  const requests: [string, number, RequestInit?][] = [
    ['/', 200],
    ['/api/blogs/list?page=1&limit=9', 503],
    ['/api/contactUs/add', 503, { method: 'POST', body: message, headers }],
  ];
  const seconds = async ([path, wanted, init]: (typeof requests)[number]) => {
    const begun = performance.now();
    const { status } = await fetch(siteUrl + path, init);
    const took = (performance.now() - begun) / 1_000;
    console.log(`       ${path}: ${status} after ${took.toFixed(1)} s`);
    return status === wanted && took < 3;
  };
  try {
    await fetch(siteUrl);
    if (database.pid) process.kill(database.pid, 'SIGSTOP');
    const inTime = await Promise.all(requests.map(seconds));
    if (database.pid) process.kill(database.pid, 'SIGCONT');
    await until(async () => (await fetch(`${siteUrl}/api/blogs/list?page=1&limit=9`)).ok);
    const ok = inTime.every(Boolean);
    console.log(`${ok ? 'ok  ' : 'FAIL'} database hung: answered within 3 s, and again when it went on`);
    results.push(ok);
  } finally {
    if (database.pid) process.kill(database.pid, 'SIGCONT');
    await stack.stop();
    await mail.stop();
  }
}

/** Waits until clients have been refused for a while; how many tries did not get through. */
async function untilRefused({ sendings }: ReturnType<typeof startClients>): Promise<number> {
  const waiting = () => sendings.filter(({ reference, tries }) => !reference && tries > 3).length;
  await until(async () => waiting() > 0).catch(() => {});
  return waiting();
}

async function anyJob(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/jobs?page=1&limit=1&status=active`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  const [first] = data;
  if (!first) throw new Error('The sample company has open jobs.');
  return first._id;
}

const runs: Record<string, () => Promise<void>> = {
  site: () => killing('site killed', 'site'),
  database: () => killing('database killed', 'database'),
  mail: hinderingMail,
  disk: fillingDisk,
  hung: hangingDatabase,
};
for (const [name, run] of Object.entries(runs)) if (wanted === 'all' || wanted === name) await run();
console.log(`\nratio, runs without a loss to runs: ${results.filter(Boolean).length}/${results.length}`);
process.exit(results.every(Boolean) ? 0 : 1);
