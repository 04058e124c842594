/**
 * Health check of the images: `node scripts/health-check.ts <URL>` ends with 0 when an app responds with success, with
 * 3 when it does not respond for a minute, and otherwise with 1.
 */
import { get } from 'node:http';

const timeoutMs = 60_000;

const [url = ''] = process.argv.slice(2);
// Not `fetch`, which gives up connecting after ten seconds.
get(url, { signal: AbortSignal.timeout(timeoutMs) }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
).on('error', ({ name }) => process.exit(name === 'AbortError' ? 3 : 1));
