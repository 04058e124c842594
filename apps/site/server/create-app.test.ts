import { commandPaths, failure, paths, type ResponseOf } from '@riverfront/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../testing/open-app.ts';

const site = await openTestApp();

const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

describe('media', () => {
  const cover = async () => {
    const { services } = (await (await get('/api/services/get/Services')).json()) as ResponseOf<'services'>;
    return services[0]?.picture.sources.at(-1)?.href ?? '';
  };

  test('serves hashed names as immutable, and ranges', async () => {
    const whole = await get(`/api${await cover()}`);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await get(`/api${await cover()}`, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  });

  test.each([
    '/api/media/nothing.webp',
    '/api/media/../package.json',
    '/api/media/..%2f..%2fpackage.json',
    '/api/media/.env',
    '/api/media/a%00.webp',
    '/api/media/',
    '/api/media/x.html',
  ])('%s is not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(failure.parse(await answer.json()).message).not.toContain('/');
  });
});

describe('the rest of the server', () => {
  test('serves an OpenAPI document with every path, and a reference from its own host', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...Object.values(paths), ...Object.values(commandPaths)].toSorted(),
    );
    const docs = await get('/api/docs');
    const html = await docs.text();
    for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\//);
    expect(docs.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-\S+'; style-src 'self'$/,
    );
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'])
      expect((await get(`/api/docs/assets/${file}`)).status).toBe(200);
    for (const file of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '..%2fpackage.json'])
      expect((await get(`/api/docs/assets/${file}`)).status).toBe(404);
  });

  test('is healthy and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('answers 404 as JSON for an unknown API path', async () => {
    const answer = await get('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(failure.parse(await answer.json()).success).toBe(false);
  });
});

test.each([
  ['/sap-s4/', '/sap-s4'],
  ['/about/?from=ad', '/about?from=ad'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to %s', async (path, target) => {
  const answer = await site.app.request(`https://www.riverfront.example${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});
