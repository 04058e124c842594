/**
 * Health check of the images: `node scripts/health-check.ts <URL>` ends with 0 when an app responds with success, else
 * with 1. It waits as long as it is let: `fetch` would give up connecting after ten seconds.
 */
import { get } from 'node:http';

get(process.argv[2] ?? '', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
