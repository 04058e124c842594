import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCompany } from '@riverfront/backend/content/brand/email';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { SiteSettings, SocialPreview } from '@riverfront/contract';
import { renderEmail } from '@riverfront/mail';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp, testOrigin } from '../../../testing/open-app.ts';

const site = await openTestApp();

const get = (path: string, headers = {}) => site.app.request(path, { headers });
const readSettings = async () =>
  ((await (await get('/api/settings/get')).json()) as { settings: SiteSettings }).settings;
const readCard = async () =>
  ((await (await get('/api/sharing/find?path=/about')).json()) as { card: SocialPreview }).card;

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><rect width="40" height="40" fill="${fill}"/></svg>`;

async function upload(name: string, fill: string): Promise<number> {
  const data = Buffer.from(square(fill));
  const file = { name, data, size: data.length, mimetype: 'image/svg+xml' };
  const { id } = await site.content.payload.create({ collection: 'media', data: { alt: 'Nordlys' }, file });
  return id;
}

const style = {
  colours: { ink: '#1c1033', main: '#7a1fa2', accent: '#ffd54f', ground: '#fffdf7' },
  headlineFace: 'space-grotesk',
  textFace: 'public-sans',
  corners: 'plain',
  divider: 'plain',
} as const;

async function publish(data: object) {
  await site.content.payload.updateGlobal({ slug: 'brand', data: { ...data, _status: 'published' } });
  await site.refresh();
}

/** Returns the colour of the middle of an image. */
async function middleOf(path: string): Promise<number[]> {
  const image = sharp(Buffer.from(await (await get(path)).arrayBuffer()));
  const { width = 0, height = 0 } = await image.metadata();
  const { data } = await image
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('a published brand reaches stylesheet, icons, manifest, social previews and emails', async () => {
  const before = await readSettings();
  const card = await readCard();
  const mark = await upload('mark.svg', '#ff0000');
  const logo = await upload('logo.svg', '#00ff00');
  await publish({ ...style, logo, logoOnDark: null, mark });

  const { brand, companyName } = await readSettings();
  expect(brand.stylesheet).not.toBe(before.brand.stylesheet);
  expect(brand.logo?.light).toMatchObject({
    width: 40,
    height: 40,
    src: expect.stringMatching(/^\/api\/media\/logo-/),
  });
  const sheet = await get(brand.stylesheet, { 'accept-encoding': 'identity' });
  expect([sheet.status, sheet.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ]);
  const css = await sheet.text();
  expect(css).toContain('--color-main:#7a1fa2');
  expect(css).toContain('--corner:none');
  expect(brand.fonts).toHaveLength(2);
  for (const href of brand.fonts) {
    expect(css).toContain(`url('${href}')`);
    const font = await get(href);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
  }
  // The previous address still serves the previous style, for cached pages.
  expect(await (await get(before.brand.stylesheet)).text()).toContain('Fraunces');

  const svg = await get(brand.logo?.light.src ?? '');
  expect(await svg.text()).not.toContain('script');
  expect(svg.headers.get('content-security-policy')).toContain('sandbox');
  expect(svg.headers.get('x-content-type-options')).toBe('nosniff');

  expect(await middleOf('/icon-192.png')).toEqual([255, 0, 0]);
  expect((await (await get('/favicon.ico')).arrayBuffer()).byteLength).toBeGreaterThan(100);
  const manifest = (await (await get('/site.webmanifest')).json()) as Record<string, unknown>;
  expect(manifest.theme_color).toBe('#fffdf7');

  const drawn = await readCard();
  expect(drawn.href).not.toBe(card.href);
  const image = await get(drawn.href);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);

  const company = await readCompany(site.content.payload, testOrigin);
  const { html } = await renderEmail({ kind: 'contact-confirmation', data: { reference: 'RM-1' } }, company);
  expect(html).toContain('#7a1fa2');
  expect(html).not.toMatch(/#0e6f6b|Georgia/);
  const [, src = ''] = /<img src="([^"]+)"[^>]*alt=""/.exec(html) ?? [];
  expect(html).toContain(`>${companyName}</span>`);
  expect(await middleOf(src.replace(testOrigin, ''))).toEqual([255, 0, 0]);
}, 60_000);

test('settings and emails have the head office of the offices', async () => {
  const { payload } = site.content;
  const { headOffice } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const ofOffice = { collection: 'offices', id: Number(headOffice) } as const;
  const office = { name: 'Speicher', address: 'Hafenweg 12\n20457 Hamburg\nGermany' };
  await payload.update({ ...ofOffice, data: { ...office, _status: 'published' } });
  await payload.update({ ...ofOffice, data: { name: 'A draft', _status: 'draft' }, draft: true });
  await site.refresh();
  expect((await readSettings()).headOffice).toEqual({ label: 'Speicher', address: office.address });
  expect((await readCompany(payload, testOrigin)).address).toBe(office.address);

  // Its removal is rejected; a restored version of the settings may still name one that was deleted.
  await execute(payload)(sql`update settings set head_office_id = null`);
  await execute(payload)(sql`update content_revision set value = 'without a head office'`);
  await site.refresh();
  expect((await readSettings()).headOffice).toEqual({ label: '', address: '' });
  expect((await readCompany(payload, testOrigin)).address).toBe('');
});

test('a site without logo and mark has icons all the same', async () => {
  await publish({ ...style, logo: null, logoOnDark: null, mark: null });
  expect((await readSettings()).brand.logo).toBeNull();
  expect(await middleOf('/apple-touch-icon.png')).toEqual([122, 31, 162]);
  expect((await get('/brand/1/logo.png')).status).toBe(404);
});

test('has icons all the same when a stored logo takes minutes to draw', async () => {
  const mark = await upload('letters.svg', '#123456');
  const { filename } = await site.content.payload.findByID({ collection: 'media', id: mark });
  const letters = `<text y="20">${'a'.repeat(400_000)}</text></svg>`;
  const stored = square('#123456').replace('</svg>', letters);
  await writeFile(join(site.content.options.mediaDir, filename ?? ''), stored);
  await publish({ ...style, logo: null, logoOnDark: null, mark });
  expect(await middleOf('/apple-touch-icon.png')).toEqual([122, 31, 162]);
});

test('serves no other stylesheet or font', async () => {
  for (const path of [
    '/brand/x.css',
    '/brand/ffffff.0123456789.css',
    '/brand/..%2fx.woff2',
    '/brand/inter.woff2',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
