/** Next calls this once at start: an incomplete environment fails then, not on the first request. */
export async function register(): Promise<void> {
  // Next compiles this file for its Edge runtime too, without what stands behind this condition.
  // biome-ignore lint/style/noProcessEnv: Next replaces this expression, not a copy of it
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('../env.ts');
    const { drainBeforeStop, markClientAddress } = await import('./http-server.ts');
    markClientAddress(env.TRUSTED_PROXIES);
    drainBeforeStop(env.DRAIN_SECONDS * 1_000);
  }
}
