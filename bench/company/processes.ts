import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { createConfig } from '@riverfront/content';
import { BasePayload } from 'payload';
import { freePort, type MeasuredServer, startServer } from '../server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const next = resolve(root, 'node_modules/next/dist/bin/next');

/** Where one instance of the company keeps what is not in its database. */
export interface Place {
  databaseUrl: string;
  /** Folder of pictures, résumés and mails. */
  dataDir: string;
}

/** Signs the sessions of measured processes. */
export const secret = 'a secret that only measurements know, 40';

function environment({ databaseUrl, dataDir }: Place): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: resolve(dataDir, 'media'),
    RESUMES_DIR: resolve(dataDir, 'resumes'),
    OUTBOX_DIR: resolve(dataDir, 'outbox'),
    REQUIRE_SECOND_FACTOR: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
  };
}

/** Starts the site. @param pageMaxAge seconds that it keeps pages; with 0 it renders each one for each request */
export function startSite(
  place: Place,
  pageMaxAge = 0,
  more: Record<string, string> = {},
): Promise<MeasuredServer> {
  return startServer({
    command: () => [process.execPath, resolve(root, 'apps/site/server.ts')],
    env: { ...environment(place), PAGE_MAX_AGE_SECONDS: String(pageMaxAge), ...more },
    path: '/readyz',
  });
}

/** Starts the staff side. */
export async function startStaffSide(
  place: Place,
  siteUrl = 'http://127.0.0.1:3000',
): Promise<MeasuredServer> {
  const port = await freePort();
  const cmsUrl = `http://127.0.0.1:${port}`;
  const server = await startServer({
    command: () => [process.execPath, next, 'start', '-H', '127.0.0.1', '-p', String(port)],
    cwd: resolve(root, 'apps/cms'),
    env: { ...environment(place), CMS_URL: cmsUrl, SITE_URL: siteUrl },
    url: cmsUrl,
    path: '/readyz',
  });
  return server;
}

/** Makes an administrator and signs them in; the token of their session. */
export async function signIn({ databaseUrl, dataDir }: Place, cmsUrl: string): Promise<string> {
  const email = `bench.${randomBytes(6).toString('hex')}@riverfront.example`;
  const password = randomBytes(18).toString('base64url');
  const config = createConfig({
    databaseUrl,
    secret,
    mediaDir: resolve(dataDir, 'media'),
    logger: { options: { level: 'error' } },
  });
  const payload = await new BasePayload().init({ config });
  try {
    await payload.create({
      collection: 'users',
      data: { email, password, name: 'Measurement', roles: ['administrator'] },
    });
  } finally {
    await payload.destroy();
  }
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`Signing in was answered with ${response.status}.`);
  return token;
}
