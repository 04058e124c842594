import type { TextField } from 'payload';
import { formatDuration } from '../../time/format-duration.ts';

/** Describes how long a sender waited for the first answer, or has been waiting. */
export function answerTime(
  { createdAt, firstAnsweredAt }: { createdAt?: unknown; firstAnsweredAt?: unknown },
  now = Date.now(),
): string | undefined {
  if (typeof createdAt !== 'string') return undefined;
  const from = Date.parse(createdAt);
  return typeof firstAnsweredAt === 'string'
    ? `Answered after ${formatDuration(Date.parse(firstAnsweredAt) - from)}`
    : `Waiting for ${formatDuration(now - from)}`;
}

/** The same as a virtual field. */
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
