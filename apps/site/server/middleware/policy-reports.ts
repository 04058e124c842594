import { rateLimits } from '@riverfront/backend/limits/limits';
import { createMemoryCounter } from '@riverfront/backend/limits/memory-counter';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ClientAddress, toNetwork } from './client-address.ts';

/** Where browsers report what the policy of a page has blocked. */
export const reportPath = '/csp-reports';

/** What pages add to their policy: `report-to` (CSP 3), and `report-uri` for browsers without it. */
export const reportDirectives = `; report-uri ${reportPath}; report-to csp`;
export const reportingEndpoints = `csp="${reportPath}"`;

/** Reports of all visitors that are logged in a minute; the others are only counted. */
const loggedPerMinute = 20;

const report = z.record(z.string(), z.unknown());
/** The formats of `report-uri` and of `report-to`, whose names differ. */
const schema = z.union([
  z.object({ 'csp-report': report }).transform((body) => [body['csp-report']]),
  z
    .array(z.object({ body: report }))
    .max(20)
    .transform((reports) => reports.map(({ body }) => body)),
]);

/** Queries may hold what a visitor has searched for, or a token. */
const toText = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[?#].*$/, '').slice(0, 200) : '';

/**
 * Takes the reports of browsers about blocked code: logs what was blocked and where, without queries, and stores
 * nothing. The answer is always empty.
 */
export function policyReports(options: { clientAddress: ClientAddress; logger: Logger }): Hono {
  const { clientAddress, logger } = options;
  const { points, seconds } = rateLimits['policy-reports'];
  const perNetwork = createMemoryCounter(seconds);
  const perProcess = createMemoryCounter(60);
  const routes = new Hono();
  routes.post(reportPath, bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.body(null, 413) }), async (c) => {
    const uses = perNetwork.add(toNetwork(clientAddress(c)));
    if (uses.count > points) return c.body(null, 429, { 'retry-after': String(uses.seconds) });
    const { data: reports } = schema.safeParse(await c.req.json().catch(() => undefined));
    if (!reports) return c.body(null, 400);
    for (const one of reports) {
      const { count } = perProcess.add('all');
      if (count > loggedPerMinute) continue;
      const directive = toText(one.effectiveDirective ?? one['effective-directive']);
      const blocked = toText(one.blockedURL ?? one['blocked-uri']);
      const page = toText(one.documentURL ?? one['document-uri']);
      logger.warn({ directive, blocked, page, count }, 'A browser blocked something on a page');
    }
    return c.body(null, 204);
  });
  return routes;
}
