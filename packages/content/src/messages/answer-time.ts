import type { TextField } from 'payload';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in words, by its two largest parts: `3 days 4 hours`, `2 hours 5 minutes`, `less than a minute`. */
export function spanText(ms: number): string {
  if (ms < minute) return 'less than a minute';
  const [days, hours, minutes] = [
    Math.floor(ms / day),
    Math.floor((ms % day) / hour),
    Math.floor((ms % hour) / minute),
  ];
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** How long a sender waited for the first answer, or has been waiting. */
export function answerTime(
  { createdAt, firstAnsweredAt }: { createdAt?: unknown; firstAnsweredAt?: unknown },
  now = Date.now(),
): string | undefined {
  if (typeof createdAt !== 'string') return undefined;
  const from = Date.parse(createdAt);
  return typeof firstAnsweredAt === 'string'
    ? `Answered after ${spanText(Date.parse(firstAnsweredAt) - from)}`
    : `Waiting for ${spanText(now - from)}`;
}

/** The same as a field that is computed when it is read. */
export const answerTimeField: TextField = {
  name: 'answerTime',
  label: 'Time to first answer',
  type: 'text',
  virtual: true,
  hooks: {
    afterRead: [
      ({ data }) => (data?.status === 'spam' && !data.firstAnsweredAt ? undefined : answerTime(data ?? {})),
    ],
  },
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
};
