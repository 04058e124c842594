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

const text = z.string().max(2_000).catch('');
const old = z
  .object({
    'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]);
const current = z
  .array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }))
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  );
const schema = z.union([old, current]);

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
    for (const { directive, blocked, page } of reports) {
      const { count } = perProcess.add('all');
      if (count > loggedPerMinute) continue;
      const report = { directive, blocked: withoutQuery(blocked), page: withoutQuery(page), count };
      logger.warn(report, 'A browser blocked something on a page');
    }
    return c.body(null, 204);
  });
  return routes;
}

/** Queries may hold what a visitor has searched for, or a token. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/, '').slice(0, 200);
