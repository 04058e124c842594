import { expect, test } from '../fixtures/test.ts';

/** Every page of the route table that stands at a path of its own. */
const routeTable = [
  '/',
  '/about',
  '/industries',
  '/services',
  '/solution',
  '/cloud-solutions',
  '/consulting',
  '/modernization',
  '/insights',
  '/contact',
  '/careers',
  '/map',
  '/privacy-policy',
  '/terms-of-service',
  '/loading',
  '/loadingg',
  '/rise-private-cloud',
  '/sap-s4',
  '/sap-btp',
  '/detail-5',
  '/success',
  '/digital-transformation',
  '/transforming-chemical-industry',
  '/services/odoo-erp',
  '/solutions/retail-demand-planning',
  '/blogs/clean-core-in-practice',
];

const socialProfile = /^https:\/\/www\.instagram\.com\/[\w.]+\/?$/;

test('every link of every page leads somewhere, and every anchor exists on it', async ({
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the server sends the same HTML to everybody');
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const found = new Map(routeTable.map((path) => [path, 'the route table']));
  const broken: string[] = [];
  // A map's iteration reaches what is added to it on the way.
  for (const [path, from] of found) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const redirectsHome = path === '/infra' && answer.status() === 302 && answer.headers().location === '/';
    if (answer.status() !== 200 && !redirectsHome) {
      broken.push(`${path} answers ${answer.status()} (linked from ${from})`);
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    for (const href of linksIn(html)) {
      if (/^(?:mailto|tel):/.test(href)) continue;
      const url = new URL(href, new URL(path, origin));
      if (url.origin === new URL(origin).origin) {
        if (!found.has(url.pathname)) found.set(url.pathname, path);
        const isOnIt = url.pathname === path && url.hash.length > 1;
        const id = decodeURIComponent(url.hash.slice(1));
        if (isOnIt && !html.includes(` id="${id}"`)) broken.push(`${path} has no ${url.hash}`);
      } else if (!socialProfile.test(href)) {
        broken.push(`${href} is on another host (linked from ${path})`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(routeTable.length + 30);
});

test('the legal texts credit the data of countries and lead to all licences', async ({ page, request }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByText('Countries States Cities Database, ODbL 1.0')).toBeVisible();
    const link = page.getByRole('link', { name: 'Third-party notices' });
    await expect(link).toHaveAttribute('href', '/notices.txt');
  }
  expect(await (await request.get('/notices.txt')).text()).toContain('opendatacommons.org/licenses/odbl');
});

/** The addresses of all links in a document. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
