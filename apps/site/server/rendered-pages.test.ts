import { resolve } from 'node:path';
import { screens } from '@riverfront/contract';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import {
  type CrawledPage,
  crawl,
  listExpectedTypes,
  listInternalLinks,
  listValues,
  listWords,
  parse,
  readSitemap,
  readText,
} from '../testing/crawl.ts';
import { openTestApp, testOrigin } from '../testing/open-app.ts';
import { developmentServer } from './development.ts';

const vite = await developmentServer(resolve(import.meta.dirname, '..'));
const options = { build: await vite.build(), mode: 'production' as const, recaptcha: false };
const site = await openTestApp({ pages: options });
const pages = await crawl(site.app);
afterAll(() => vite.close());

function at(path: string): CrawledPage {
  const page = pages.get(path);
  if (!page) throw new Error(`The crawl did not find ${path}.`);
  return page;
}

const read = async (path: string) => (await site.app.request(path)).text();
const mainOf = (path: string) => readText(at(path).document.querySelector('main'));

const socialProfile = /^https:\/\/www\.instagram\.com\/[\w.]+\/?$/;

test('no link is broken, every anchor exists, and every page is complete in its HTML', () => {
  const faults: string[] = [];
  for (const page of pages.values()) {
    const { path, linkedFrom, status, location, html, document } = page;
    // An unknown path redirects to the home page; the menu links to this one (specification).
    const redirectsHome = path === '/infra' && status === 302 && location === '/';
    if (status !== 200 && !redirectsHome)
      faults.push(`${path} answers ${status} (linked from ${linkedFrom})`);
    const internal = listInternalLinks(page);
    for (const { pathname, hash } of internal) {
      const target = pages.get(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (id && target?.html && !target.document.getElementById(id))
        faults.push(`${pathname} has no ${hash} (${path})`);
    }
    for (const href of listValues(document, 'a[href]', 'href'))
      if (/^https?:/.test(href) && !socialProfile.test(href) && !href.startsWith(testOrigin))
        faults.push(`${href} is on another host (linked from ${path})`);
    if (status !== 200 || !html) continue;
    if (document.documentElement.lang !== 'en-GB') faults.push(`${path}: ${document.documentElement.lang}`);
    // The Content-Security-Policy blocks them.
    if (document.querySelector('[style]')) faults.push(`${path}: a style attribute`);
    if (!path.startsWith('/loading') && mainOf(path).includes('Loading...'))
      faults.push(`${path}: needs a script`);
  }
  expect(faults).toEqual([]);
  expect(pages.size).toBeGreaterThan(90);
});

test('every page in the sitemap has unique metadata, a social preview, and structured data that it shows', async () => {
  const paths = [
    ...(await readSitemap(site.app)),
    ...['/insights?page=2', '/careers?page=2', '/my-application'],
  ];
  const seen = { title: [''], description: [''], canonical: [''], image: [''] };
  for (const path of paths) {
    const { document, status } = at(path);
    const { title } = document;
    const metas = [...document.querySelectorAll('meta[content]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content') ?? '',
    ]);
    const tags: Record<string, string> = Object.fromEntries(metas);
    const { description = '', 'og:image': image = '' } = tags;
    const [canonical = ''] = listValues(document, 'link[rel=canonical]', 'href');
    for (const [name, value] of Object.entries({ title, description, canonical, image }))
      seen[name as keyof typeof seen].push(value);
    expect([path, status, canonical]).toEqual([path, 200, `${testOrigin}${path}`]);
    expect([path, title.length > 0 && title.length <= 60]).toEqual([path, true]);
    expect([path, description.length >= 20 && description.length <= 160]).toEqual([path, true]);
    expect(tags, path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': expect.stringMatching(new RegExp(`^${testOrigin}/(?:share|api/media)/`)),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Riverfront Consulting'),
      'twitter:card': 'summary_large_image',
    });
    const graph = document.querySelector('script[type="application/ld+json"]')?.textContent;
    const nodes: { '@type': string }[] = graph ? JSON.parse(graph)['@graph'] : [];
    expect([path, nodes.map((node) => node['@type']).toSorted()]).toEqual([
      path,
      listExpectedTypes(path).toSorted(),
    ]);
    const text = readText(document.body).replaceAll(',', '');
    const hidden = nodes.flatMap((node) => listWords(node)).map((word) => word.replaceAll(',', ''));
    expect([path, hidden.filter((word) => !text.includes(word))]).toEqual([path, []]);
    const feeds = listValues(document, 'link[rel=alternate][type="application/rss+xml"]', 'href');
    if (/^\/(?:$|blogs\/|insights)/.test(path))
      expect([path, feeds[0]]).toEqual([path, '/insights/feed.xml']);
    if (path.startsWith('/careers')) expect([path, feeds]).toEqual([path, ['/careers/feed.xml']]);
  }
  expect(paths.length).toBeGreaterThan(70);
  for (const values of [seen.title, seen.description, seen.canonical])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  // Pages of one list share an image.
  expect(new Set(seen.image).size).toBe(seen.image.length - 2);
});

