import { cardSize, type ResponseOf, type SharingCard } from '@riverfront/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-app.ts';
import { cardPictures, TooManyPictures } from './card-pictures.ts';
import { drawCard } from './draw-card.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const get = async (path: string) => site.app.request(path);

async function cardOf(path: string): Promise<SharingCard> {
  const answer = await get(`/api/sharing/find?path=${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as ResponseOf<'sharingCard'>).card;
}

const article = '/blogs/clean-core-in-practice';
const job = '/careers/sap-ewm-consultant-ahmedabad';

describe('what a picture says', () => {
  test.each([
    ['/', '', 'Core systems, changed with care'],
    ['/services', 'Services', 'Migration, operation and everything between the two'],
    ['/map', 'Our offices', 'Ahmedabad, Delaware and Middlesex'],
    ['/privacy-policy', '', 'Privacy policy'],
    ['/sap-btp', '', expect.stringContaining('SAP')],
    ['/services/sap-s4hana-migration', 'Service', expect.stringContaining('S/4HANA')],
    ['/solutions/successfactors-hr', 'Solution', expect.stringContaining('SuccessFactors')],
    [article, 'Article', expect.stringContaining('core')],
    [job, 'Open role', 'SAP EWM Consultant'],
    [`${job}/apply`, 'Open role', 'SAP EWM Consultant'],
  ])('%s: what is published there', async (path, kind, title) => {
    const card = await cardOf(path);
    expect(card).toMatchObject({ kind, title, company: 'Riverfront Consulting' });
    expect(card.alt).toContain(card.title);
  });

  test.each([
    '/nothing',
    '/blogs/nothing',
    '/careers/odoo-functional-consultant-ahmedabad',
    `${article}/more`,
    '/users/1',
  ])('%s has none', async (path) => {
    expect((await get(`/api/sharing/find?path=${path}`)).status).toBe(404);
  });
});

test('a picture is 1200 × 630, may be kept for ever and shown elsewhere', async () => {
  const { href } = await cardOf(job);
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

test('another title has another address; the old one is gone, and no other words can be asked for', async () => {
  const old = await cardOf(article);
  await site.content.payload.update({
    collection: 'blogs',
    where: { key: { equals: 'clean-core-in-practice' } },
    data: { title: 'A title that says something else' },
  });
  await site.refresh();
  const fresh = await cardOf(article);
  expect(fresh.href).not.toBe(old.href);
  const [, , hash] = fresh.href.split('/');
  for (const path of [
    old.href,
    `/share/${'0'.repeat(16)}${article}.png`,
    `/share/${hash}/blogs/nothing.png`,
    `/share/${hash}${article}.svg`,
    `/share/${hash}/%3Cscript%3E.png`,
    `/share/${hash}/..%2f..%2fetc/passwd.png`,
    `/share/${hash}//evil.example/x.png`,
    '/share/',
    '/share/x.png?title=Your+words+here',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

describe('drawing', () => {
  const card = (title: string, href = '/share/x'): SharingCard => ({
    href,
    alt: '',
    kind: 'Article',
    title,
    detail: 'SAP',
    company: 'Riverfront Consulting',
  });

  /** How many pixels stand out from the ground in the columns where only the title can stand. */
  async function inkOf(title: string): Promise<number> {
    const { data } = await sharp(await drawCard(card(title)))
      .extract({ left: 72, top: 180, width: 790, height: 330 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value > 200).length;
  }

  test('letters of other languages in Latin script are there, boxes are not', async () => {
    const same = await inkOf('Orult Lodz skola');
    expect(await inkOf('Őrült Łódź škola')).toBeGreaterThan(same);
    // A script without letters here: the company's name, the same for all of them.
    expect(await inkOf('नमस्ते दुनिया')).toBe(await inkOf('你好'));
  }, 60_000);

  test('markup in a title is text', async () => {
    await expect(drawCard(card('<svg onload="x"/> & "quotes" ]]>'))).resolves.toBeInstanceOf(Buffer);
  }, 30_000);

  test('is done once for all who ask, one at a time, and refused when too many wait', async () => {
    let now = 0;
    let most = 0;
    let drawn = 0;
    const pictureOf = cardPictures({
      maxWaiting: 3,
      draw: async () => {
        drawn += 1;
        now += 1;
        most = Math.max(most, now);
        await new Promise(setImmediate);
        now -= 1;
        if (drawn === 2) throw new Error('this one fails');
        return Buffer.from('png');
      },
    });
    const asked = ['a', 'a', 'b', 'c', 'd'].map((title) => pictureOf(card(title, title)));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: expect.any(TooManyPictures) });
    expect([drawn, most]).toEqual([3, 1]);
    await pictureOf(card('a', 'a'));
    await pictureOf(card('b', 'b'));
    expect(drawn).toBe(4);
  });
});
