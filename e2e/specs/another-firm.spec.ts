import { generate } from 'otplib';
import { env } from '../env.ts';
import * as apply from '../fixtures/application-form.ts';
import { colourRules, findViolations } from '../fixtures/axe.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { writeOwnContent } from '../fixtures/nordlys/own-content.ts';
import {
  admin,
  backUp,
  choose,
  expectNoSampleNames,
  fileOf,
  fill,
  listPaths,
  publishArticles,
  readChecks,
  readEmails,
  readToken,
  recordTexts,
  removeSamples,
  upload,
} from '../fixtures/nordlys/staff-screens.ts';
import { waitForEmail } from '../fixtures/outbox.ts';
import { submitLoginForm } from '../fixtures/sign-in.ts';
import { createStaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

const main = '#5b2a9d';
const role = 'Planning consultant';

/** A firm with nothing in common with the sample company, from its first sign-in to its public site. */
test('a firm sets up its site, receives a message and an application, and goes live', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const staff = await context.newPage();
  const api = await createStaffApi({ email: env.staffEmail, password: env.staffPassword });
  await test.step('the first sign-in opens the guided start, which takes the company’s data', async () => {
    await submitLoginForm(staff);
    await expect(staff.getByRole('heading', { name: 'Guided start' })).toBeVisible();
    const company = staff.getByRole('region', { name: 'Company' });
    await waitForHydration(company.getByLabel('Company name'));
    await fill(company, {
      'Company name': 'Nordlys Beratung',
      'Legal name': 'Nordlys Beratung GmbH',
      'Founded in': '2016',
      Tagline: 'Planning software that people like to open',
      'What you do': 'Nordlys Beratung builds planning software with shipping agents and small factories.',
      'Phone numbers': '+49 40 5550 100',
    });
    await company.getByLabel('Time zone').selectOption('Europe/Berlin');
    await fill(staff.getByRole('region', { name: 'Where mail goes' }), {
      'Messages of the contact form': 'moin@nordlys.example',
      Applications: 'arbeit@nordlys.example',
      'Requests about personal data': 'daten@nordlys.example',
    });
    await fill(staff.getByRole('region', { name: 'Head office' }), {
      'Town or state': 'Hamburg',
      Address: 'Hafenweg 12\n20457 Hamburg\nGermany',
      Country: 'DE',
      Phone: '+49 40 5550 100',
      'Email address': 'moin@nordlys.example',
      Name: 'Speicher',
    });
    await staff.getByRole('button', { name: 'Save and go on' }).click();
    await expect(staff.getByRole('link', { name: 'Company Done' })).toBeVisible();
    await expect(staff.getByRole('link', { name: 'Choose your brand' })).toBeVisible();
  });
  await test.step('its brand is chosen and published', async () => {
    await staff.getByRole('link', { name: 'Choose your brand' }).click();
    const colours = { Ink: '#1c1340', Main: main, Accent: '#e0457b', Ground: '#f7f4fd' };
    // By role: the navigation has the label “Main” too.
    const field = (name: string) => staff.getByRole('textbox', { name, exact: true });
    await waitForHydration(field('Ink'));
    for (const [name, colour] of Object.entries(colours)) await field(name).fill(colour);
    await choose(staff, 'headlineFace', 'Space Grotesk');
    await choose(staff, 'textFace', 'Manrope');
    await choose(staff, 'corners', 'Plain');
    await choose(staff, 'divider', 'Nothing');
    for (const [field, file, alt] of [
      ['logo', 'logo.svg', 'Nordlys Beratung'],
      ['logoOnDark', 'logo-on-dark.svg', 'Nordlys Beratung'],
      ['mark', 'mark.svg', 'Nordlys'],
    ] as const)
      await upload(staff, field, file, alt);
    await staff.getByRole('button', { name: 'Publish changes' }).click();
    await expect(staff.getByText('Updated successfully').first()).toBeVisible();
  });
  await test.step('a colleague is invited, and the samples go to the trash', async () => {
    await staff.goto(admin('/start?step=people'));
    const invite = staff.getByRole('button', { name: 'Invite a colleague' });
    await waitForHydration(invite);
    await invite.click();
    const dialog = staff.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByLabel('Name').fill('Ida Holm');
    await dialog.getByLabel('Email address').fill('ida@nordlys.example');
    await dialog.getByLabel('editor').check();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await waitForEmail('ida@nordlys.example', /invites you to the staff side/);

    await removeSamples(staff);
  });
  await test.step('its articles are imported from WordPress and published', async () => {
    await staff.goto(admin('/import'));
    const input = staff.getByLabel('Files to import');
    await waitForHydration(input);
    await input.setInputFiles(['export.xml', 'uploads.zip'].map(fileOf));
    await staff.getByRole('button', { name: 'Check the files' }).click();
    const row = staff.getByRole('row', { name: 'A price list for advice' });
    await expect(row).toContainText('The shortcode [contact-form-7] was left out.', { timeout: 120_000 });
    expect(await findViolations(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Import 30 items' }).click();
    await expect(staff.getByText('Imported: 30 × new.')).toBeVisible({ timeout: 120_000 });
    const report = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Download the report' }).click();
    await report;
    await staff.getByRole('button', { name: 'Check the files' }).click();
    const again = 'An import would do this: 30 × already there.';
    await expect(staff.getByText(again)).toBeVisible({ timeout: 120_000 });

    await publishArticles(staff);
    const { totalDocs } = await api<{ totalDocs: number }>(
      'GET',
      '/blogs?limit=0&where[_status][equals]=published',
    );
    expect(totalDocs).toBeGreaterThanOrEqual(25);
  });
  await test.step('its own texts replace the placeholders, with a role, a service and a solution', async () => {
    const { docs } = await api<{ docs: { id: number }[] }>(
      'GET',
      '/media?where[mimeType][equals]=image/jpeg&limit=1',
    );
    await writeOwnContent(api, docs[0]?.id ?? 0);
    // The placeholder images are used by nothing any more.
    await removeSamples(staff);
    await expect(staff.getByRole('button', { name: /^Move all/ })).toHaveCount(0);
    expect(await readChecks(staff)).toMatchObject({
      'No sample content is left': 'Done',
      'No sample data is left in the settings': 'Done',
    });
  });
  await test.step('a visitor writes and an applicant applies, and both get an email of the firm', async () => {
    await page.clock.install();
    await page.goto('/contact');
    const visitor = 'lars@spedition.example';
    for (const [name, value] of Object.entries({
      Name: 'Lars Brandt',
      Phone: '+49 40 5550 199',
      Email: visitor,
      Message: 'We plan forty lorries on paper, and want to know what a plan on a screen would take.',
    }))
      await page.getByRole('textbox', { name }).fill(value);
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    expect((await waitForEmail(visitor, /./)).text).toContain('Nordlys Beratung');

    await page.goto('/careers');
    await page.getByRole('link', { name: 'Apply for Planning consultant' }).click();
    const applicant = {
      ...apply.createApplicantAbroad(),
      'First name': 'Jona',
      'Last name': 'Petersen',
      'Current location': 'Altona',
      Email: 'jona@altona.example',
    };
    await apply.fillForm(page, applicant, role, {
      Country: ['germ', 'Germany'],
      State: ['hamb', 'Hamburg'],
      City: ['altona', 'Altona'],
    });
    await apply.verifyEmail(page, applicant, role);
    await apply.passCaptcha(page, role);
    const { submit, confirmation } = apply.applicationForm(page, role);
    await submit.click();
    await expect(confirmation).toBeVisible();
    expect((await waitForEmail(applicant.Email, /application/i)).text).toContain('Nordlys Beratung');
  });
  await test.step('the page for going live is green but for what needs a real domain', async () => {
    await staff.goto(admin('/collections/mails'));
    const send = staff.getByRole('button', { name: 'Send test' });
    await waitForHydration(send);
    await send.click();
    await expect(staff.getByText(/^Accepted for it@nordlys\.example/)).toBeVisible({ timeout: 30_000 });

    await backUp();
    await staff.goto(admin('/second-factor'));
    const secret = (await staff.getByTestId('key').innerText()).replaceAll(/\s/g, '');
    await staff.getByLabel(/six digits/i).fill(await generate({ secret }));
    await staff.getByRole('button', { name: 'Turn on' }).click();
    await staff.getByRole('button', { name: 'I have saved them' }).click();

    await staff.goto(admin(''));
    await staff.getByRole('link', { name: /things block going live/ }).click();
    await expect(staff.getByText(/of \d+ things block going live/)).toBeVisible();
    expect(await findViolations(staff)).toEqual([]);
    const content = staff.getByRole('region', { name: 'Content' });
    for (const name of [
      'I have read and approve it: Privacy Policy',
      'I have read and approve it: Cookie Policy',
      'I have read and approve it: Terms and Conditions',
      'The test email arrived: An email was sent and arrived',
      'Keep these periods: You chose how long personal data is kept',
      'I have restored one: A backup was restored in the last 30 days',
    ]) {
      const button = staff.getByRole('button', { name });
      await waitForHydration(button);
      await button.click();
      await expect(button).toBeHidden();
    }
    await expect(content).toContainText(/Terms and Conditions Done\s*Confirmed by .+ on/);
    // The site reports itself, and answers at its address.
    await expect(staff.getByRole('region', { name: 'Addresses' })).toContainText('sitemap.xml answered 200');
    const left = Object.entries(await readChecks(staff)).filter(([, state]) => state !== 'Done');
    expect(left.map(([title]) => title).toSorted()).toEqual([
      'Both addresses have TLS',
      'DKIM signs your emails',
      'DMARC says what to do with forged emails',
      'SPF names your mail server',
      'The proxy passes on who calls',
    ]);
  });
  await test.step('its brand reaches the site, an email, and the staff side before and after the sign-in', async () => {
    const toApplicant = ({ to }: { to?: { address?: string }[] }) =>
      to?.some(({ address }) => address === 'jona@altona.example');
    const [email] = (await readEmails()).filter(
      (one) => toApplicant(one) && /application/i.test(one.subject ?? ''),
    );
    expect(email?.html).toContain(main);
    await staff.goto(admin('/applicants'));
    await expect(staff.getByRole('link', { name: 'Nordlys Beratung' })).toBeVisible();
    expect(await readToken(staff, '--main')).toBe(main);
    expect(await readToken(staff, '--font-body')).toContain('Manrope');
    const stranger = await browser.newPage();
    await stranger.goto(admin('/login'));
    await expect(stranger.getByRole('img', { name: 'Nordlys Beratung' })).toBeVisible();
    await stranger.close();
  });
  await test.step('nothing that applicants and staff receive names the sample company', async () => {
    const received = recordTexts(staff);
    // These fetch what they show; of the others the server renders all but the scripts, which `names.test.ts` reads.
    for (const path of ['/going-live', '/inbox', '/applicants', ''])
      await staff.goto(admin(path), { waitUntil: 'networkidle' });
    // Folded groups have no role.
    const links = staff.locator('nav[aria-label=Main] a');
    const screensOfStaff = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(screensOfStaff.length).toBeGreaterThan(20);
    for (const url of screensOfStaff) {
      const screen = await staff.request.get(url, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect([screen.status(), screen.url()]).toEqual([200, expect.not.stringContaining('/login')]);
      received.set(url, screen.text());
    }
    for (const email of await readEmails())
      received.set(`email “${email.subject}”`, Promise.resolve(JSON.stringify(email)));
    await expectNoSampleNames(received);
  });
  await context.close();
});

test('three layouts have the brand, and meet WCAG 2.2 AA', async ({ page }) => {
  const article = (await listPaths()).find((path) => path.startsWith('/blogs/')) ?? '';
  const faults: string[] = [];
  for (const path of ['/', '/careers', article]) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(await readToken(page, '--color-main')).toBe(main);
    await expect(page.getByRole('banner').getByRole('img', { name: 'Nordlys Beratung' })).toBeVisible();
    const found = await findViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await findViolations(page, colourRules)));
    await page.emulateMedia({ colorScheme: 'light' });

    const html = (await response?.text()) ?? '';
    if (/<[^>]+\sstyle=/.test(html)) found.push('a style attribute');
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('nothing that visitors receive names the sample company', async ({ request }) => {
  // The server renders all but scripts, which `names.test.ts` reads.
  const received = new Map<string, Promise<string>>();
  for (const path of [
    ...(await listPaths()),
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/insights/feed.xml',
    '/careers/feed.xml',
    '/favicon.svg',
    '/api/openapi.json',
    '/api/docs',
    '/services/no-such-service',
  ])
    received.set(path, (await request.get(path)).text());
  await expectNoSampleNames(received);
});
