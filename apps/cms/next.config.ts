import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const config: NextConfig = {
  // These export TypeScript sources.
  transpilePackages: ['@riverfront/content'],
  // Pictures are made in their sizes on upload; the optimiser would be one more open door.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Types are checked by `npm test`, once for the whole house.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [{ source: '/:path*', headers: everywhere }],
};

export default withPayload(config);
