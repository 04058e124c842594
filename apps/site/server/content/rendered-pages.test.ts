import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-app.ts';
import { type DevelopmentServer, developmentServer } from '../development.ts';

let vite: DevelopmentServer;
let site: TestApp;
beforeAll(async () => {
  vite = await developmentServer(resolve(import.meta.dirname, '../..'));
  const pages = { build: await vite.build(), mode: 'production', recaptcha: false } as const;
  site = await openTestApp({ pages });
}, 120_000);
afterAll(() => vite.close());

const read = async (path: string) => (await site.app.request(path)).text();

test('no page, data or file name of a withheld client has its name', async () => {
  const { docs } = await site.content.payload.find({ collection: 'cases', pagination: false, depth: 1 });
  const withheld = docs.filter(({ disclosure }) => disclosure === 'withheld');
  const paths = ['/', '/case-studies', '/industries', ...withheld.map(({ key }) => `/case-studies/${key}`)];
  const bodies = await Promise.all(
    paths.flatMap((path) => [read(path), read(path === '/' ? '/_root.data' : `${path}.data`)]),
  );
  const text = `${bodies.join()} ${withheld.map(({ image }) => JSON.stringify(image)).join()}`.toLowerCase();
  expect(text).toContain('54 h');
  for (const { internal } of withheld)
    for (const name of internal?.names ?? []) expect(text).not.toContain(name.toLowerCase());
  expect(text).not.toContain('permitted');
}, 120_000);

test('a case is an article with breadcrumbs', async () => {
  const answer = await site.app.request('/case-studies/one-drum-in-14-minutes');
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  const [crumbs, article] = JSON.parse(json)['@graph'];
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Case studies',
    'One drum, traced in fourteen minutes',
  ]);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'One drum, traced in fourteen minutes',
    datePublished: '2026-07-21',
  });
  expect((await site.app.request('/case-studies/nothing')).status).toBe(404);
  expect(await read('/map')).toContain('"@type":"LocalBusiness"');
});

test('the contact page links to the booking page of the settings, and otherwise to its form alone', async () => {
  const links = (html: string) =>
    [...html.matchAll(/<a href="(https:[^"]+)"[^>]*>Schedule a call/g)].map(([, href]) => href);
  const publish = async (schedulingUrl: string) => {
    const data = { schedulingUrl, _status: 'published' as const };
    await site.content.payload.updateGlobal({ slug: 'settings', data });
    await site.refresh();
    return read('/contact');
  };
  const html = await read('/contact');
  expect(links(html)).toEqual([]);
  expect(html).toContain('Schedule a call to get personalized solutions from our business experts');
  const url = 'https://cal.example/riverfront';
  expect(links(await publish(url))).toEqual([url, url]);
  expect(links(await read('/'))).toEqual([]);
  for (const wrong of ['http://cal.example', 'javascript:alert(1)', 'https://', 'cal.example'])
    await expect(publish(wrong), wrong).rejects.toThrow(/Where visitors schedule a call/);
  const call = await site.app.request('/call');
  expect([call.status, call.headers.get('location')]).toEqual([302, '/']);
}, 120_000);
