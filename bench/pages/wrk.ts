import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Requests per second and latency in ms of one run. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

const run = promisify(execFile);

/**
 * Sends GET requests over some connections, as a browser asks for them, after a warm-up that is not counted.
 * wrk does it, because a client in JavaScript is slower than what it measures.
 * @param seconds length of the counted run
 * @throws {Error} when wrk is not installed
 */
export async function load(url: string, seconds: number, connections = 40): Promise<Load> {
  const send = (duration: number) =>
    run('wrk', [
      '--latency',
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${duration}s`,
      '--header=Accept-Encoding: gzip, deflate, br',
      url,
    ]).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOENT') throw failure;
      throw new Error('wrk is not installed, or not on the PATH. On Debian: apt-get install wrk');
    });
  await send(3);
  return readReport((await send(seconds)).stdout);
}

/** Reads what wrk 4 prints. @throws {Error} when it is something else */
function readReport(report: string): Load {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  if (!rate) throw new Error(`wrk said:\n${report}`);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return {
    perSecond: Number(rate),
    p50: latency(report, 50),
    p99: latency(report, 99),
    errors: [refused, ...broken.slice(1)].reduce<number>((sum, count) => sum + Number(count), 0),
  };
}

/** Milliseconds in one wrk unit. */
const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latency(report: string, percent: number): number {
  const [, value = 'NaN', name = ''] =
    new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(report) ?? [];
  return Number(value) * (unit[name] ?? Number.NaN);
}
