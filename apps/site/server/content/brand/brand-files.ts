import { brotliCompressSync } from 'node:zlib';
import { type BrandLogo, type LoadedBrand, loadBrand } from '@riverfront/backend/content/brand/load-brand';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { type Context, Hono } from 'hono';
import type { Memo } from '../../cache/revision.ts';
import type { Content } from '../../database/connect.ts';
import { rasterise } from '../../storage/rasterise.ts';
import { drawIcon, icons } from './draw-icons.ts';
import { fonts, mediaPath, readStylesheet } from './stylesheets.ts';

interface BrandFilesOptions {
  content: Content;
  /** Keeps icons as long as the brand that they are drawn from. */
  memo: Memo;
  /** Reads a file of the media library by its address; undefined when it cannot be read. */
  readFile: (path: string) => Promise<Buffer | undefined>;
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves what is made from the brand: stylesheets and fonts below `/brand/`, the icons, and the logo of emails. */
export function brandFiles({ content, memo, readFile }: BrandFilesOptions): Hono {
  const app = new Hono();
  const read = async (logo: BrandLogo | undefined) => logo && readFile(mediaPath(logo));

  app.get('/brand/:name{.+\\.css}', (c) => {
    const found = readStylesheet(c.req.param('name'));
    if (!found) return c.text('There is no such file.', 404);
    c.header('content-type', 'text/css; charset=utf-8');
    c.header('cache-control', found.isCurrent ? immutable : 'public, max-age=60');
    c.header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(found.css);
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(brotliCompressSync(found.css)));
  });

  app.get('/brand/:name{.+\\.woff2}', (c) => {
    const font = fonts.get(c.req.param('name'));
    if (!font) return c.text('There is no such file.', 404);
    return c.body(font, 200, { 'content-type': 'font/woff2', 'cache-control': immutable });
  });

  async function answer(
    c: Context,
    key: string,
    type: string,
    draw: (brand: LoadedBrand) => Promise<Buffer | undefined>,
  ) {
    const drawn = await memo(key, async () => draw(await loadBrand(content.payload()))).catch((error) => {
      if (isUnavailable(error)) return null;
      throw error;
    });
    // Pages go on without their icon while there is no database.
    if (drawn === null) return c.body(null, 204, { 'cache-control': 'no-store' });
    if (!drawn) return c.text('There is no such file.', 404);
    return c.body(new Uint8Array(drawn), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
    });
  }

  for (const [name, icon] of Object.entries(icons)) {
    const type = name.endsWith('.ico') ? 'image/x-icon' : 'image/png';
    app.get(`/${name}`, (c) =>
      answer(c, name, type, async ({ style, logo, mark }) =>
        drawIcon(name, icon, style.colours, await read(mark ?? logo)),
      ),
    );
  }

  // At twice its size in emails, whose programs show no SVG.
  for (const [name, pick] of [
    ['logo.png', ({ logo, logoOnDark, mark }: LoadedBrand) => mark ?? logo ?? logoOnDark],
    ['logo-on-dark.png', ({ logo, logoOnDark, mark }: LoadedBrand) => mark ?? logoOnDark ?? logo],
  ] as const) {
    app.get(`/brand/:version/${name}`, (c) =>
      answer(c, name, 'image/png', async (brand) => {
        const drawing = await read(pick(brand));
        return drawing && rasterise(drawing, { height: 2 * emailLogoHeight });
      }),
    );
  }
  return app;
}

/** In pixels. */
const emailLogoHeight = 40;
