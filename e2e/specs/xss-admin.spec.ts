import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { getAdministratorApi, type StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { createXssRecord, loadConfig, xssPayload } from '../fixtures/xss.ts';

/**
 * Opens every view of the staff side with an XSS payload in every text field. A
 * payload that runs sets a global, opens a dialog, or logs a console error (the
 * Content-Security-Policy blocks inline scripts); each of them fails the test.
 */
const api: StaffApi = async (method, path, body) => (await getAdministratorApi())(method, path, body);

interface Created {
  doc: { id: number };
}

const path = `/${encodeURIComponent(xssPayload)}`;

/** Valid records of collections without drafts. */
const validRecords: Record<string, () => Record<string, unknown>> = {
  redirects: () => ({ from: path, to: `${path}-elsewhere` }),
  'reply-templates': () => ({
    name: xssPayload.slice(0, 80),
    audience: 'messages',
    subject: xssPayload,
    body: xssPayload,
  }),
  users: () => ({
    name: xssPayload.slice(0, 80),
    email: `hostile.${Date.now()}@mail.example`,
    password: 'a long password of words',
    roles: ['sales'],
  }),
};

/** Collections that only the site writes; their lists are opened here, and `xss-submissions.spec.ts` fills them. */
const derived = [
  'applications',
  'messages',
  'application-notes',
  'message-notes',
  'mails',
  'deliveries',
  'retention-receipts',
  'audit-events',
];

/** Folders, appointments and imports have no screens of their own; other screens show them. */
const isShown = (slug: string) =>
  !slug.startsWith('payload-') &&
  !slug.endsWith('-notes') &&
  !['folders', 'appointments', 'imports', 'imported-items'].includes(slug);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${env.cmsUrl}/admin${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => 'hostile' in window), `payload ran in ${address}`).toBe(false);
}

test.beforeEach(async ({ staffPage }) => {
  test.setTimeout(400_000);
  // An image of the payload that became an element would be a 404, which fails the test too.
  staffPage.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test('lists and records do not run XSS payloads', async ({ staffPage: page }) => {
  const folder = await api<Created>('POST', '/folders', { name: xssPayload });
  const collections = (await loadConfig()).collections.filter(({ slug }) => isShown(slug));
  for (const { slug, fields, versions } of collections) {
    let id: number | undefined;
    // Heroes of pages cannot be deleted (decision 0051).
    if (slug === 'page-contents') {
      await open(page, `/collections/${slug}`);
      continue;
    }
    if (versions?.drafts) {
      const draft = { ...createXssRecord(fields), _status: 'draft' };
      id = (await api<Created>('POST', `/${slug}?draft=true&depth=0`, draft)).doc.id;
    } else if (validRecords[slug]) {
      id = (await api<Created>('POST', `/${slug}?depth=0`, validRecords[slug]())).doc.id;
    } else if (slug !== 'media') {
      expect(derived, `${slug} needs a record with the payload`).toContain(slug);
    }
    try {
      await open(page, `/collections/${slug}`);
      if (id !== undefined) await open(page, `/collections/${slug}/${id}`);
      // Requests of the opened form are part of the test.
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'hostile' in window), `payload ran in ${slug} ${id}`).toBe(false);
    } finally {
      // Autosave may send requests until the form is left, and they would fail once the record is deleted.
      await page.goto('about:blank');
      if (id !== undefined) await api('DELETE', `/${slug}/${id}`);
    }
  }
  await api('DELETE', `/folders/${folder.doc.id}`);
  // The audit trail now contains the titles of all records.
  await open(page, '/collections/audit-events?limit=100');
});

test('globals do not run XSS payloads', async ({ staffPage: page }) => {
  const { globals } = await loadConfig();
  for (const { slug, fields, versions } of globals) {
    if (!versions?.drafts) continue;
    const before = await api<Record<string, unknown>>('GET', `/globals/${slug}?draft=true&depth=0`);
    await api('POST', `/globals/${slug}?draft=true&depth=0`, {
      ...createXssRecord(fields),
      _status: 'draft',
    });
    try {
      await open(page, `/globals/${slug}`);
    } finally {
      await api('POST', `/globals/${slug}?depth=0`, before);
    }
  }
});
