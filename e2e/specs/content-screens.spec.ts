import { follow } from '../fixtures/follow.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const screens = [
  {
    path: '/cloud-solutions',
    page: 'Cloud Solution',
    waiting: 'Loading....',
    texts: ['Innovative IT Solutions', 'Tailored to Your Business Needs', 'WE PROVIDE'],
    cards: { 'SAP on Azure': 3, 'SAP on CtrlS': 3 },
  },
  {
    path: '/consulting',
    page: 'Consulting',
    waiting: 'Loading....',
    texts: ['Our Consultings', 'Tailored Consultings'],
    cards: { 'SAP Analytics Cloud': 2, 'SAP Fiori & UX': 2, 'SAP S/4HANA': 2 },
  },
  {
    path: '/modernization',
    page: 'Modernization',
    waiting: 'Loading...',
    texts: ['Modernization'],
    cards: {},
  },
  {
    path: '/industries',
    page: 'Industries',
    waiting: 'Loading...',
    texts: ['Worked With'],
    cards: { 'Chemical manufacturing': 1, Retail: 1 },
  },
];

for (const { path, page: name, waiting, texts, cards } of screens) {
  test(`${path} shows its hero, its texts and its cards`, async ({ page, request }) => {
    const { home, sections } = await (await request.get(`/api/page-content/${name}`)).json();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home[0].title);
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    for (const [title, count] of Object.entries(cards)) {
      await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toHaveCount(count);
    }
    for (const section of sections) {
      await expect(main.getByRole('heading', { level: 2, name: section.title })).toBeVisible();
    }
  });

  test(`${path} waits with “${waiting}” and fills in when the server is back`, async ({ page }) => {
    expectError('503');
    expectError('Error fetching page content');
    await page.goto('/terms-of-service');
    let failing = true;
    await page.route('**/api/page-content/**', (route) =>
      failing ? route.fulfill({ status: 503, json: { success: false, message: 'down' } }) : route.continue(),
    );
    const failure = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error fetching page content'),
    );
    await follow(page, path);
    await expect(page.getByRole('status').getByText(waiting, { exact: true })).toBeVisible();
    await failure;
    failing = false;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(waiting, { exact: true })).toHaveCount(0);
  });
}

test('the hero list of a page is empty: its waiting text stays, without an error', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.route('**/api/page-content/**', (route) =>
    route.fulfill({
      json: { success: true, home: [], intro: { tag: '', title: '', text: '', linkLabel: '' }, sections: [] },
    }),
  );
  await follow(page, '/consulting');
  await expect(page.getByText('Loading....', { exact: true })).toBeVisible();
});

test('modernization has five cards', async ({ page }) => {
  await page.goto('/modernization');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
});

test('industries: five groups, three companies each', async ({ page }) => {
  await page.goto('/industries');
  const region = page.getByRole('region', { name: 'Companies whose floors we have walked' });
  const groups = [
    'Utility/Power Generation',
    'Automotive',
    'Engineering & Construction',
    'Manufacturing/Chemicals',
    'Pharma & Life science',
  ];
  expect(await region.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(groups);
  await page.setViewportSize({ width: 1050, height: 800 });
  // No word is broken: each part of the title stands on one line.
  const linesOfParts = await region
    .getByRole('heading', { name: 'Manufacturing/Chemicals' })
    .evaluate((heading) =>
      [...heading.childNodes]
        .filter((node) => node instanceof Text)
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [node.textContent, range.getClientRects().length];
        }),
    );
  expect(linesOfParts).toEqual([
    ['Manufacturing', 1],
    ['/', 1],
    ['Chemicals', 1],
  ]);
  for (const company of ['Company A', 'Company B', 'Company C']) {
    await expect(region.getByRole('heading', { level: 4, name: company })).toHaveCount(5);
  }
});

test('a card is clickable only when it leads somewhere, and no text of more than six lines shows', async ({
  page,
}) => {
  await page.goto('/success');
  const modules = page.getByRole('region', { name: 'Eight modules' });
  expect(await modules.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Employee Central',
    'Payroll',
    'Time Tracking',
    'Recruiting',
    'Onboarding',
    'Performance and Goals',
    'Succession',
    'Compensation',
  ]);
  await expect(modules.getByRole('link')).toHaveCount(1);
  await expect(modules.getByRole('article').first().locator('p')).toHaveCSS('-webkit-line-clamp', '6');
});
