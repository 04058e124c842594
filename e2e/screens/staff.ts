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
  },
  inbox: async (page) => {
    await page.goto(`${env.cmsUrl}/admin/collections/messages`);
  },
  message: async (page) => {
    const id = await findId('messages', 'where[name][equals]=Priya%20Menon');
    await page.goto(`${env.cmsUrl}/admin/collections/messages/${id}`);
  },
  editing: async (page) => {
    const id = await findId('services', 'sort=id');
    await page.goto(`${env.cmsUrl}/admin/collections/services/${id}`);
    await page.locator('#live-preview-toggler').click();
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor();
  },
  retention: async (page) => {
    await page.goto(`${env.cmsUrl}/admin/globals/retention`);
    await page.getByRole('table').first().waitFor();
  },
  'audit-trail': async (page) => {
    await page.goto(`${env.cmsUrl}/admin/collections/audit-events`);
  },
};

const browser = await chromium.launch({ executablePath: env.chromium, args: browserArguments });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
const page = await context.newPage();
await signIn(page);
await submitSampleRecords();
for (const { email, data } of listUpdates()) {
  const id = await findId('applications', `where[email][equals]=${email}`);
  await api('PATCH', `/applications/${id}`, data);
}
for (const [name, open] of Object.entries(scenes)) {
  await open(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .resize({ width: 1_080 })
    .webp({ quality: 60 })
    .toFile(join(folder, `staff-${name}.webp`));
  console.log(name);
}
await browser.close();
