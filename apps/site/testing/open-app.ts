import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestContent, type TestContent } from '@riverfront/content/testing';
import { type MailTransport, outboxTransport } from '@riverfront/mail';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { altcha } from '../server/captcha/altcha.ts';
import { createServices, type Services } from '../server/commands/services.ts';
import { readRevision } from '../server/content/revision.ts';
import { type AppDeps, createApp } from '../server/create-app.ts';
import type { WebhookTarget } from '../server/webhook/webhook.ts';

export const testOrigin = 'https://www.riverfront.example';

/** The app object over a content store of its own, with the sample content. */
export interface TestApp {
  app: Hono;
  content: TestContent;
  /** Takes over what was published, as the watch does once a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** What whoever reports returned mails to the test app has to know. */
export const reportsSecret = 'a secret of those who report returned mails';

const mailFrom = 'no-reply@riverfront.example';
const logger = pino({ level: 'error' });

/** Opens the app for one test file; nothing listens. */
export async function openTestApp(options: Partial<AppDeps> = {}): Promise<TestApp> {
  const content = await openTestContent();
  let revision = '';
  const refresh = async () => {
    revision = await readRevision(content.payload);
  };
  await refresh();
  const app = createApp({
    content: { payload: () => content.payload, ready: Promise.resolve(), close: async () => {} },
    revision: { current: () => revision, check: () => readRevision(content.payload) },
    logger,
    mediaDir: content.options.mediaDir,
    origin: testOrigin,
    ...options,
  });
  return { app, content, refresh, close: () => content.close() };
}

/** The app as visitors send to it: with its services, queue, folders and mails. */
export interface TestSender {
  app: Hono;
  content: TestContent;
  services: Services;
  resumesDir: string;
  outboxDir: string;
  /** Posts JSON from an address of its own, unless one is given. */
  post(path: string, body: unknown, address?: string): Promise<Response>;
  /** Another site process on the same database. */
  secondApp(): Promise<{ app: Hono; stop(): Promise<void> }>;
  close(): Promise<void>;
}

/** Opens the app with everything it takes to receive messages and applications. */
export async function openTestSender(
  options: { transport?: MailTransport; webhook?: WebhookTarget } = {},
): Promise<TestSender> {
  const content = await openTestContent();
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-sender-'));
  const [resumesDir, outboxDir] = [join(dir, 'resumes'), join(dir, 'outbox')];
  const transport = options.transport ?? outboxTransport({ dir: outboxDir, from: mailFrom });
  const source = { payload: () => content.payload, ready: Promise.resolve(), close: async () => {} };
  const stops: (() => Promise<void>)[] = [];

  async function open() {
    const services = createServices({
      content: source,
      databaseUrl: content.options.databaseUrl,
      secret: content.options.secret,
      resumesDir,
      outboxDir,
      siteUrl: testOrigin,
      cmsUrl: 'https://staff.riverfront.example',
      transport,
      mailFrom,
      humanCheck: altcha(content.options.secret),
      webhook: options.webhook,
      logger,
    });
    stops.push(() => services.stop());
    await services.queue.ready;
    const app = createApp({
      content: source,
      revision: { current: () => '', check: () => readRevision(content.payload) },
      logger,
      mediaDir: content.options.mediaDir,
      origin: testOrigin,
      commands: services.deps,
      bounces: { payload: source.payload, secret: reportsSecret, mailFrom, logger },
      trustedProxies: ['loopback'],
    });
    return { app, services };
  }

  const { app, services } = await open();
  return {
    app,
    content,
    services,
    resumesDir,
    outboxDir,
    async post(path, body, address = newAddress()) {
      return app.request(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        from(address),
      );
    },
    async secondApp() {
      const second = await open();
      return { app: second.app, stop: () => second.services.stop() };
    },
    async close() {
      for (const stop of stops) await stop();
      await content.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The environment of a request from an address, as the Node adapter would give it. */
export function from(address: string) {
  return { incoming: { headers: {}, socket: { remoteAddress: address } } };
}

let last = 0;

/** An address that no other test has (198.18.0.0/15 is for tests, RFC 2544). */
export function newAddress(): string {
  last += 1;
  return `198.18.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}
