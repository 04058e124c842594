import { cardSize, type ResponseOf, type SocialPreview } from '@riverfront/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';
import { drawImage } from './draw-image.ts';

const site = await openTestApp();

const get = async (path: string) => site.app.request(path);

async function fetchCard(path: string): Promise<SocialPreview> {
  const answer = await get(`/api/sharing/find?path=${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as ResponseOf<'socialPreview'>).card;
}

const article = '/blogs/clean-core-in-practice';
const job = '/careers/sap-ewm-consultant-ahmedabad';

describe('the card of a page', () => {
  test.each([
    ['/', '', 'Core systems, changed with care'],
    ['/services', 'Services', 'Migration, operation and everything between the two'],
    ['/sap-btp', '', expect.stringContaining('SAP')],
    ['/services/sap-s4hana-migration', 'Service', expect.stringContaining('S/4HANA')],
    [article, 'Article', expect.stringContaining('core')],
    [job, 'Open role', 'SAP EWM Consultant'],
    [`${job}/apply`, 'Open role', 'SAP EWM Consultant'],
  ])('%s has its published texts', async (path, kind, title) => {
    const card = await fetchCard(path);
    expect(card).toMatchObject({ kind, title, company: 'Riverfront Consulting' });
    expect(card.alt).toContain(card.title);
  });

  test.each([
    '/nothing',
    '/blogs/nothing',
    '/careers/odoo-functional-consultant-ahmedabad',
    `${article}/more`,
  ])('%s does not exist', async (path) => {
    expect((await get(`/api/sharing/find?path=${path}`)).status).toBe(404);
  });
});

test('serves an immutable image of 1200 × 630 pixels that other sites may embed', async () => {
  const { href } = await fetchCard(job);
  const answer = await get(href);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ ...cardSize, format: 'png' });
  expect(bytes.length).toBeLessThan(100_000);
}, 30_000);

test('changes the address with the title, and rejects any other address', async () => {
  const old = await fetchCard(article);
  await site.content.payload.update({
    collection: 'blogs',
    where: { key: { equals: 'clean-core-in-practice' } },
    data: { title: 'A title that says something else' },
  });
  await site.refresh();
  const fresh = await fetchCard(article);
  expect(fresh.href).not.toBe(old.href);
  const [, , hash] = fresh.href.split('/');
  for (const path of [
    old.href,
    `/share/${'0'.repeat(16)}${article}.png`,
    `/share/${hash}/%3Cscript%3E.png`,
    `/share/${hash}/..%2f..%2fetc/passwd.png`,
    `/share/${hash}//evil.example/x.png`,
    '/share/x.png?title=Your+words+here',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('draws markup in a title as text', async () => {
  const card = { ...(await fetchCard(article)), title: '<svg onload="x"/> & "quotes" ]]>' };
  await expect(drawImage(card)).resolves.toBeInstanceOf(Buffer);
}, 30_000);
