import { resolve } from 'node:path';
import { screens } from '@riverfront/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-app.ts';
import { screenCalls } from '../../testing/screen-calls.ts';
import { type DevelopmentServer, developmentServer } from '../development.ts';

let vite: DevelopmentServer;
let site: TestApp;
beforeAll(async () => {
  vite = await developmentServer(resolve(import.meta.dirname, '../..'));
});
afterAll(() => vite.close());

async function open() {
  const pages = { build: await vite.build(), mode: 'production', recaptcha: false } as const;
  site = await openTestApp({ pages, origin: 'https://www.nordlys.example' }, 'minimal');
}

/** The fixed screens, what crawlers read, and the calls that need neither a parameter nor a topic page. */
const isCall = (path: string) => !/data$|find$|\/pages\/details\//.test(path);
const paths = [...Object.keys(screens), '/sitemap.xml', '/site.webmanifest', ...screenCalls.filter(isCall)];

/** Fetches every path, which has to answer 200. @returns the bodies */
async function readSite(): Promise<Map<string, string>> {
  await site.refresh();
  const bodies = new Map<string, string>();
  for (const path of paths) {
    const response = await site.app.request(path);
    expect(response.status, path).toBe(200);
    bodies.set(path, await response.text());
  }
  return bodies;
}

test('with placeholders answers every fixed route, without the sample company', async () => {
  await open();
  const bodies = await readSite();
  for (const [path, body] of bodies) {
    expect(/.{0,40}(?:riverfront|\bkite|ahmedabad).{0,40}/i.exec(body)?.[0], path).toBeUndefined();
    if (!path.startsWith('/loading')) expect(body, path).not.toContain('Loading...');
  }
  // Lists are empty, and link to nothing.
  for (const path of ['/', '/services', '/solution', '/careers', '/about', '/map'])
    expect(bodies.get(path)).not.toMatch(/href="\/(?:services|solutions|blogs|careers)\/[\w-]+"/);
  // A filled database stays as it is, whatever a later start asks for.
  await site.content.prepareAgain();
  for (const collection of ['jobs', 'blogs', 'services', 'solutions'] as const)
    expect((await site.content.payload.count({ collection })).totalDocs).toBe(0);
}, 120_000);
