/**
 * `npm run screens:staff`: takes screenshots of the staff side for the handbook into
 * docs/screens, from a new stack that is running with its own DATA_DIR. Reads
 * E2E_SITE_URL, E2E_CMS_URL, E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD and
 * E2E_DATA_DIR; submits fictitious applications and messages first.
 */
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments } from '../browser.ts';
import { env } from '../env.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { listUpdates, submitSampleRecords } from './people.ts';

const folder = resolve(import.meta.dirname, '../../docs/screens');

const api = await getAdministratorApi();
await api('POST', '/globals/guided-start', { opened: true });

async function findId(collection: string, query: string): Promise<number> {
  const { docs } = await api<{ docs: { id: number }[] }>('GET', `/${collection}?limit=1&depth=0&${query}`);
  const [first] = docs;
  if (!first) throw new Error(`There is nothing in ${collection} with ${query}.`);
  return first.id;
}

const scenes: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await page.goto(`${env.cmsUrl}/admin`);
  },
  board: async (page) => {
    await page.goto(`${env.cmsUrl}/admin/applicants`);
  },
  applicant: async (page) => {
    const id = await findId('applications', 'where[lastName][equals]=Desai');
    await page.goto(`${env.cmsUrl}/admin/collections/applications/${id}`);
    await page.frameLocator('iframe[title="Résumé"]').getByRole('img').first().waitFor();
  },
  inbox: async (page) => {
    await page.goto(`${env.cmsUrl}/admin/inbox`);
  },
  message: async (page) => {
    const id = await findId('messages', 'where[name][equals]=Priya%20Menon');
    await page.goto(`${env.cmsUrl}/admin/inbox?message=${id}`);
    await page.getByRole('heading', { name: 'Priya Menon' }).waitFor();
  },
  editing: async (page) => {
    const id = await findId('services', 'sort=id');
    await page.goto(`${env.cmsUrl}/admin/collections/services/${id}`);
    const toggler = page.locator('#live-preview-toggler');
    await toggler.waitFor();
    // The choice is kept for the account.
    if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
    const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
    await heading.evaluate(async () => {
      const isShown = ({ display, status }: FontFace) => display === 'swap' && status === 'loaded';
      while (![...document.fonts].some(isShown)) await new Promise(requestAnimationFrame);
    });
  },
  retention: async (page) => {
    await page.goto(`${env.cmsUrl}/admin/globals/retention`);
    await page.getByRole('table').first().waitFor();
  },
  'audit-trail': async (page) => {
    await page.goto(`${env.cmsUrl}/admin/collections/audit-events`);
    await page.getByText('Loading...').last().waitFor({ state: 'hidden' });
  },
};

/** Scenes that are kept at three widths, light and dark. */
const everywhere = ['board', 'applicant', 'message', 'editing'];
const [usual, ...others] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1440, 768, 390].map((width) => ({ width, scheme })),
);

const browser = await chromium.launch({ executablePath: env.chromium, args: browserArguments });
const context = await browser.newContext();
const page = await context.newPage();
await signIn(page);
await submitSampleRecords();
for (const { email, data } of listUpdates()) {
  const id = await findId('applications', `where[email][equals]=${email}`);
  await api('PATCH', `/applications/${id}`, data);
}
for (const [name, open] of Object.entries(scenes))
  for (const look of [usual, ...(everywhere.includes(name) ? others : [])]) {
    if (!look) continue;
    const { width, scheme } = look;
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await open(page);
    // On a phone an open message hides that of the inbox.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('load');
    const suffix = look === usual ? '' : `-${width}-${scheme}`;
    await sharp(await page.screenshot())
      .resize({ width: Math.min(width, 1_080) })
      .webp({ quality: 60 })
      .toFile(join(folder, `staff-${name}${suffix}.webp`));
    console.log(`${name}${suffix}`);
  }
await browser.close();
