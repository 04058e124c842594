import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { serveMetrics } from './metrics.ts';

test('labels requests by nothing that clients can invent, and reads figures once in 15 seconds', async () => {
  const readFigures = vi.fn(async () => ({ known: 7 }));
  const metrics = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    build: { version: '1.2.3' },
    figures: { known: 'x', missing: 'x' },
    readFigures,
  });
  const site = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/careers') ? 200 : 404).end('x');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  for (const path of ['/careers', '/careers?search=secret', '/assets/a.js', '/api/media/b.png', '/nobody'])
    await (await fetch(origin + path)).arrayBuffer();
  await (await fetch(origin, { method: 'PROPFIND' })).arrayBuffer();

  await fetch(metrics.url);
  const text = await (await fetch(metrics.url)).text();
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
  expect(text).toContain(`${count('method="GET",route="page",status="200"')} 2`);
  expect(text).toContain(`${count('method="GET",route="/assets",status="404"')} 1`);
  expect(text).toContain(`${count('method="GET",route="/api/media",status="404"')} 1`);
  expect(text).toContain(`${count('method="other",route="page",status="404"')} 1`);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(name);
  expect(text).toContain('riverfront_build_info{version="1.2.3"} 1');
  expect(text).toContain('riverfront_known 7');
  expect(text).toMatch(/riverfront_missing nan/i);
  expect(readFigures).toHaveBeenCalledOnce();
  expect(text).not.toMatch(/secret|nobody|\/metrics/);
  expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
  await metrics.stop();
  site.close();
});
