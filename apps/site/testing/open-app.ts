import { join } from 'node:path';
import { createResumeInspector } from '@riverfront/backend/recruiting/resumes/inspect-resume';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { openTestContent, type TestContent } from '@riverfront/backend/testing';
import { closeAtEnd, makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { type EmailTransport, outboxTransport } from '@riverfront/mail';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { readRevision } from '../server/cache/revision.ts';
import { type AppDeps, createApp } from '../server/create-app.ts';
import type { CrmTarget } from '../server/inbox/contact/post-to-crm.ts';
import { altcha } from '../server/limits/captcha/altcha.ts';
import { createServices, type Services } from '../server/services.ts';
import { contentType, type MultipartPart, makeMultipart } from './multipart.ts';

export const testOrigin = 'https://www.riverfront.example';

/** The app with its own database of sample content. */
export interface TestApp {
  app: Hono;
  content: TestContent;
  /** Reads the current revision, as the site does four times a second. */
  refresh(): Promise<void>;
}

const mailFrom = 'no-reply@riverfront.example';
const logger = pino({ level: 'error' });

/** Opens the app until the end of the test file or the test, without a port. @param level of sample content, if not the sample company */
export async function openTestApp(options: Partial<AppDeps> = {}, level?: 'minimal'): Promise<TestApp> {
  const content = await openTestContent({}, level);
  let revision = '';
  const check = async () => {
    await readRevision(content.payload);
  };
  const refresh = async () => {
    revision = await readRevision(content.payload);
  };
  await refresh();
  const app = createApp({
    content: { payload: () => content.payload, ready: Promise.resolve(), close: async () => {} },
    revision: { current: () => revision, check },
    logger,
    media: openFolder(content.options.mediaDir),
    origin: testOrigin,
    ...options,
  });
  return { app, content, refresh };
}

/** The app with the services that commands need. */
export interface TestSender extends Omit<TestApp, 'refresh'> {
  services: Services;
  resumesDir: string;
  outboxDir: string;
  /** Posts JSON, by default from a new address. */
  post(path: string, body: unknown, address?: string): Promise<Response>;
  /** Opens another site process on the same database. */
  secondApp(): Promise<{ app: Hono; stop(): Promise<void> }>;
}

/** Opens the app so that it receives messages and applications. */
export async function openTestSender(
  options: { transport?: EmailTransport; crm?: CrmTarget } = {},
): Promise<TestSender> {
  const content = await openTestContent();
  const dir = await makeTestFolder();
  const [resumesDir, outboxDir] = [join(dir, 'resumes'), join(dir, 'outbox')];
  const transport = options.transport ?? outboxTransport({ dir: outboxDir, from: mailFrom });
  const source = { payload: () => content.payload, ready: Promise.resolve(), close: async () => {} };
  const stops: (() => Promise<void>)[] = [];

  async function open() {
    const services = createServices({
      content: source,
      databaseUrl: content.options.databaseUrl,
      secret: content.options.secret,
      media: openFolder(content.options.mediaDir),
      resumesDir,
      outboxDir,
      siteUrl: testOrigin,
      cmsUrl: 'https://staff.riverfront.example',
      transport,
      mailFrom,
      captchaProvider: altcha(content.options.secret, [1, 10]),
      crm: options.crm,
      pollingSeconds: 0.5,
      logger,
    });
    // Starting a thread for each file would take most of the time of a test.
    Object.assign(services.deps, { inspect: createResumeInspector({ idleMs: 5_000 }) });
    stops.push(() => services.stop());
    await services.queue.ready;
    const app = createApp({
      content: source,
      revision: { current: () => '', check: async () => {} },
      logger,
      media: openFolder(content.options.mediaDir),
      origin: testOrigin,
      commands: services.deps,
      trustedProxies: ['loopback'],
    });
    return { app, services };
  }

  const { app, services } = await open();
  closeAtEnd(async () => {
    for (const stop of stops) await stop();
  });
  return {
    app,
    content,
    services,
    resumesDir,
    outboxDir,
    post: (path, body, address) => postJson(app, path, body, { address }),
    async secondApp() {
      const second = await open();
      return { app: second.app, stop: () => second.services.stop() };
    },
  };
}

interface Sending {
  /** A new one by default. */
  address?: string | undefined;
  headers?: Record<string, string>;
}

/** Posts JSON to an app. */
export async function postJson(app: Hono, path: string, body: unknown, { address, headers }: Sending = {}) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return app.request(path, { ...request, body: JSON.stringify(body) }, from(address ?? newAddress()));
}

/** Posts a multipart form to an app. */
export async function postMultipart(app: Hono, path: string, parts: MultipartPart[], address: string) {
  const body = new Uint8Array(makeMultipart(parts));
  return app.request(path, { method: 'POST', headers: { 'content-type': contentType }, body }, from(address));
}

/** Builds the environment of a request from an address, like the Node adapter. */
export function from(address: string) {
  return { incoming: { headers: {}, socket: { remoteAddress: address } } };
}

let last = 0;

/** Returns an address that no other test uses (198.18.0.0/15 is for tests, RFC 2544). */
export function newAddress(): string {
  last += 1;
  return `198.18.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}
