import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  // Frames have to say the same of themselves: the viewer below does, previews of the site do.
  { key: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/**
 * The résumé viewer stands in a frame without an origin on our own pages alone,
 * and loads nothing but itself and pdf.js (decision 0027).
 */
const resumeViewer = [
  ...everywhere.filter(({ key }) => key !== 'X-Frame-Options' && key !== 'Cross-Origin-Resource-Policy'),
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
  {
    key: 'Content-Security-Policy',
    value:
      "default-src 'none'; script-src 'self' blob:; worker-src blob:; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  },
];

/** Answers of the API are data; opened by their address they load nothing. */
const api = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

/** An SVG that is opened by its address keeps its looks, and runs and loads nothing. */
const media = [
  {
    key: 'Content-Security-Policy',
    value: "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
];

const config: NextConfig = {
  // These export TypeScript sources.
  transpilePackages: ['@riverfront/backend', '@riverfront/brand', '@riverfront/mail'],
  // Bundled, each of them would be loaded three times. Payload is: as files it takes two seconds more to start.
  serverExternalPackages: 'any-ascii mammoth nodemailer pg-boss postal-mime word-extractor zod'.split(' '),
  // Images are made in their sizes on upload; the optimiser would be one more open door.
  images: { unoptimized: true },
  poweredByHeader: false,
  experimental: {
    // Minified classes lose their names, and Payload answers an error without a name with “An unknown error occurred.”
    serverMinification: false,
    // A cache for the next build and source maps take half of the build time, and nine tenths of `.next`.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  // Types are checked by `npm test`, once for the whole project.
  typescript: { ignoreBuildErrors: true },
  // Messages are read in the inbox. Payload's list and form stay for what it does not do: filters over every field,
  // bulk edits, legal holds and erasure.
  redirects: async () => [
    {
      source: '/admin/collections/messages',
      missing: [{ type: 'query', key: 'limit' }],
      destination: '/admin/inbox',
      permanent: false,
    },
    {
      source: '/admin/collections/messages/:id(\\d+)',
      missing: [{ type: 'query', key: 'record' }],
      destination: '/admin/inbox?message=:id',
      permanent: false,
    },
  ],
  headers: async () => [
    { source: '/((?!resume-viewer/).*)', headers: everywhere },
    // The file of an applicant sets its own policy.
    { source: '/api/((?!applications/[^/]+/resume$).*)', headers: api },
    { source: '/api/media/file/:file', headers: media },
    { source: '/resume-viewer/:file', headers: resumeViewer },
  ],
};

export default withPayload(config);
