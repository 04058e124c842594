'use client';

import { useSyncExternalStore } from 'react';

const format: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

/** A time as the reader's clock shows it; in UTC until the browser has taken over. @param props.at ISO 8601 */
export function LocalTime({ at }: { at: string }) {
  const date = new Date(at);
  const text = useSyncExternalStore(
    nothingChanges,
    () => new Intl.DateTimeFormat('en-GB', format).format(date),
    () => `${new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(date)} UTC`,
  );
  return <time dateTime={at}>{text}</time>;
}

const nothingChanges = () => () => {};
