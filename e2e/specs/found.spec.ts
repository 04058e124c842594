import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What the head of a page says. */
interface Head {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** By property or name. */
  tags: Record<string, string>;
  feeds: string[];
  nodes: Node[];
  /** What a reader sees, without markup and with single blanks. */
  text: string;
}

type Node = { '@type': string } & Record<string, unknown>;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const resolved = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
const plain = (html: string) =>
  resolved(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  const [, graph = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const [, body = ''] = /<body>([\s\S]*)/.exec(html) ?? [];
  return {
    path,
    status: answer.status(),
    title: resolved(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: resolved(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    canonical: resolved(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    tags: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, resolved(content)])),
    feeds: [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    ),
    nodes: (JSON.parse(graph) as { '@graph': Node[] })['@graph'],
    text: plain(body.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')),
  };
}

async function pathsInSitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const typesOf = ({ nodes }: Pick<Head, 'nodes'>) => nodes.map((node) => node['@type']).toSorted();

/** The words of structured data that a reader must find on the page; not addresses, codes and dates. */
function wordsOf(value: unknown, key = ''): string[] {
  const unseen =
    /^(?:@.+|url|item|logo|image|sameAs|urlTemplate|query-input|inLanguage|mainEntityOfPage|addressCountry|employmentType|currency|unitText|jobLocationType|applicantLocationRequirements|datePosted|validThrough|datePublished|dateModified)$/;
  if (unseen.test(key)) return [];
  if (typeof value === 'string') return key === 'streetAddress' ? value.split(', ') : [plain(value)];
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part, name));
}

test.describe.configure({ mode: 'default' });

test('every page is found under a title, a description, an address and a picture of its own', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const paths = [
    ...(await pathsInSitemap(request)),
    '/insights?page=2',
    '/careers?page=2',
    '/my-application',
  ];
  expect(paths.length).toBeGreaterThan(70);
  const heads: Head[] = [];
  for (let from = 0; from < paths.length; from += 8)
    heads.push(...(await Promise.all(paths.slice(from, from + 8).map((path) => headOf(request, path)))));
  const origin = new URL(heads.find(({ path }) => path === '/')?.canonical ?? baseURL ?? '').origin;

  for (const { path, status, title, description, canonical, tags, nodes, text, ...head } of heads) {
    expect([path, status, canonical]).toEqual([path, 200, `${origin}${path}`]);
    expect([path, title.length > 0 && title.length <= 60]).toEqual([path, true]);
    expect([path, description.length >= 20 && description.length <= 160]).toEqual([path, true]);
    expect(tags, path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': expect.stringMatching(new RegExp(`^${origin}/(?:share|api/media)/`)),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Riverfront Consulting'),
      'twitter:card': 'summary_large_image',
    });
    const seen = text.replaceAll(',', '');
    for (const word of nodes.flatMap((node) => wordsOf(node)))
      expect([path, word, seen.includes(word.replaceAll(',', ''))]).toEqual([path, word, true]);
    const [, folder, key] = path.split('/');
    const expected =
      path === '/'
        ? ['Organization', 'WebSite']
        : [
            ...(path.includes('?') || path === '/my-application' ? [] : ['BreadcrumbList']),
            ...(folder === 'blogs' ? ['BlogPosting'] : []),
            ...(key && folder === 'careers' ? ['JobPosting'] : []),
            ...(['/contact', '/map'].includes(path) ? ['Organization'] : []),
            ...(key && /^(?:services|solutions)$/.test(folder ?? '') ? ['Service'] : []),
          ];
    expect([path, typesOf({ nodes })]).toEqual([path, expected.toSorted()]);
    const feed =
      (path === '/' || folder === 'blogs' || folder?.startsWith('insights')) && '/insights/feed.xml';
    if (feed) expect([path, head.feeds[0]]).toEqual([path, feed]);
    if (folder?.startsWith('careers')) expect([path, head.feeds]).toEqual([path, ['/careers/feed.xml']]);
  }
  for (const part of ['title', 'description', 'canonical'] as const) {
    const values = heads.map((head) => head[part]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  const pictures = heads.map(({ tags }) => tags['og:image'] ?? '');
  // Pages of one list share theirs.
  expect(new Set(pictures).size).toBe(heads.length - 2);
  const drawn = await request.get(new URL(pictures[0] ?? '').pathname);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('a query does not make another page of a page', async ({ request }) => {
  for (const [path, page] of [
    ['/services?utm_source=x', '/services'],
    ['/services/', '/services'],
    ['/sap-btp/', '/sap-btp'],
    ['/careers?search=sap&department=SAP+Consulting', '/careers'],
    ['/insights?page=1&x=2', '/insights'],
  ] as const) {
    const { canonical } = await headOf(request, path);
    expect([path, canonical.replace(/^https?:\/\/[^/]+/, '')]).toEqual([path, page]);
  }
});

test('a job is told to search engines on its own page only, and not once it is closed', async ({
  request,
}) => {
  const job = '/careers/sap-solution-architect-delaware';
  const hybrid = (await headOf(request, job)).nodes.find((node) => node['@type'] === 'JobPosting');
  expect(hybrid).toMatchObject({
    jobLocation: { address: { addressRegion: 'Delaware', addressCountry: 'US' } },
    identifier: { value: 'sap-solution-architect-delaware' },
  });
  for (const name of ['baseSalary', 'validThrough', 'jobLocationType', 'applicantLocationRequirements'])
    expect(hybrid).not.toHaveProperty(name);
  for (const path of ['/careers', `${job}/apply`, '/'])
    expect(typesOf(await headOf(request, path))).not.toContain('JobPosting');
  const closed = await headOf(request, '/careers/odoo-functional-consultant-ahmedabad');
  expect([closed.status, closed.nodes]).toEqual([410, []]);
});

test('browsers and feed readers find what they ask for by name', async ({ request, page }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/insights/feed.xml', 'application/rss+xml'],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toContain(type);
  }
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: 'New open roles as an RSS feed' })).toHaveAttribute(
    'href',
    '/careers/feed.xml',
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
  await expect(page.getByRole('link', { name: 'New articles as an RSS feed' })).toBeVisible();
});
