import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  turbopack: { root: resolve(import.meta.dirname, '../../..') },
  // The pictures of the site beside it.
  images: { dangerouslyAllowLocalIP: true, remotePatterns: [{ hostname: '127.0.0.1' }] },
};

export default config;
