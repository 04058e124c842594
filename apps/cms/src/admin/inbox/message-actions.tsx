'use client';
import { toast } from '@payloadcms/ui';
import type { Conversation } from '@riverfront/backend/inbox';
import type { StaffName } from '@riverfront/backend/staff';
import { dayName, listSnoozes } from '../clock.ts';
import { SmallButton } from '../form/buttons.tsx';
import { Options } from '../form/field.tsx';
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
          <Options of={owners} />
        </select>
      </label>
      {owner !== user ? (
        <SmallButton disabled={isBusy} onClick={() => void take(Number(user))}>
          Take it
        </SmallButton>
      ) : null}
      {isSpam ? null : status === 'answered' ? (
        <SmallButton disabled={isBusy} onClick={() => void onChange({ status: 'in-progress' })}>
          Reopen
        </SmallButton>
      ) : (
        <SmallButton
          disabled={isBusy}
          onClick={() => void onChange({ status: 'answered', followUpOn: null })}
        >
          Mark as answered
        </SmallButton>
      )}
      <SmallButton
        disabled={isBusy}
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
      </SmallButton>
      {isSpam ? null : (
        <fieldset className="inbox__row">
          <legend>{followUpOn ? `Snoozed until ${dayName(followUpOn)}` : 'Snooze'}</legend>
          {listSnoozes().map(({ label, day }, index) => (
            <SmallButton
              key={label}
              disabled={isBusy}
              id={index === 0 ? 'inbox-snooze' : undefined}
              onClick={() => void snooze(day)}
            >
              {label}
            </SmallButton>
          ))}
          <SnoozeDate
            key={followUpOn}
            day={followUpOn ?? ''}
            min={listSnoozes()[0]?.day ?? ''}
            isBusy={isBusy}
            onSnooze={(day) => void snooze(day)}
          />
          {followUpOn ? (
            <SmallButton disabled={isBusy} onClick={() => void snooze(null)}>
              Wake it up
            </SmallButton>
          ) : null}
        </fieldset>
      )}
    </div>
  );
}
