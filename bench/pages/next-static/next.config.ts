import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  turbopack: { root: resolve(import.meta.dirname, '../../..') },
  // Images are fetched from the measured site, which listens on loopback.
  images: { dangerouslyAllowLocalIP: true, remotePatterns: [{ hostname: '127.0.0.1' }] },
};

export default config;
