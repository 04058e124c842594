/**
 * `npm run screens`: takes a desktop and a phone screenshot of every screen into
 * docs/screens, from a running site (E2E_SITE_URL, port 3000 by default).
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
/** Maximum height of a screenshot in px; longer pages are cropped. */
const maxHeight = 4_500;
/** Maximum size of the folder in bytes (issue: under 6 MB). */
const maxBytes = 6_000_000;

const sizes = {
  desktop: { width: 1440, height: 900, shown: 720 },
  phone: { width: 390, height: 844, shown: 390 },
} as const;

async function capture(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  // Images below the fold are lazy-loaded.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
    // A hidden image is never loaded, so its `decode()` would never settle.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const decoded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((done) => setTimeout(done, 3_000))]);
  });
  const screenshot = await page.screenshot({ fullPage: true });
  await page.close();
  return screenshot;
}

/** Captures the viewport with a dialog over the list of roles. */
async function captureDialog(context: BrowserContext, open: (page: Page) => Promise<void>): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${base}/careers`, { waitUntil: 'networkidle' });
  await open(page);
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  await page.getByRole('dialog').getByText('Loading...').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const screenshot = await page.screenshot();
  await page.close();
  return screenshot;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: env.chromium, args: browserArguments });
for (const [size, { width, height, shown }] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  // Without the cookie notice, which would cover a corner of every screenshot.
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
      .extract({ left: 0, top: 0, width: scaled.info.width, height: Math.min(scaled.info.height, maxHeight) })
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
if (total > maxBytes) throw new Error('The folder is larger than 6 MB.');
