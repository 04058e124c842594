'use client';
import { Button, toast } from '@payloadcms/ui';
import type { Conversation } from '@riverfront/backend/inbox';
import type { StaffName } from '@riverfront/backend/staff';
import { dayName, listSnoozes } from '../clock.ts';
import { SnoozeDate } from './snooze-date.tsx';

interface MessageActionsProps {
  message: Conversation['message'];
  owners: StaffName[];
  user: number | string;
  isBusy: boolean;
  onChange: (data: object) => Promise<boolean>;
}

/** Owner, snooze, answered and spam of a message, each with one click. */
export function MessageActions({ message, owners, user, isBusy, onChange }: MessageActionsProps) {
  const { owner, ownerName, status, isSpam, followUpOn } = message;
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const;
  const take = (id: number | null) =>
    onChange({ owner: id, ...(id !== null && status === 'new' && { status: 'in-progress' }) });
  const snooze = async (day: string | null) => {
    const isDone = await onChange({ followUpOn: day && `${day}T12:00:00.000Z` });
    if (isDone) toast.success(day ? `Snoozed until ${dayName(day)}.` : 'Back among those that wait.');
  };
  return (
    <div className="inbox__actions inbox__row">
      <label className="inbox__row">
        Owner
        <select
          id="inbox-owner"
          value={owner ?? ''}
          disabled={isBusy}
          onChange={({ target }) => void take(Number(target.value) || null)}
        >
          <option value="">Nobody</option>
          {owner !== null && !owners.some(({ id }) => id === owner) ? (
            <option value={owner}>{ownerName ?? 'Former member of staff'}</option>
          ) : null}
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {owner !== user ? (
        <Button {...button} onClick={() => void take(Number(user))}>
          Take it
        </Button>
      ) : null}
      {isSpam ? null : status === 'answered' ? (
        <Button {...button} onClick={() => void onChange({ status: 'in-progress' })}>
          Reopen
        </Button>
      ) : (
        <Button {...button} onClick={() => void onChange({ status: 'answered', followUpOn: null })}>
          Mark as answered
        </Button>
      )}
      <Button
        {...button}
        id="inbox-spam"
        onClick={() =>
          void onChange(
            isSpam
              ? { suspectedSpam: false, ...(status === 'spam' && { status: 'new' }) }
              : { status: 'spam' },
          )
        }
      >
        {isSpam ? 'Not spam: restore' : 'Spam'}
      </Button>
      {isSpam ? null : (
        <fieldset className="inbox__row">
          <legend>{followUpOn ? `Snoozed until ${dayName(followUpOn)}` : 'Snooze'}</legend>
          {listSnoozes().map(({ label, day }, index) => (
            <Button
              key={label}
              {...button}
              id={index === 0 ? 'inbox-snooze' : undefined}
              onClick={() => void snooze(day)}
            >
              {label}
            </Button>
          ))}
          <SnoozeDate
            key={followUpOn}
            day={followUpOn ?? ''}
            min={listSnoozes()[0]?.day ?? ''}
            isBusy={isBusy}
            onSnooze={(day) => void snooze(day)}
          />
          {followUpOn ? (
            <Button {...button} onClick={() => void snooze(null)}>
              Wake it up
            </Button>
          ) : null}
        </fieldset>
      )}
    </div>
  );
}
