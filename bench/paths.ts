import { randomUUID } from 'node:crypto';
import { type Profiler, Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import { openStack, secret } from './stack/stack.ts';
import { createMessage } from './traffic/forms.ts';

/** Most files of ours that run for one request (docs/architecture.md). */
const goals = { page: 14, message: 14 };

/** Most hooks of its collection that one publication runs. */
const hookGoal = 8;

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
    transport: smtpTransport({ url: stack.mail.url, from: mailFrom }),
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
  const open = async () => expectOk(await app.request('/solutions/successfactors-hr'));
  const send = async (name: string) => {
    const body = JSON.stringify(createMessage(`${name}@mail.example`));
    const headers = { 'content-type': 'application/json' };
    expectOk(await app.request('/api/contactUs/add', { method: 'POST', headers, body }));
  };
  const { docs } = await content.payload().find({ collection: 'pages', limit: 1, depth: 0 });
  const [doc] = docs;
  if (!doc) throw new Error('The sample company has a page.');
  const publish = async (title: string) => {
    await content
      .payload()
      .update({ collection: 'pages', id: doc.id, data: { title, _status: 'published' } });
  };
  // Once before, so that nothing is counted that is only done the first time.
  await open();
  await publish('Before');
  const page = await listFiles(open);
  const hooks = watchHooks({ ...content.payload().collections.pages.config });
  await publish('After');
  const called = hooks.size;
  // The last, because its emails are sent while others would be counted.
  const message = await listFiles(() => send('asha'));
  await services.stop();
  await vite.close();
  await content.close();
  const counts = { page, message };
  for (const [name, files] of Object.entries(counts)) console.log(`\n${name}\n  ${files.join('\n  ')}`);
  const print = startTable('path', 'files of ours', 'of the screen itself', 'goal');
  for (const [name, goal] of Object.entries(goals)) {
    const files = counts[name as keyof typeof goals];
    print(
      name,
      String(files.filter((file) => !isOfScreen(file)).length),
      String(files.filter(isOfScreen).length),
      `≤ ${goal}`,
    );
  }
  print('publication', `${called} hooks`, '', `≤ ${hookGoal} hooks`);
  return true;
}

const isOfScreen = (file: string) => file.startsWith('apps/site/app/');

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

function expectOk({ status, ok }: Response): void {
  if (!ok) throw new Error(`The request was answered with ${status}.`);
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
  return [...new Set(result.filter(hasRun).map(({ url }) => toPath(url)))]
    .filter((path) => /^(?:apps|packages)\//.test(path) && !path.includes('node_modules'))
    .sort();
}

function hasRun({ functions }: Profiler.ScriptCoverage): boolean {
  return functions.some(({ ranges: [first] }) => (first?.count ?? 0) > 0);
}

function toPath(url: string): string {
  const [file = ''] = (url.startsWith('file:') ? fileURLToPath(url) : url).split('?');
  return relative(root, file);
}
