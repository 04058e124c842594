import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ink } from '../base/colour.ts';

const require = createRequire(import.meta.url);

async function face(family: string, file: string, style: 'normal' | 'italic', stretch = ''): Promise<string> {
  const font = await readFile(require.resolve(file));
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:100 900;${stretch}src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`;
}

async function styles(): Promise<string> {
  const [fraunces, sans] = [
    '@fontsource-variable/fraunces/files/fraunces-latin-full',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard',
  ];
  const wide = 'font-stretch:75% 100%;';
  const faces = await Promise.all([
    face('Fraunces', `${fraunces}-normal.woff2`, 'normal'),
    face('Fraunces', `${fraunces}-italic.woff2`, 'italic'),
    face('Instrument Sans', `${sans}-normal.woff2`, 'normal', wide),
    face('Instrument Sans', `${sans}-italic.woff2`, 'italic', wide),
  ]);
  return `${faces.join('')}body{margin:60px;color:${ink};font-family:'Instrument Sans';line-height:1}
.row{display:inline-flex;align-items:center}.mark{width:var(--mark);height:var(--mark);flex:none}
.words,.stack{display:inline-flex;flex-direction:column;white-space:nowrap}
.ruled{display:flex;align-items:center;gap:14px}.ruled::before,.ruled::after{content:'';flex:1;border-top:3px solid}
.cut{-webkit-mask:linear-gradient(#000 0 52%,transparent 52% 57%,#000 57%)}`;
}

/** Sets a wordmark in a browser and gives it as a transparent picture, trimmed, at most 480 by 160. */
async function photograph(page: Page, css: string, html: string, file: string): Promise<void> {
  await page.setContent(`<!doctype html><style>${css}</style>${html}`);
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ omitBackground: true });
  const trimmed = await sharp(shot).trim({ threshold: 0 }).toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await sharp(trimmed).resize(480, 160, { fit: 'inside' }).webp({ lossless: true, effort: 6 }).toFile(file);
}

/** Draws wordmarks: pairs of HTML and the file it goes to. */
export async function photographAll(all: readonly { html: string; file: string }[]): Promise<void> {
  const debian = '/usr/bin/chromium';
  const quiet = [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const browser = await chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
    args: quiet,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 360 }, deviceScaleFactor: 2 });
    const css = await styles();
    for (const { html, file } of all) await photograph(page, css, html, file);
  } finally {
    await browser.close();
  }
}
