/**
 * How the processes of site, staff side and embedded database are run. Without these the C library keeps an arena for
 * every thread that ever compressed or hashed something, and V8 lets the young generation grow to three times 32 MB and
 * the old one to several times of what is used: half as much saves 40 to 100 MB each, for a tenth more processor time
 * of a render.
 */
export const appRuntime = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  env: { MALLOC_ARENA_MAX: '2' },
  /** Entry of the site's production build, relative to `apps/site` (decision 0013). */
  site: 'build/server/index.js',
};
