/** Every day at 20:30 UTC, which is 2 in the morning in Ahmedabad. Cron's notation, UTC. */
export const retentionCron = '30 20 * * *';

/** When the daily job begins next. */
export function nextRun(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(20, 30, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
