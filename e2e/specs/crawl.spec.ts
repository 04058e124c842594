import { type CrawledPage, resolveInternalLinks, test } from '../fixtures/crawl.ts';
import { expect } from '../fixtures/test.ts';

/** Every page as the server renders it. One worker runs all tests, so that the site is crawled once. */
test.describe.configure({ mode: 'default' });

const _formatDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const socialProfile = /^https:\/\/www\.instagram\.com\/[\w.]+\/?$/;

const listTypes = ({ nodes }: Pick<CrawledPage, 'nodes'>) => nodes.map((node) => node['@type']).toSorted();

test('no link is broken, every anchor exists, and every page is complete in its HTML', ({ crawl }) => {
  const faults: string[] = [];
  for (const page of crawl.pages.values()) {
    const { path, linkedFrom, status, location, html, links } = page;
    // An unknown path redirects to the home page; the menu links to this one (specification).
    const redirectsHome = path === '/infra' && status === 302 && location === '/';
    if (status !== 200 && !redirectsHome)
      faults.push(`${path} answers ${status} (linked from ${linkedFrom})`);
    const internal = resolveInternalLinks(links, path);
    for (const { pathname, hash } of internal) {
      const target = crawl.pages.get(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (id && target?.html && !target.ids.includes(id)) faults.push(`${pathname} has no ${hash} (${path})`);
    }
    for (const href of links)
      if (/^https?:/.test(href) && !socialProfile.test(href) && !internal.some((url) => url.href === href))
        faults.push(`${href} is on another host (linked from ${path})`);
    if (status !== 200 || !html) continue;
    if (page.lang !== 'en-GB') faults.push(`${path}: the language is “${page.lang}”`);
    if (page.styleAttributes > 0) faults.push(`${path}: ${page.styleAttributes} style attributes`);
    if (!path.startsWith('/loading') && page.main.includes('Loading...'))
      faults.push(`${path}: needs a script`);
  }
  expect(faults).toEqual([]);
  expect(crawl.pages.size).toBeGreaterThan(90);
});

test('every page in the sitemap has unique metadata and a social preview', async ({ crawl, request }) => {
  const paths = [...crawl.sitemap, '/insights?page=2', '/careers?page=2', '/my-application'];
  const pages = paths.map((path) => crawl.at(path));
  expect(pages.length).toBeGreaterThan(70);
  const { origin } = new URL(crawl.at('/').canonical);

  for (const { path, status, title, description, canonical, tags, nodes, words, text, feeds } of pages) {
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
    expect([path, words.filter((word) => !seen.includes(word.replaceAll(',', '')))]).toEqual([path, []]);
    const [, folder, key] = path.split('/');
    const expected =
      path === '/'
        ? ['Organization', 'WebSite']
        : [
            ...(path.includes('?') || path === '/my-application' ? [] : ['BreadcrumbList']),
            ...(folder === 'blogs' ? ['BlogPosting'] : []),
            ...(key && folder === 'careers' ? ['JobPosting'] : []),
            ...(key && folder === 'case-studies' ? ['Article'] : []),
            ...(['/contact', '/map'].includes(path) ? ['Organization'] : []),
            ...(key && /^(?:services|solutions)$/.test(folder ?? '') ? ['Service'] : []),
          ];
    expect([path, listTypes({ nodes })]).toEqual([path, expected.toSorted()]);
    if (path === '/' || folder === 'blogs' || folder?.startsWith('insights'))
      expect([path, feeds[0]]).toEqual([path, '/insights/feed.xml']);
    if (folder?.startsWith('careers')) expect([path, feeds]).toEqual([path, ['/careers/feed.xml']]);
  }
  for (const part of ['title', 'description', 'canonical'] as const) {
    const values = pages.map((page) => page[part]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  const images = pages.map(({ tags }) => tags['og:image'] ?? '');
  // Pages of one list share an image.
  expect(new Set(images).size).toBe(images.length - 2);
  const image = await request.get(new URL(images[0] ?? '').pathname);
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
});

/** Texts that the specification has for a page, beside those of the API. */
const texts: Record<string, string[]> = {
  '/cloud-solutions': ['Innovative IT Solutions', 'Tailored to Your Business Needs', 'WE PROVIDE'],
  '/consulting': ['Our Consultings', 'Tailored Consultings'],
  '/modernization': ['Modernization'],
  '/industries': ['Worked With'],
  '/services': ['Our Services', 'Tailored Services to Grow & Expand Your Business'],
  '/solution': ['Our Solution', 'Tailored Solution to Grow & Expand Your Business', 'View all solution'],
};

/** How often a card's heading is on a page. */
const cards: Record<string, Record<string, number>> = {
  '/cloud-solutions': { '3 SAP on Azure': 3, '3 SAP on CtrlS': 3 },
  '/consulting': { '3 SAP Analytics Cloud': 2, '3 SAP Fiori & UX': 2, '3 SAP S/4HANA': 2 },
  '/industries': {
    '3 Chemical manufacturing': 1,
    '3 Retail': 1,
    // A line may break at a slash.
    '3 Utility / Power Generation': 1,
    '3 Automotive': 1,
    '3 Engineering & Construction': 1,
    '3 Manufacturing / Chemicals': 1,
    '3 Pharma & Life science': 1,
  },
};

test('pages show the texts of the API and the specification', async ({ crawl, request }) => {
  const read = async (path: string) => (await request.get(path)).json();
  for (const [path, all] of Object.entries(texts))
    for (const text of all) expect(crawl.at(path).main, path).toContain(text);
  for (const [path, counts] of Object.entries(cards))
    for (const [heading, count] of Object.entries(counts))
      expect(
        crawl.at(path).headings.filter((one) => one === heading),
        path,
      ).toHaveLength(count);
  // What was achieved is the heading where staff have a figure.
  for (const company of ['Company A', 'Company B', 'Company C'])
    expect(crawl.at('/industries').main.split(company), company).toHaveLength(6);

  for (const path of [
    '/rise-private-cloud',
    '/sap-s4',
    '/detail-5',
    '/success',
    '/digital-transformation',
    '/transforming-chemical-industry',
    '/sap-btp',
  ]) {
    const { page: topic } = await read(`/api/pages/details${path}`);
    const { headings, main, mainLinks } = crawl.at(path);
    expect(headings[0]).toBe(`1 ${topic.title}`);
    expect(main).toContain(topic.subtitle);
    for (const { title } of topic.sections) expect(headings, path).toContain(`2 ${title}`);
    expect(mainLinks.some((link) => link.startsWith('/contact '))).toBe(true);
  }
  for (const [path, name] of [
    ['/cloud-solutions', 'Cloud Solution'],
    ['/consulting', 'Consulting'],
    ['/modernization', 'Modernization'],
    ['/industries', 'Industries'],
  ] as const) {
    const { home, sections } = await read(`/api/page-content/${name}`);
    const { headings } = crawl.at(path);
    expect(headings[0]).toBe(`1 ${home[0].title}`);
    for (const { title } of sections) expect(headings, path).toContain(`2 ${title}`);
  }
  for (const [path, api, list] of [
    ['/services', '/api/services/get/Services', 'services'],
    ['/solution', '/api/solutions/list', 'solutions'],
  ] as const) {
    const items: { _id: string; title: string }[] = (await read(api))[list];
    for (const { _id, title } of items) {
      const link = crawl.at(path).mainLinks.find((one) => one.startsWith(`/${list}/${_id} `));
      expect([_id, link?.includes(title)]).toEqual([_id, true]);
    }
  }

  expect(crawl.at('/careers').mainLinks).toContain('/careers/feed.xml New open roles as an RSS feed');
  expect(crawl.at('/insights').mainLinks).toContain('/insights/feed.xml New articles as an RSS feed');
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    expect(crawl.at(path).main).toContain('Countries States Cities Database, ODbL 1.0');
    expect(crawl.at(path).mainLinks).toContain('/notices.txt Third-party notices');
  }
});
