/**
 * How the site's process is run. Without these the C library keeps an arena for every thread that ever
 * compressed or hashed something, and V8 lets the young generation grow to three times 32 MB.
 */
export const siteRuntime = {
  args: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
};
