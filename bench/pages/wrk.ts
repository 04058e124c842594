import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Requests per second, and latency in ms, of one run. */
export type Load = Awaited<ReturnType<typeof sendLoad>>;

const run = promisify(execFile);
const seconds = 8;

/**
 * Sends GET requests over some connections, as a browser does, after a warm-up that is not counted.
 * wrk does it, because a client in JavaScript is slower than what it measures.
 * @throws {Error} when wrk is not installed, or its report cannot be read
 */
export async function sendLoad(url: string, connections = 40) {
  const send = (duration: number) => {
    const options = ['--latency', '--threads=1', `--connections=${connections}`, `--duration=${duration}s`];
    return run('wrk', [...options, '--header=Accept-Encoding: gzip, deflate, br', url]);
  };
  await send(3);
  const { stdout: report } = await send(seconds);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  if (!rate) throw new Error(`wrk said:\n${report}`);
  const rejected = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return {
    perSecond: Number(rate),
    p50: readLatency(report, 50),
    p99: readLatency(report, 99),
    errors: [rejected, ...broken.slice(1)].reduce<number>((sum, count) => sum + Number(count), 0),
  };
}

/** Milliseconds in one unit of wrk. */
const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readLatency(report: string, percent: number): number {
  const pattern = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`);
  const [, value = 'NaN', name = ''] = pattern.exec(report) ?? [];
  return Number(value) * (unit[name] ?? Number.NaN);
}
