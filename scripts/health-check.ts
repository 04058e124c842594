/**
 * Health check of the images: `node scripts/health-check.ts <URL>` fails unless an app responds with success. Docker
 * restarts no unhealthy container, so an app that does not respond for a minute is killed, all processes but the
 * container's init (kill(2), pid -1), and its restart policy starts it again.
 */
import { get } from 'node:http';

const timeoutMs = 60_000;

const [url = ''] = process.argv.slice(2);
// Not `fetch`, which gives up connecting after ten seconds.
get(url, { signal: AbortSignal.timeout(timeoutMs) }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
).on('error', ({ name }) => {
  if (name === 'AbortError') process.kill(-1, 'SIGKILL');
  process.exit(1);
});
