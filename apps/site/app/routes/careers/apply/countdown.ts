import { useEffect, useState } from 'react';

/** Seconds from now until a time in ms since 1970, counted down while it lies ahead; then 0. */
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

/** A wait in words: `42 s`, from 100 seconds on in minutes. */
export function waitText(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
