/**
 * How the site's process is run (measured with `npm run bench:load`). Without
 * these the C library keeps an arena for every thread that ever compressed or
 * hashed something, and V8 lets the young generation grow to three times 32 MB:
 * 440 MB resident under load instead of 270, for no request answered sooner.
 */
export const siteRuntime = {
  args: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
};
