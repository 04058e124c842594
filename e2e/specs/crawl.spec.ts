import type { Job } from '@riverfront/contract';
import { type CrawledPage, resolveInternalLinks, test } from '../fixtures/crawl.ts';
import { expect } from '../fixtures/test.ts';

/** Every page as the server renders it. One worker runs all tests, so that the site is crawled once. */
test.describe.configure({ mode: 'default' });

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const socialProfile = /^https:\/\/www\.instagram\.com\/[\w.]+\/?$/;

const listTypes = ({ nodes }: Pick<CrawledPage, 'nodes'>) => nodes.map((node) => node['@type']).toSorted();

test('no link is broken, and every anchor exists', ({ crawl }) => {
  const broken: string[] = [];
  for (const { path, linkedFrom, status, location, links } of crawl.pages.values()) {
    // An unknown path redirects to the home page; the menu links to this one (specification).
    const redirectsHome = path === '/infra' && status === 302 && location === '/';
    if (status !== 200 && !redirectsHome)
      broken.push(`${path} answers ${status} (linked from ${linkedFrom})`);
    const internal = resolveInternalLinks(links, path);
    for (const { pathname, hash } of internal) {
      const target = crawl.pages.get(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (id && target?.html && !target.ids.includes(id)) broken.push(`${pathname} has no ${hash} (${path})`);
    }
    for (const href of links)
      if (/^https?:/.test(href) && !socialProfile.test(href) && !internal.some((url) => url.href === href))
        broken.push(`${href} is on another host (linked from ${path})`);
  }
  expect(broken).toEqual([]);
  expect(crawl.pages.size).toBeGreaterThan(90);
});

test('every page is complete in its HTML, without inline styles', ({ crawl }) => {
  const faults: string[] = [];
  for (const { path, status, html, lang, main, styleAttributes } of crawl.pages.values()) {
    if (status !== 200 || !html) continue;
    if (lang !== 'en-GB') faults.push(`${path}: the language is “${lang}”`);
    if (styleAttributes > 0) faults.push(`${path}: ${styleAttributes} style attributes`);
    if (!path.startsWith('/loading') && main.includes('Loading...')) faults.push(`${path}: needs a script`);
  }
  expect(faults).toEqual([]);
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

test('a query or a trailing slash does not change the canonical URL', async ({ request }) => {
  for (const [path, canonical] of [
    ['/services?utm_source=x', '/services'],
    ['/services/', '/services'],
    ['/sap-btp/', '/sap-btp'],
    ['/careers?search=sap&department=SAP+Consulting', '/careers'],
    ['/insights?page=1&x=2', '/insights'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${canonical}"`));
  }
});

test('only the page of an open job has a JobPosting', async ({ crawl, request }) => {
  const job = '/careers/sap-solution-architect-delaware';
  const posting = crawl.at(job).nodes.find((node) => node['@type'] === 'JobPosting');
  expect(posting).toMatchObject({
    jobLocation: { address: { addressRegion: 'Delaware', addressCountry: 'US' } },
    identifier: { value: 'sap-solution-architect-delaware' },
  });
  for (const name of ['baseSalary', 'validThrough', 'jobLocationType', 'applicantLocationRequirements'])
    expect(posting).not.toHaveProperty(name);
  for (const path of ['/careers', `${job}/apply`])
    expect(listTypes(crawl.at(path))).not.toContain('JobPosting');
  const closed = await request.get('/careers/odoo-functional-consultant-ahmedabad');
  expect(closed.status()).toBe(410);
  expect(await closed.text()).not.toContain('application/ld+json');
});

test('icons, manifest, robots.txt and feeds are served at their well-known paths', async ({
  crawl,
  request,
}) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/insights/feed.xml', 'application/rss+xml'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toContain(type);
  }
  expect(crawl.at('/careers').mainLinks).toContain('/careers/feed.xml New open roles as an RSS feed');
  expect(crawl.at('/insights').mainLinks).toContain('/insights/feed.xml New articles as an RSS feed');
});

test('the legal texts credit the country data and link to all licences', async ({ crawl, request }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    const { main, mainLinks } = crawl.at(path);
    expect(main).toContain('Countries States Cities Database, ODbL 1.0');
    expect(mainLinks).toContain('/notices.txt Third-party notices');
  }
  expect(await (await request.get('/notices.txt')).text()).toContain('opendatacommons.org/licenses/odbl');
});

test.describe('pages show the texts of the API and the specification', () => {
  for (const path of [
    '/rise-private-cloud',
    '/sap-s4',
    '/detail-5',
    '/success',
    '/digital-transformation',
    '/transforming-chemical-industry',
    '/sap-btp',
  ])
    test(`${path}: title, subtitle, sections and the call to action`, async ({ crawl, request }) => {
      const { page: topic } = await (await request.get(`/api/pages/details${path}`)).json();
      const { headings, main, mainLinks } = crawl.at(path);
      expect(headings[0]).toBe(`1 ${topic.title}`);
      expect(main).toContain(topic.subtitle);
      for (const { title } of topic.sections) expect(headings).toContain(`2 ${title}`);
      expect(mainLinks.some((link) => link.startsWith('/contact '))).toBe(true);
    });

  for (const { path, name, texts, cards } of [
    {
      path: '/cloud-solutions',
      name: 'Cloud Solution',
      texts: ['Innovative IT Solutions', 'Tailored to Your Business Needs', 'WE PROVIDE'],
      cards: { 'SAP on Azure': 3, 'SAP on CtrlS': 3 },
    },
    {
      path: '/consulting',
      name: 'Consulting',
      texts: ['Our Consultings', 'Tailored Consultings'],
      cards: { 'SAP Analytics Cloud': 2, 'SAP Fiori & UX': 2, 'SAP S/4HANA': 2 },
    },
    { path: '/modernization', name: 'Modernization', texts: ['Modernization'], cards: {} },
    {
      path: '/industries',
      name: 'Industries',
      texts: ['Worked With'],
      cards: { 'Chemical manufacturing': 1, Retail: 1 },
    },
  ])
    test(`${path}: hero, texts and cards`, async ({ crawl, request }) => {
      const { home, sections } = await (await request.get(`/api/page-content/${name}`)).json();
      const { headings, main } = crawl.at(path);
      expect(headings[0]).toBe(`1 ${home[0].title}`);
      for (const text of texts) expect(main).toContain(text);
      for (const { title } of sections) expect(headings).toContain(`2 ${title}`);
      for (const [title, count] of Object.entries(cards))
        expect(headings.filter((heading) => heading === `3 ${title}`)).toHaveLength(count);
    });

  for (const { path, api, list, folder, texts } of [
    {
      path: '/services',
      api: '/api/services/get/Services',
      list: 'services',
      folder: '/services/',
      texts: ['Our Services', 'Tailored Services to Grow & Expand Your Business'],
    },
    {
      path: '/solution',
      api: '/api/solutions/list',
      list: 'solutions',
      folder: '/solutions/',
      texts: ['Our Solution', 'Tailored Solution to Grow & Expand Your Business', 'View all solution'],
    },
  ])
    test(`${path}: headings and every item`, async ({ crawl, request }) => {
      const items: { _id: string; title: string }[] = (await (await request.get(api)).json())[list];
      const { main, mainLinks } = crawl.at(path);
      for (const text of texts) expect(main).toContain(text);
      for (const { _id, title } of items) {
        const link = mainLinks.find((one) => one.startsWith(`${folder}${_id} `));
        expect([_id, link?.includes(title)]).toEqual([_id, true]);
      }
    });

  for (const path of [
    '/services/sap-s4hana-migration',
    '/solutions/pharma-gxp-s4hana',
    '/blogs/clean-core-in-practice',
  ])
    test(`${path}: a long text and related items`, ({ crawl }) => {
      const { headings, mainLinks } = crawl.at(path);
      expect(headings.filter((heading) => heading.startsWith('2 ')).length).toBeGreaterThan(3);
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      expect(mainLinks.some((link) => link.startsWith(folder) && !link.startsWith(path))).toBe(true);
    });

  test('/about: hero, mission and vision', async ({ crawl, request }) => {
    const { about } = await (await request.get('/api/about/get')).json();
    const { headings, main } = crawl.at('/about');
    for (const part of ['title1', 'title2', 'title3', 'title4', 'para1', 'para2'])
      expect(main).toContain(about.heroText[part]);
    expect(main).toContain(about.mission.text);
    expect(main).toContain(about.vision.text);
    const second = headings.filter((heading) => heading.startsWith('2 '));
    expect(second.slice(1, 3)).toEqual(['2 Our Mission', '2 Our Vision']);
  });

  test('/careers: the first open roles with their facts, and the address to write to', async ({
    crawl,
    request,
  }) => {
    const { data }: { data: Job[] } = await (
      await request.get('/api/jobs?page=1&limit=5&status=active')
    ).json();
    const { headings, main, links } = crawl.at('/careers');
    expect(headings).toContain('2 Our Open Roles');
    const titles = headings.map((heading) => heading.slice(2));
    const places = data.map(({ title }) => titles.indexOf(title));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const job of data)
      for (const text of [
        job.department,
        job.location,
        job.job_type,
        longDate.format(new Date(job.createdAt)),
      ])
        expect(main).toContain(text);
    expect(links).toContain('mailto:careers@riverfront.example');
  });

  test('/map: every office with its address and phone', async ({ crawl, request }) => {
    const { offices } = await (await request.get('/api/offices/list')).json();
    const { main, mainLinks } = crawl.at('/map');
    for (const { label, address, phone } of offices) {
      for (const text of [label, address.split('\n')[0]]) expect(main).toContain(text);
      expect(mainLinks).toContain(`tel:${phone.replaceAll(' ', '')} ${phone}`);
    }
  });

  test('/success: eight modules', ({ crawl }) => {
    const { headings } = crawl.at('/success');
    const from = headings.indexOf('2 Eight modules');
    expect(headings.slice(from + 1, from + 9)).toEqual([
      '3 Employee Central',
      '3 Payroll',
      '3 Time Tracking',
      '3 Recruiting',
      '3 Onboarding',
      '3 Performance and Goals',
      '3 Succession',
      '3 Compensation',
    ]);
  });
});