/** Texts that the specification has for a page, beside those of the API. */
const texts: Record<string, string[]> = {
  '/cloud-solutions': ['Innovative IT Solutions', 'Tailored to Your Business Needs', 'WE PROVIDE'],
  '/consulting': ['Our Consultings', 'Tailored Consultings'],
  '/modernization': ['Modernization'],
  '/industries': ['Worked With', 'Company A', 'Company B', 'Company C'],
  '/services': ['Our Services', 'Tailored Services to Grow & Expand Your Business'],
  '/solution': ['Our Solution', 'Tailored Solution to Grow & Expand Your Business', 'View all solution'],
  '/contact': ["Let's Start. the Conversation!", "Let's Discuss How We Can Transform Your Business"],
  '/privacy-policy': ['Countries States Cities Database, ODbL 1.0', 'Third-party notices'],
};

/** Headings of cards, and how often they are on a page. */
const cards: Record<string, Record<string, number>> = {
  '/cloud-solutions': { 'SAP on Azure': 3, 'SAP on CtrlS': 3 },
  '/consulting': { 'SAP Analytics Cloud': 2, 'SAP Fiori & UX': 2, 'SAP S/4HANA': 2 },
  '/insights': { 'SAP Analytics Cloud': 1, 'SAP Fiori & UX': 1, 'SAP S/4HANA': 1 },
  '/industries': {
    'Chemical manufacturing': 1,
    Retail: 1,
    'Utility / Power Generation': 1,
    Automotive: 1,
    'Engineering & Construction': 1,
    'Manufacturing / Chemicals': 1,
    'Pharma & Life science': 1,
  },
};

