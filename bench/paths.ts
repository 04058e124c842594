import { randomUUID } from 'node:crypto';
import { type Profiler, Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { smtpTransport } from '@riverfront/mail';
import { pino } from 'pino';
import { createCache } from '../apps/site/server/cache/cache.ts';
import { createApp } from '../apps/site/server/create-app.ts';
import { connectContent } from '../apps/site/server/database/connect.ts';
import { developmentServer } from '../apps/site/server/development.ts';
import { altcha } from '../apps/site/server/limits/captcha/altcha.ts';
import { createServices } from '../apps/site/server/services.ts';
import { root } from '../scripts/env.ts';
import { startTable } from './measure.ts';
import { createMessage } from './requests.ts';
import { openStack, secret } from './stack.ts';

/**
 * Counts the files of ours in which a function runs for one page and one message, by the precise coverage of V8, and
 * lists them; those of the screen itself (`apps/site/app`) are counted apart. Of one publication it counts the hooks
 * that the collection of the page runs. Pages run as in development, where each source is a script of its own.
 */
export async function run(): Promise<boolean> {
  await using stack = await openStack();
  const logger = pino({ level: 'silent' });
  const mailFrom = 'no-reply@riverfront.example';
  const origin = 'https://www.riverfront.example';
  const mediaDir = join(stack.dataDir, 'media');
  const content = connectContent({ databaseUrl: stack.databaseUrl, secret, mediaDir });
  await content.ready;
  const media = openFolder(mediaDir);
  const services = createServices({
    ...{ content, media, databaseUrl: stack.databaseUrl, secret, mailFrom, logger },
    resumesDir: stack.resumesDir,
    outboxDir: join(stack.dataDir, 'outbox'),
    siteUrl: origin,
    cmsUrl: 'https://staff.riverfront.example',
    transport: smtpTransport({ url: stack.mailUrl, from: mailFrom }),
    captchaProvider: altcha(secret),
  });
  await services.queue.ready;
  const vite = await developmentServer(join(root, 'apps/site'));
  const app = createApp({
    ...{ content, media, logger, origin, commands: services.deps },
    revision: { current: randomUUID, check: async () => {} },
    cache: createCache({ revision: randomUUID }),
    pages: { build: await vite.build(), mode: 'production' },
  });
  const request = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const { status, ok } = await app.request(path, post);
    if (!ok) throw new Error(`${path} was answered with ${status}.`);
  };
  const open = () => request('/solutions/successfactors-hr');
  const { docs } = await content.payload().find({ collection: 'pages', limit: 1, depth: 0 });
  const publish = (title: string) =>
    content.payload().update({
      ...{ collection: 'pages', id: docs[0]?.id ?? 0 },
      data: { title, _status: 'published' },
    });
  // Once before, so that nothing is counted that is only done the first time.
  await open();
  await publish('Before');
  const page = await listFiles(open);
  const hooks = watchHooks({ ...content.payload().collections.pages.config });
  await publish('After');
  const called = hooks.size;
  // The last, because its emails are sent while others would be counted.
  const { path, body } = createMessage('asha@mail.example');
  const message = await listFiles(() => request(path, body));
  await services.stop();
  await vite.close();
  await content.close();
  console.log(`\npage\n  ${page.join('\n  ')}\n\nmessage\n  ${message.join('\n  ')}`);
  const print = startTable('path', 'files of ours', 'of the screen itself', 'goal');
  for (const [name, all] of Object.entries({ page, message })) {
    const { screen = [], other = [] } = Object.groupBy(all, (file) =>
      file.startsWith('apps/site/app/') ? 'screen' : 'other',
    );
    print(name, String(other.length), String(screen.length), '≤ 14');
  }
  print('publication', `${called} hooks`, '', '≤ 8 hooks');
  return true;
}

/** Collects the hooks of a collection that are called from now on. */
function watchHooks({ hooks }: { hooks: Record<string, unknown> }): Set<unknown> {
  const called = new Set<unknown>();
  for (const list of Object.values(hooks)) {
    if (!Array.isArray(list)) continue;
    for (const [index, hook] of list.entries())
      list[index] = (argument: unknown) => {
        called.add(hook);
        return hook(argument);
      };
  }
  return called;
}

/** Runs work and lists the files of ours, by their path in the project, in which one of its functions ran. */
async function listFiles(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const hasRun = ({ functions }: Profiler.ScriptCoverage) =>
    functions.some(({ ranges: [first] }) => first && first.count > 0);
  const paths = result.filter(hasRun).map(({ url }) => relative(root, url.replace(/^file:\/\/|\?.*$/g, '')));
  return [...new Set(paths)]
    .filter((path) => /^(?:apps|packages)\//.test(path) && !path.includes('node_modules'))
    .sort();
}
