import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Gauge, routePatterns, serveMetrics } from './metrics.ts';

test('labels requests by pattern, and by nothing that clients can invent', async () => {
  const metrics = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    build: { version: '1.2.3' },
    routeOf: routePatterns(['/', '/careers', '/jobs/:key', '/api/{type}/details/{id}'], ['/assets/']),
    register: (registry) => {
      new Gauge({
        name: 'asked_when_read',
        help: 'x',
        registers: [registry],
        collect() {
          this.set(7);
        },
      });
    },
  });
  const site = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/careers') ? 200 : 404).end('x');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  for (const path of ['/careers', '/careers?search=secret', '/jobs/made-up', '/assets/a.js', '/nobody/knows'])
    await (await fetch(origin + path)).arrayBuffer();
  await (await fetch(origin, { method: 'PROPFIND' })).arrayBuffer();

  const text = await (await fetch(metrics.url)).text();
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
  expect(text).toContain(`${count('method="GET",route="/careers",status="200"')} 2`);
  expect(text).toContain(`${count('method="GET",route="/jobs/:key",status="404"')} 1`);
  expect(text).toContain(`${count('method="GET",route="/assets/*",status="404"')} 1`);
  expect(text).toContain(`${count('method="GET",route="other",status="404"')} 1`);
  expect(text).toContain(`${count('method="other",route="/",status="404"')} 1`);
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'asked_when_read 7'])
    expect(text).toContain(name);
  expect(text).toContain('riverfront_build_info{version="1.2.3"} 1');
  expect(text).not.toMatch(/secret|made-up|nobody|\/metrics/);
  expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
  await metrics.stop();
  site.close();
});
