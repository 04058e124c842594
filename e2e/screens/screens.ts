/**
 * `npm run screens`: one desktop and one phone picture of every screen into
 * docs/screens, from a site that runs already (SITE_URL, default port 3000).
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments } from '../browser.ts';
import { env } from '../env.ts';
import { dialogs, screens } from './routes.ts';

const folder = resolve(import.meta.dirname, '../../docs/screens');
const base = env.siteUrl || 'http://localhost:3000';
/** Longest side of a picture in pixels; longer pages are cut off at the bottom. */
const longest = 4_500;
/** Bytes of the whole folder (issue: under 6 MB). */
const allowance = 6_000_000;

const sizes = {
  desktop: { width: 1440, height: 900, shown: 720 },
  phone: { width: 390, height: 844, shown: 390 },
} as const;

async function capture(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  // Pictures below the fold load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
    // A picture that is not shown never loads, and its decoding would never end.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const decoded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((done) => setTimeout(done, 3_000))]);
  });
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** A dialog over the page that it was opened from: what fits on the screen, as visitors see it. */
async function captureDialog(context: BrowserContext, open: (page: Page) => Promise<void>): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${base}/careers`, { waitUntil: 'networkidle' });
  await open(page);
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  await page.getByRole('dialog').getByText('Loading...').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: env.chromium, args: browserArguments });
for (const [size, { width, height, shown }] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  // The notice would cover the same corner of every picture.
  await context.addCookies([{ name: 'Privacy', value: 'rejected', url: base }]);
  const captures = [
    ...Object.entries(screens).map(([name, path]) => ({ name, take: () => capture(context, path) })),
    ...Object.entries(dialogs).map(([name, open]) => ({ name, take: () => captureDialog(context, open) })),
  ];
  for (const { name, take } of captures) {
    const file = join(folder, `${name}-${size}.webp`);
    const scaled = await sharp(await take())
      .resize({ width: shown })
      .toBuffer({ resolveWithObject: true });
    await sharp(scaled.data)
      .extract({ left: 0, top: 0, width: scaled.info.width, height: Math.min(scaled.info.height, longest) })
      .webp({ quality: 45 })
      .toFile(file);
    console.log(`${name}-${size}`);
  }
  await context.close();
}
await browser.close();

const wanted = new Set(
  Object.keys({ ...screens, ...dialogs }).flatMap((name) => [`${name}-desktop.webp`, `${name}-phone.webp`]),
);
let total = 0;
for (const file of await readdir(folder)) {
  if (/-(?:desktop|phone)\.webp$/.test(file) && !wanted.has(file)) await rm(join(folder, file));
  else total += (await stat(join(folder, file))).size;
}
console.log(`${(total / 1e6).toFixed(1)} MB in docs/screens`);
if (total > allowance) throw new Error('The folder is larger than 6 MB.');
