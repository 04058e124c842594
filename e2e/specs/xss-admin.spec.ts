import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Opens the views of the staff side with an XSS payload in their texts, one for each component: the lists and forms of
 * other collections have the same ones. A payload that runs sets a global, opens a dialog, or logs a console error (the
 * Content-Security-Policy blocks inline scripts); each of them fails the test.
 */
const drafts = ['pages', 'jobs'];

/** Sets `window.hostile` when any part of it is executed. */
const xssPayload = `"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script><svg onload=window.hostile=1>{{7*7}}\${window.hostile=1}`;
const xssUrl = 'javascript:window.hostile=1';

/** Valid records of collections without drafts. */
const records = {
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

const text = { type: 'text', version: 1, text: xssPayload, format: 0, detail: 0, mode: 'normal', style: '' };
const link = { type: 'link', version: 3, fields: { url: xssUrl, linkType: 'custom' }, children: [text] };
const block = { version: 1, format: '', indent: 0, direction: 'ltr' };
const richText = {
  root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [text, link] }] },
};

/** Puts payloads into a record: its texts, which have spaces, and its links. Drafts are not validated. */
function infect(record: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(record), (name, value) => {
    if (['id', 'key', 'path', 'createdAt', 'updatedAt', '_status'].includes(name)) return undefined;
    if (value?.root) return richText;
    if (typeof value !== 'string') return value;
    if (/url|link$/i.test(name)) return xssUrl;
    return name === 'title' || value.includes(' ') ? xssPayload : value;
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${env.cmsUrl}/admin${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  // Requests of the opened form are part of the test.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'hostile' in window), `payload ran in ${address}`).toBe(false);
}

test('lists, forms and globals do not run XSS payloads', async ({ staffPage: page }) => {
  // An image of the payload that became an element would be a 404, which fails the test too.
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  const api = await getAdministratorApi();
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
    await open(page, '/collections/reply-templates');
    for (const slug of drafts) {
      const query = `/${slug}?limit=100&depth=0&sort=id`;
      const { docs } = await api<{ docs: { sections?: { blockType: string }[] }[] }>('GET', query);
      // One section of each kind that the pages have.
      const sections = docs.flatMap((doc) => doc.sections ?? []);
      const kinds = new Map(sections.map((section) => [section.blockType, section]));
      const id = await create(slug, infect({ ...docs[0], sections: [...kinds.values()] }));
      if (slug === 'pages') await open(page, `/collections/${slug}`);
      await open(page, `/collections/${slug}/${id}`);
      await expect(page.locator('#field-title')).toHaveValue(xssPayload);
    }
    const before = await api<object>('GET', '/globals/menus?depth=0');
    undo.push(() => api('POST', '/globals/menus?depth=0', before));
    await api('POST', '/globals/menus?draft=true&depth=0', { ...infect(before), _status: 'draft' });
    await open(page, '/globals/menus');
    // The audit trail now contains the titles of all records.
    await open(page, '/collections/audit-events?limit=100');
    await expect(page.getByText(xssPayload.slice(0, 20)).first()).toBeVisible();
  } finally {
    // The form may send requests until it is left, and they would fail once the record is deleted.
    await page.goto('about:blank');
    for (const step of undo) await step();
  }
});
