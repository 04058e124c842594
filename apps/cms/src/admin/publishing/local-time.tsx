'use client';

import { useSyncExternalStore } from 'react';

const longFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

/** Shows an instant in the reader's time zone; in UTC until hydration. @param props.at ISO 8601 */
export function LocalTime({ at }: { at: string }) {
  const date = new Date(at);
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => new Intl.DateTimeFormat('en-GB', longFormat).format(date),
    () => `${new Intl.DateTimeFormat('en-GB', { ...longFormat, timeZone: 'UTC' }).format(date)} UTC`,
  );
  return <time dateTime={at}>{text}</time>;
}

const subscribeToNothing = () => () => {};

/** Formats an instant in the browser's time zone: `at 14:03`, with the day unless it is today. @param at ISO 8601 */
export function formatTime(at: string): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
  if (date.toDateString() === new Date().toDateString()) return `at ${time}`;
  return `on ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(date)} at ${time}`;
}
