import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { createXssRecord, loadConfig, xssPayload } from '../fixtures/xss.ts';

/**
 * Opens the views of the staff side with an XSS payload in every text field, one for each component: the lists and
 * forms of other collections have the same ones. A payload that runs sets a global, opens a dialog, or logs a console
 * error (the Content-Security-Policy blocks inline scripts); each of them fails the test.
 */
const drafts = ['pages', 'jobs', 'blogs'];

/** Its fields with a preview of the brand, paths of menus, and titles of rows. */
const globals = ['brand', 'menus', 'home'];

/** Valid records of collections without drafts. */
const records = {
  folders: { name: xssPayload },
  'reply-templates': {
    name: xssPayload.slice(0, 80),
    audience: 'messages',
    subject: xssPayload,
    body: xssPayload,
  },
  users: {
    name: xssPayload.slice(0, 80),
    email: `hostile.${Date.now()}@mail.example`,
    password: 'a long password of words',
    roles: ['sales'],
  },
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${env.cmsUrl}/admin${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  // Requests of the opened form are part of the test.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'hostile' in window), `payload ran in ${address}`).toBe(false);
}

test('lists, forms and globals do not run XSS payloads', async ({ staffPage: page }) => {
  test.setTimeout(120_000);
  // An image of the payload that became an element would be a 404, which fails the test too.
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  const api = await getAdministratorApi();
  const config = await loadConfig();
  const undo: (() => Promise<unknown>)[] = [];
  const create = async (slug: string, data: object) => {
    const query = drafts.includes(slug) ? 'draft=true&depth=0' : 'depth=0';
    const { doc } = await api<{ doc: { id: number } }>('POST', `/${slug}?${query}`, data);
    undo.push(() => api('DELETE', `/${slug}/${doc.id}`));
    return doc.id;
  };
  try {
    for (const [slug, data] of Object.entries(records)) {
      const id = await create(slug, data);
      if (slug === 'users') await open(page, `/collections/${slug}/${id}`);
    }
    for (const slug of ['users', 'reply-templates', 'media']) await open(page, `/collections/${slug}`);
    for (const slug of drafts) {
      const { fields } = config.collections.find((collection) => collection.slug === slug) ?? { fields: [] };
      const id = await create(slug, { ...createXssRecord(fields), _status: 'draft' });
      await open(page, `/collections/${slug}`);
      await open(page, `/collections/${slug}/${id}`);
    }
    for (const slug of globals) {
      const { fields } = config.globals.find((global) => global.slug === slug) ?? { fields: [] };
      const before = await api<object>('GET', `/globals/${slug}?draft=true&depth=0`);
      undo.push(() => api('POST', `/globals/${slug}?depth=0`, before));
      await api('POST', `/globals/${slug}?draft=true&depth=0`, {
        ...createXssRecord(fields),
        _status: 'draft',
      });
      await open(page, `/globals/${slug}`);
    }
    // The audit trail now contains the titles of all records.
    await open(page, '/collections/audit-events?limit=100');
    await expect(page.getByText(xssPayload.slice(0, 20)).first()).toBeVisible();
  } finally {
    // Autosave may send requests until the form is left, and they would fail once the record is deleted.
    await page.goto('about:blank');
    for (const step of undo) await step();
  }
});
