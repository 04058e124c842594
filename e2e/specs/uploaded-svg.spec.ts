import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { browserArguments } from '../browser.ts';
import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

const svg = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`;
const ran = "fetch('/ran');document.documentElement.setAttribute('data-ran','')";
const entities = [...'bcdefgh'].map((name, index) => {
  const references = `&${'abcdefg'[index]};`.repeat(10);
  return `<!ENTITY ${name} "${references}">`;
});

/** What the media library rejects as well, in case that it comes into the storage by another way. */
const hostile = {
  'a script': svg(`<script>${ran}</script><path d="M0 0h9" onload="${ran}" onclick="${ran}"/>`),
  'HTML in a foreignObject': svg(
    `<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml" onload="${ran}"><img src="/ran" onerror="${ran}"/><iframe src="/ran"/></body></foreignObject>`,
  ),
  'references to other files': svg(
    '<style>@import "/ran"; path { fill: url(/ran#a) }</style><image href="/ran" width="9" height="9"/><use href="/ran#a"/><path d="M0 0h9v9z"/>',
    '<?xml-stylesheet href="/ran"?>',
  ),
  'exponential entities': svg('<text>&h;</text>', `<!DOCTYPE svg [<!ENTITY a "a">${entities.join('')}]>`),
};

/** Each level draws the next one ten times. */
const repeated = svg(
  [0, 1, 2, 3].map((level) => `<g id="a${level}">${`<use href="#a${level + 1}"/>`.repeat(10)}</g>`).join('') +
    '<path id="a4" d="M0 0h9v9z" style="fill:#246"/>',
);

const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

for (const [name, type] of Object.entries({ chromium, firefox, webkit }))
  test(`an uploaded SVG runs and loads nothing in ${name}`, {
    tag: name === 'chromium' ? [] : '@full',
  }, async ({ staffPage }) => {
    const executablePath = (name === 'chromium' && env.chromium) || type.executablePath();
    test.skip(!existsSync(executablePath), 'is not installed');
    const dataDir = env.dataDir ?? '';
    test.skip(!dataDir, 'needs the folder of the media');
    const started = Date.now();
    const uploaded = await staffPage.request.post(`${env.cmsUrl}/api/media`, {
      headers: { origin: env.cmsUrl },
      multipart: {
        _payload: JSON.stringify({ alt: 'A drawing' }),
        file: { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(repeated) },
      },
    });
    expect([uploaded.status(), Date.now() - started < 5_000]).toEqual([201, true]);
    const { doc } = (await uploaded.json()) as { doc: { filename: string; width: number; height: number } };
    expect([doc.width, doc.height]).toEqual([40, 20]);
    const addresses = [
      `${env.siteUrl}/api/media/${doc.filename}`,
      `${env.cmsUrl}/api/media/file/${doc.filename}`,
    ];
    for (const address of addresses) {
      const response = await staffPage.request.get(address);
      const { 'content-security-policy': sent = '', 'x-content-type-options': sniffing } = response.headers();
      expect([response.status(), sent.startsWith(policy), sniffing]).toEqual([200, true, 'nosniff']);
      expect(await response.text()).toBe(repeated);
    }

    const browser = await type.launch({ executablePath, args: name === 'chromium' ? browserArguments : [] });
    const context = await browser.newContext({ storageState: await staffPage.context().storageState() });
    for (const [kind, content] of Object.entries({ ...hostile, 'repeated parts': repeated })) {
      await writeFile(join(dataDir, 'media', doc.filename), content);
      for (const address of addresses) {
        const page = await context.newPage();
        const loaded: string[] = [];
        // Not `request`, which is also told of those that the policy stops.
        page.on('response', (response) => loaded.push(response.url()));
        await page.goto(`${new URL(address).origin}/robots.txt`);
        await page.setContent('<p>A page</p>');
        await page.evaluate(async (src) => {
          const image = Object.assign(new Image(), { src });
          document.body.append(image);
          await image.decode().catch(() => {});
        }, address);
        await page.goto(address);
        const hasRun = await page.evaluate(() => document.documentElement.hasAttribute('data-ran'));
        const isOther = (url: string) => url !== address && !url.endsWith('/robots.txt');
        expect([hasRun, loaded.filter(isOther)], `${kind} at ${address}`).toEqual([false, []]);
        await page.close();
      }
    }
    await browser.close();
  });
