import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { dataPolicy, docsPolicy } from '../middleware/content-security-policy.ts';
import { openApiDocument } from './openapi.ts';

/** The only files of Swagger UI that are served. The bundle refers to the file with its licences. */
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'];

const serveAsset = serveStatic({
  root: fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json'))),
  rewriteRequestPath: (path) => path.slice('/api/docs/assets'.length),
  onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
});

/** The page of Swagger UI. Without `validatorUrl: null` it would send the document's address to swagger.io. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Public API</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<main id="swagger-ui"></main>
<noscript>This page needs JavaScript. The same as JSON: <a href="/api/openapi.json">openapi.json</a></noscript>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script>
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
});
</script>
</body>
</html>
`;

/** Serves `/api/openapi.json` and Swagger UI at `/api/docs`, all assets from our own host. */
export function apiDocs(): Hono {
  const docs = new Hono();
  const document = JSON.stringify(openApiDocument());
  docs.get('/api/openapi.json', (c) =>
    c.body(document, 200, { 'content-type': 'application/json', 'content-security-policy': dataPolicy }),
  );
  docs.get('/api/docs', (c) =>
    c.html(page, 200, { 'content-security-policy': docsPolicy(Buffer.from(page)) }),
  );
  docs.get('/api/docs/assets/:file', (c, next) =>
    assets.includes(c.req.param('file')) ? serveAsset(c, next) : next(),
  );
  return docs;
}
