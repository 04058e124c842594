import { isApiError } from '@riverfront/contract/api-error';
import type { ApiClient } from '@riverfront/contract/client';
import { Hono } from 'hono';

/** How long a copy of security.txt is valid, in days; RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * Serves `/.well-known/security.txt` (RFC 9116) where the settings name a contact. Any other address below
 * `/.well-known/` is 404, by which programs tell what this site does not have (RFC 8615).
 */
export function wellKnown({ api, origin }: { api: ApiClient; origin: string }): Hono {
  const routes = new Hono();
  routes.get('/.well-known/security.txt', async (c) => {
    try {
      const { security } = (await api.get('settings', {})).settings;
      if (!security.contact) return c.notFound();
      const expires = new Date(Date.now() + validDays * 86_400_000);
      const lines = [
        `Contact: ${security.contact}`,
        `Expires: ${expires.toISOString().replace(/T.*/, 'T00:00:00Z')}`,
        ...(security.link ? [`Policy: ${new URL(security.link, origin).href}`] : []),
        'Preferred-Languages: en',
        `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
      ];
      return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return c.text(error.message, 503, { 'retry-after': '5' });
    }
  });
  routes.all('/.well-known/*', (c) => c.notFound());
  return routes;
}