test('pages show the texts of the API and the specification', async () => {
  const readJson = async (path: string) => (await site.app.request(path)).json();
  const headingsOf = (path: string, selector: string) =>
    [...at(path).document.querySelectorAll(`main ${selector}`)].map(readText);
  for (const [path, all] of Object.entries(texts))
    for (const text of all) expect(mainOf(path), path).toContain(text);
  for (const [path, counts] of Object.entries(cards))
    for (const [heading, count] of Object.entries(counts))
      expect([path, headingsOf(path, 'h3').filter((one) => one === heading)]).toEqual([
        path,
        Array(count).fill(heading),
      ]);
  for (const path of ['/rise-private-cloud', '/sap-s4', '/success', '/transforming-chemical-industry']) {
    const { page: topic } = await readJson(`/api/pages/details${path}`);
    expect(headingsOf(path, 'h1')).toEqual([topic.title]);
    expect(mainOf(path)).toContain(topic.subtitle);
    for (const { title } of topic.sections) expect(headingsOf(path, 'h2'), path).toContain(title);
  }
  for (const [path, name] of [
    ['/cloud-solutions', 'Cloud Solution'],
    ['/consulting', 'Consulting'],
    ['/modernization', 'Modernization'],
    ['/industries', 'Industries'],
  ] as const) {
    const { home, sections } = await readJson(`/api/page-content/${name}`);
    expect(headingsOf(path, 'h1')).toEqual([home[0].title]);
    for (const { title } of sections) expect(headingsOf(path, 'h2'), path).toContain(title);
  }
  const { home } = await readJson('/api/api/home/list');
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const order = [
    home.whySection.heading,
    home.solutionsSection.title,
    home.servicesSection.title,
    home.businessLevelSection.text,
    home.blogSections.blogText.blogSubTitle,
    home.companyList.title,
  ].map(flat);
  const found = headingsOf('/', 'h2').flatMap((one) => order.find((title) => one.startsWith(title)) ?? []);
  expect([headingsOf('/', 'h1'), found]).toEqual([[flat(home.heroSections[0].text)], order]);
});

test('every page is valid HTML, also those of an error and of a rejected form', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
  );
  const documents = new Map<string, string>();
  for (const { path, linkedFrom, html } of pages.values())
    if (html && linkedFrom === 'the route table') documents.set(path, html);
  for (const path of [
    '/blogs/cutover-weekend-hour-by-hour',
    '/services/odoo-erp',
    '/careers/data-engineer-ahmedabad',
    '/careers?search=nothing-like-it',
    '/services/no-such-service',
    '/careers/sap-support-analyst-night-rota-ahmedabad',
  ])
    documents.set(path, await read(path));
  const init = { method: 'POST', body: new URLSearchParams({ email: 'nobody@' }) };
  documents.set('/contact, rejected', await (await site.app.request('/contact', init)).text());
  for (const [path, html] of documents) {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`));
    expect(found, path).toEqual([]);
  }
});

test.each([
  ['/infra', 302, '/'],
  ['/no/such/page', 302, '/'],
  ['/solutions', 302, '/'],
  ['/blogs', 302, '/'],
  ['/insights?page=99', 302, '/insights'],
])('redirects %s with %i to %s', async (path, status, location) => {
  const response = await site.app.request(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('an address that leads nowhere offers its list, the nearest entries and a search', async () => {
  const response = await site.app.request('/services/managed-services');
  const main = parse(await response.text()).querySelector('main');
  expect(response.status).toBe(404);
  expect(main?.querySelector('a[href="/services"]')).not.toBeNull();
  expect(readText(main?.querySelector('li') ?? null)).toBe('SAP Managed Services');
  expect(main?.querySelector('form[action="/search"] input[type=search]')).not.toBeNull();
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
});

test('pages have the policies that the HTTP Observatory asks for, and set no cookie', async () => {
  const { headers } = await site.app.request('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-|http:|https:(?!\/\/)|\*/);
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_552_000);
  expect(headers.get('set-cookie')).toBeNull();
});

test('with placeholders every fixed route answers, without the sample company', async () => {
  const empty = await openTestApp({ pages: options, origin: 'https://www.nordlys.example' }, 'minimal');
  await empty.refresh();
  for (const path of [...Object.keys(screens), '/sitemap.xml', '/site.webmanifest']) {
    const response = await empty.app.request(path);
    const body = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(/.{0,40}(?:riverfront|\bkite|ahmedabad).{0,40}/i.exec(body)?.[0], path).toBeUndefined();
    // Lists are empty, and link to nothing.
    expect(body, path).not.toMatch(/href="\/(?:services|solutions|blogs|careers)\/[\w-]+"/);
  }
  // A filled database stays as it is, whatever a later start asks for.
  await empty.content.prepareAgain();
  expect((await empty.content.payload.count({ collection: 'jobs' })).totalDocs).toBe(0);
}, 120_000);
