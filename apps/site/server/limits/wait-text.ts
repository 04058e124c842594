/** A waiting time in words: `40 seconds`, `1 minute`, `43 minutes`; rounded up, so that the time is never too short. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
