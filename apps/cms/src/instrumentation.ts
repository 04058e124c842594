/** Called once when the server starts: an incomplete environment is said then, not on the first visit. */
export async function register(): Promise<void> {
  await import('../env.ts');
}
