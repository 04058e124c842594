/**
 * How the site's process is run. Without these the C library keeps an arena for
 * every thread that ever compressed or hashed something, and V8 lets the young
 * generation grow to three times 32 MB. `npm run bench -- load` shows what the
 * process takes; what these save has not been told apart from the load's rate yet.
 */
export const siteRuntime = {
  args: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
};
