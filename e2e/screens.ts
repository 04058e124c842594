/**
 * `npm run screens`: takes the screenshots of the README and the handbook into docs/screens, from a new stack that is
 * running with its own DATA_DIR. Reads E2E_SITE_URL, E2E_CMS_URL, E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD and
 * E2E_DATA_DIR; submits fictitious applications and messages first.
 */
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments } from './browser.ts';
import { env } from './env.ts';
import { applyWithResume, createApplicationValues } from './fixtures/application-api.ts';
import { sendMessage } from './fixtures/contact-form.ts';
import { waitForHydrationOnNavigation } from './fixtures/hydration.ts';
import { createPdf } from './fixtures/recruiting.ts';
import { signIn } from './fixtures/sign-in.ts';
import { getAdministratorApi } from './fixtures/staff-api.ts';

const folder = resolve(import.meta.dirname, '../docs/screens');

const applicants = [
  { name: 'Ananya Desai', years: 9, stage: 'interview', rating: 5 },
  { name: 'Rohan Mehta', years: 12, stage: 'offer', rating: 4 },
  { name: 'Ishita Nair', years: 6, stage: 'screening', rating: 4 },
  { name: 'Leela Iyer', years: 7, stage: 'new' },
  { name: 'Vikram Rao', years: 10, stage: 'new' },
  { name: 'Sara Thomas', years: 5, stage: 'rejected', rejectionReason: 'experience' },
];

const messages = [
  {
    name: 'Priya Menon',
    organization: 'Kaveri Textiles',
    message: 'We run ECC 6.0 in two plants and would like to know what a move to S/4HANA takes.',
    topic: 'SAP S/4HANA migration',
  },
  {
    name: 'David Clarke',
    organization: 'Thames Valley Foods',
    message: 'Could you look after our SAP systems at night as well?',
    topic: 'Managed services',
  },
  {
    name: 'Hetal Joshi',
    organization: 'Sabar Dairy',
    message: 'We plan a new warehouse and need advice on EWM.',
    topic: 'SAP EWM',
  },
];

const api = await getAdministratorApi();

async function findId(collection: string, query: string): Promise<number> {
  const { docs } = await api<{ docs: { id: number }[] }>('GET', `/${collection}?limit=1&depth=0&${query}`);
  const [first] = docs;
  if (!first) throw new Error(`There is nothing in ${collection} with ${query}.`);
  return first.id;
}

const toEmail = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`;

for (const [number, { name, years, ...update }] of applicants.entries()) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = toEmail(name);
  const experience = { total_experience: String(years), relevent_experience: String(years - 1) };
  // Applicants with one number are possible duplicates.
  const phoneNumber = `98765432${10 + number}`;
  const pdf = createPdf(`${name}, SAP consultant for ${years} years`);
  const resume = new File([new Uint8Array(pdf)], `${lastName} CV.pdf`);
  const { ok } = await applyWithResume(
    { ...createApplicationValues(email), firstName, lastName, phoneNumber, ...experience },
    resume,
  );
  if (!ok) throw new Error(`The application of ${name} was rejected.`);
  const id = await findId('applications', `where[email][equals]=${email}`);
  await api('PATCH', `/applications/${id}`, update);
}
for (const message of messages)
  await sendMessage({ ...message, email: toEmail(message.name), country: 'India' });

const admin = `${env.cmsUrl}/admin`;
const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  'home-desktop': (page) => page.goto(env.siteUrl, { waitUntil: 'networkidle' }),
  'staff-dashboard': (page) => page.goto(admin),
  'staff-board': async (page) => {
    await page.goto(`${admin}/applicants`);
    await page.getByRole('link', { name: 'Leela Iyer' }).waitFor();
  },
  'staff-applicant': async (page) => {
    await page.goto(
      `${admin}/collections/applications/${await findId('applications', 'where[lastName][equals]=Desai')}`,
    );
    await page.frameLocator('iframe[title="Résumé"]').getByRole('img').first().waitFor();
  },
  'staff-inbox': async (page) => {
    await page.goto(`${admin}/inbox`);
    await page.getByRole('link', { name: /Priya Menon/ }).waitFor();
  },
  'staff-message': async (page) => {
    await page.goto(
      `${admin}/inbox?message=${await findId('messages', 'where[name][equals]=Priya%20Menon')}`,
    );
    await page.getByRole('heading', { name: 'Priya Menon' }).waitFor();
  },
  'staff-editing': async (page) => {
    await page.goto(`${admin}/collections/services/${await findId('services', 'sort=id')}`);
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
  'staff-retention': async (page) => {
    await page.goto(`${admin}/globals/retention`);
    await page.getByRole('table').first().waitFor();
  },
  'staff-audit-trail': async (page) => {
    await page.goto(`${admin}/collections/audit-events`);
    await page.getByText('Loading...').last().waitFor({ state: 'hidden' });
  },
};

const browser = await chromium.launch({ executablePath: env.chromium, args: browserArguments });
const context = await browser.newContext({
  // Up to 1440 px Payload closes the menu.
  viewport: { width: 1512, height: 945 },
  reducedMotion: 'reduce',
  // Where the company is: Payload shows its own times in the browser's zone.
  timezoneId: 'Asia/Kolkata',
});
// Without the cookie notice, which would cover a corner of the home page.
await context.addCookies([{ name: 'Privacy', value: 'rejected', url: env.siteUrl }]);
const page = await context.newPage();
waitForHydrationOnNavigation(page);
await signIn(page);
for (const [name, open] of Object.entries(scenes)) {
  await open(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  await sharp(await page.screenshot())
    .resize({ width: 1_080 })
    .webp({ quality: 60 })
    .toFile(join(folder, `${name}.webp`));
  console.log(name);
}
await browser.close();
