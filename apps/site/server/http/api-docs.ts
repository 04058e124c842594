import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Scalar } from '@scalar/hono-api-reference';
import { Hono } from 'hono';
import { dataPolicy, docsPolicy } from './content-security-policy.ts';
import { openApiDocument } from './openapi.ts';

const assets = resolve(import.meta.dirname, '../../../../node_modules/@scalar/api-reference/dist/browser');

/**
 * Serves `/api/openapi.json` and the API reference at `/api/docs`, all assets from our own host. The
 * reference sets styles from script, so this page alone allows inline styles.
 */
export function apiDocs(): Hono {
  const docs = new Hono();
  const document = JSON.stringify(openApiDocument());
  docs.get('/api/openapi.json', (c) =>
    c.body(document, 200, { 'content-type': 'application/json', 'content-security-policy': dataPolicy }),
  );
  docs.use('/api/docs', async (c, next) => {
    await next();
    const html = await c.res.clone().text();
    c.header('content-security-policy', docsPolicy(html));
  });
  docs.use(
    '/api/docs/assets/*',
    serveStatic({ root: assets, rewriteRequestPath: (path) => path.slice('/api/docs/assets'.length) }),
  );
  docs.get(
    '/api/docs',
    Scalar({
      url: '/api/openapi.json',
      pageTitle: 'Riverfront public API',
      bundle: '/api/docs/assets/standalone.esm.js',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
    }),
  );
  return docs;
}
