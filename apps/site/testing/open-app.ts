import { openTestContent, type TestContent } from '@riverfront/content/testing';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { readRevision } from '../server/content/revision.ts';
import { type AppDeps, createApp } from '../server/create-app.ts';

export const testOrigin = 'https://www.riverfront.example';

/** The app object over a content store of its own, with the sample content. */
export interface TestApp {
  app: Hono;
  content: TestContent;
  /** Takes over what was published, as the watch does once a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

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
    logger: pino({ level: 'silent' }),
    mediaDir: content.options.mediaDir,
    origin: testOrigin,
    ...options,
  });
  return { app, content, refresh, close: () => content.close() };
}
