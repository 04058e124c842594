import { join } from 'node:path';
import { startNginx } from '../stack/nginx.ts';
import type { Server } from '../stack/process.ts';
import { openStack, signIn } from '../stack/stack.ts';
import { findFreePort } from '../wait.ts';
import { openS3 } from './s3.ts';

/** Seconds of draining after SIGTERM. */
export const drainSeconds = 2;

/** Two site nodes and one staff node behind nginx, with PostgreSQL, S3 and a mail server. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts the cluster on free ports of loopback. */
export async function startCluster() {
  await using undo = new AsyncDisposableStack();
  const s3 = await openS3();
  undo.defer(() => s3.close());
  const { settings } = s3;
  const [sitePort, cmsPort] = [await findFreePort(), await findFreePort()];
  const [siteUrl, cmsUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${cmsPort}`];
  const stack = undo.use(
    await openStack({
      database: 'server',
      prepares: 2,
      env: {
        S3_BUCKET: settings.mediaBucket,
        S3_RESUMES_BUCKET: settings.resumesBucket,
        S3_ENDPOINT: settings.endpoint,
        S3_REGION: settings.region,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
        SITE_URL: siteUrl,
        CMS_URL: cmsUrl,
        DRAIN_SECONDS: String(drainSeconds),
      },
    }),
  );
  // Nodes share no disk.
  const folders = (node: string) => ({
    MEDIA_DIR: join(stack.dataDir, node, 'media'),
    RESUMES_DIR: join(stack.dataDir, node, 'resumes'),
    MEDIA_CACHE_DIR: join(stack.dataDir, node, 'media-cache'),
    OUTBOX_DIR: join(stack.dataDir, node, 'outbox'),
  });
  const [a, b, staffSide] = await Promise.all([
    stack.startSite(folders('a')),
    stack.startSite(folders('b')),
    stack.startStaffSide(folders('staff')),
  ]);
  await startNginx(stack, siteUrl, configuration([sitePort, cmsPort], [a, b], staffSide));
  const staff = await signIn(stack, cmsUrl);
  const running = undo.move();
  const dispose = () => running.disposeAsync();
  return {
    stack,
    siteUrl,
    nodes: [a, b] as [Server, Server],
    staffSide,
    staff,
    s3,
    [Symbol.asyncDispose]: dispose,
  };
}

/** The settings that docs/operations.md recommends. */
function configuration([site, cms]: [number, number], nodes: Server[], staffSide: Server): string {
  const server = ({ url }: Server) => `server ${new URL(url).host} max_fails=0;`;
  return `
    upstream site { ${nodes.map(server).join(' ')} keepalive 32; }
    upstream staff { ${server(staffSide)} keepalive 8; }
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 2s;
    server {
      listen 127.0.0.1:${site};
      client_max_body_size 8m;
      location / {
        proxy_pass http://site;
        proxy_next_upstream error timeout http_503;
        proxy_next_upstream_tries 2;
      }
      location ~ ^/api/(contactUs/add|apply|jobs/[^/]+/apply)$ {
        proxy_pass http://site;
        proxy_next_upstream error timeout http_503 non_idempotent;
        proxy_next_upstream_tries 2;
      }
    }
    server {
      listen 127.0.0.1:${cms};
      client_max_body_size 100m;
      location / { proxy_pass http://staff; }
    }`;
}
