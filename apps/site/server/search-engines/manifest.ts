import type { SiteSettings } from '@riverfront/contract';

/**
 * The web app manifest: the name and icon that the site has on a home screen. It stays a website,
 * with the browser's own buttons.
 */
export function manifest({ companyName, description }: SiteSettings): string {
  return JSON.stringify({
    id: '/',
    name: companyName,
    short_name: companyName.split(' ')[0],
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#faf8f4',
    background_color: '#faf8f4',
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}
