import autocannon from 'autocannon';

/** Requests per second and latency in ms of one run. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Sends GET requests over some connections, as a browser asks for them, after a
 * warm-up that is not counted.
 * @param seconds length of the counted run
 */
export async function load(url: string, seconds: number, connections = 40): Promise<Load> {
  const options = { url, connections, headers: { 'accept-encoding': 'gzip, deflate, br' } };
  await autocannon({ ...options, duration: 3 });
  const { requests, latency, errors, non2xx } = await autocannon({ ...options, duration: seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
}

/** Runs this process on the second core, away from the measured server. */
export async function moveToLoadCore(): Promise<void> {
  if (process.platform !== 'linux') return;
  const { execFileSync } = await import('node:child_process');
  execFileSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)], { stdio: 'ignore' });
}
