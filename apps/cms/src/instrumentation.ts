/** Next calls this once at start: an incomplete environment fails then, not on the first request. */
export async function register(): Promise<void> {
  const { env } = await import('../env.ts');
  const { drainBeforeStop, markClientAddress } = await import('./http-server.ts');
  markClientAddress(env.TRUSTED_PROXIES);
  drainBeforeStop(env.DRAIN_SECONDS * 1_000);
}
