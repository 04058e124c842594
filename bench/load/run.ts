/**
 * `npm run bench:load [-- seconds] [rate] [arguments of Node …]`: reading and sending at a fixed rate
 * (default 60 s, rate 1 = 48 requests a second), the site on the first core and
 * the load on the second. Prints what each kind took and the site's memory each
 * minute. Ends with 1 on an error, on more than 300 MB, or, from ten minutes on,
 * when memory still grows. Needs a production build of the site.
 */
import { execFileSync } from 'node:child_process';
import { startMailServer } from '../faults/mail-server.ts';
import { startStack } from '../faults/stack.ts';
import { freePort, moveToLoadCore } from '../server-process.ts';
import { memoryOf, residentMb } from './memory.ts';
import { printOutcomes, traffic } from './traffic.ts';
import { visitors } from './visitors.ts';

const seconds = Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 1);
const nodeArguments = process.argv.slice(4);
/** Requirements, Speed, "memory". */
const mostMb = 300;
/** Growth between the middle and the end that is no leak: caches of the runtime and of the allocator. */
const mostGrowth = 1.1;

const inspectorPort = await freePort();
const mail = await startMailServer();
const stack = await startStack({
  smtpUrl: mail.url,
  siteArguments: [`--inspect=127.0.0.1:${inspectorPort}`, ...nodeArguments],
});
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
try {
  const pid = stack.site.pid ?? 0;
  if (process.platform === 'linux')
    execFileSync('taskset', ['-a', '-p', '-c', '0', String(pid)], { stdio: 'ignore' });
  moveToLoadCore();
  const kinds = await visitors(stack.siteUrl, rate);
  await traffic(kinds, 5, stopping.signal); // warm-up, not counted
  const before = await memoryOf(inspectorPort, { collect: true });
  const perMinute: number[] = [];
  const note = async () => {
    const resident = residentMb(pid);
    perMinute.push(resident);
    const { heapTotal, heapUsed, external } = await memoryOf(inspectorPort);
    const parts = [resident, heapTotal, heapUsed, external].map((mb) => mb.toFixed(0).padStart(4));
    const [all, heap, used, outside] = parts;
    const minute = String(perMinute.length - 1).padStart(2);
    console.log(
      `minute ${minute}  ${all} MB resident; heap ${heap} MB, ${used} of it used; buffers ${outside} MB`,
    );
  };
  await note();
  const clock = setInterval(() => void note(), 60_000);
  const outcomes = await traffic(kinds, seconds, stopping.signal);
  clearInterval(clock);
  const resident = residentMb(pid);
  const after = await memoryOf(inspectorPort, { collect: true });

  const errors = printOutcomes(outcomes);
  console.log(
    `\nused heap after a collection: ${before.heapUsed.toFixed(0)} MB before, ${after.heapUsed.toFixed(0)} MB after`,
  );
  const middle = perMinute[Math.floor(perMinute.length / 2)] ?? resident;
  const verdicts: [boolean, string][] = [
    [errors === 0, `${errors} errors`],
    [resident <= mostMb, `${resident.toFixed(0)} MB resident at the end, goal ${mostMb} MB`],
  ];
  // Shorter runs say nothing about growth: the young generation alone takes minutes to find its size.
  if (seconds >= 600)
    verdicts.push([
      resident <= middle * mostGrowth,
      `memory at the end to memory in the middle: ratio ${(resident / middle).toFixed(2)}, goal ${mostGrowth}`,
    ]);
  for (const [ok, sentence] of verdicts) console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
  process.exitCode = verdicts.every(([ok]) => ok) ? 0 : 1;
} finally {
  await stack.stop();
  await mail.stop();
}
