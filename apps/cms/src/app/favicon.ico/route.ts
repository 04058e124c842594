import { loadBrand } from '@riverfront/backend/content/brand/load-brand';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** The icon of browser tabs: the company's mark, or a disc of its main colour. */
export async function GET(): Promise<Response> {
  const { mark, style } = await loadBrand(await getPayload({ config }));
  if (mark) {
    const location = `/api/media/file/${encodeURIComponent(mark.filename)}`;
    return new Response(null, {
      status: 302,
      headers: { location, 'cache-control': 'private, max-age=300' },
    });
  }
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3.5" fill="${style.colours.main}"/></svg>`;
  return new Response(disc, { headers: { 'content-type': 'image/svg+xml' } });
}
