import type { Observed } from './score.ts';

/**
 * Looks at a page as the scanner does. Over plain http on loopback two things
 * cannot be seen and are taken for given: that the proxy in front redirects
 * http to https, and that the headers come over https unchanged.
 * @param url of a page on this machine
 */
export async function observe(url: string, { preloaded = false } = {}): Promise<Observed> {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const page = await fetch(url, { headers: { accept } });
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'GET',
      origin: 'https://http-observatory.security.mozilla.org',
    },
  });
  await preflight.arrayBuffer();
  const html = await page.text();
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}.`);
  return { headers: page.headers, html, preflight: preflight.headers, preloaded, redirectsToHttps: true };
}
