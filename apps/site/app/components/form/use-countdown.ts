import { useEffect, useState } from 'react';

/** Counts down the seconds until a time in ms since 1970; then 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isAhead = now < until;
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return isAhead ? Math.ceil((until - now) / 1000) : 0;
}

/** Formats a wait: `42 s`, from 100 seconds on in minutes. */
export function toWaitText(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
