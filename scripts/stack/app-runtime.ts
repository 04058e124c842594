/**
 * How the processes of site and staff side are run. Without these the C library keeps an arena for every thread that ever
 * compressed or hashed something, and V8 lets the old generation grow to several times of what is used. Half as much of
 * both values would save 40 MB of the site for a tenth more processor time of a render.
 */
export const appRuntime = {
  args: ['--max-semi-space-size=16', '--heap-growing-percent=100'],
  env: { MALLOC_ARENA_MAX: '2' },
  /** Entry of the site's production build, relative to `apps/site` (decision 0086). */
  site: 'build/server/index.js',
};
