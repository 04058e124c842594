/** Called once when the server starts: an incomplete environment is said then, not on the first visit. */
export async function register(): Promise<void> {
  const { env } = await import('../env.ts');
  const { drainBeforeStop } = await import('./drain.ts');
  const { markClientAddress } = await import('./client-address.ts');
  markClientAddress(env.TRUSTED_PROXIES);
  drainBeforeStop(env.DRAIN_SECONDS * 1_000);
}
