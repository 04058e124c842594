'use client';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Conversation } from '@riverfront/backend/inbox/messages/read-conversation';
import { SmallButton } from '../form/buttons.tsx';
import { Options } from '../form/field.tsx';
import { dayName, listSnoozes } from '../time/clock.ts';

/** A change that was made, and the values before where it can be undone. */
export interface Done {
  text: string;
  before?: object;
}

interface MessageActionsProps {
  message: Conversation['message'];
  owners: StaffName[];
  user: number | string;
  isBusy: boolean;
  onChange: (data: object, done?: Done) => void;
}

/** Owner, snooze, answered and spam of a message, each with one click. */
export function MessageActions({ message, owners, user, isBusy, onChange }: MessageActionsProps) {
  const { owner, ownerName, status, isSpam, followUpOn } = message;
  const take = (id: number | null) =>
    onChange({ owner: id, ...(id !== null && status === 'new' && { status: 'in-progress' }) });
  const snooze = (day: string | null) =>
    onChange(
      { followUpOn: day },
      {
        text: day ? `Snoozed until ${dayName(day)}` : 'Moved to Waiting',
        before: { followUpOn: followUpOn },
      },
    );
  return (
    <div className="inbox__actions staff-row">
      <label className="staff-row">
        Owner
        <select
          id="inbox-owner"
          value={owner ?? ''}
          disabled={isBusy}
          onChange={({ target }) => take(Number(target.value) || null)}
        >
          <option value="">Nobody</option>
          {owner !== null && !owners.some(({ id }) => id === owner) ? (
            <option value={owner}>{ownerName ?? 'Former member of staff'}</option>
          ) : null}
          <Options of={owners} />
        </select>
      </label>
      {owner !== user ? (
        <SmallButton disabled={isBusy} onClick={() => take(Number(user))}>
          Assign to me
        </SmallButton>
      ) : null}
      {isSpam ? null : status === 'answered' ? (
        <SmallButton disabled={isBusy} onClick={() => onChange({ status: 'in-progress' })}>
          Reopen
        </SmallButton>
      ) : (
        <SmallButton
          disabled={isBusy}
          onClick={() => onChange({ status: 'answered', followUpOn: null }, { text: 'Marked as answered' })}
        >
          Mark as answered
        </SmallButton>
      )}
      <SmallButton
        disabled={isBusy}
        id="inbox-spam"
        onClick={() =>
          isSpam
            ? onChange(
                { suspectedSpam: false, ...(status === 'spam' && { status: 'new' }) },
                { text: 'No longer marked as spam' },
              )
            : onChange({ status: 'spam' }, { text: 'Marked as spam', before: { status } })
        }
      >
        {isSpam ? 'Not spam: restore' : 'Spam'}
      </SmallButton>
      {isSpam && status !== 'spam' ? (
        <SmallButton
          disabled={isBusy}
          onClick={() => onChange({ status: 'spam' }, { text: 'Marked as spam', before: { status } })}
        >
          Spam
        </SmallButton>
      ) : null}
      {isSpam ? null : (
        <fieldset className="staff-row">
          <legend>{followUpOn ? `Snoozed until ${dayName(followUpOn)}` : 'Snooze'}</legend>
          {listSnoozes().map(({ label, day }, index) => (
            <SmallButton
              key={label}
              disabled={isBusy}
              id={index === 0 ? 'inbox-snooze' : undefined}
              onClick={() => snooze(day)}
            >
              {label}
            </SmallButton>
          ))}
          <SnoozeDate
            key={followUpOn}
            day={followUpOn ?? ''}
            min={listSnoozes()[0]?.day ?? ''}
            isBusy={isBusy}
            onSnooze={(day) => snooze(day)}
          />
          {followUpOn ? (
            <SmallButton disabled={isBusy} onClick={() => snooze(null)}>
              Unsnooze
            </SmallButton>
          ) : null}
        </fieldset>
      )}
    </div>
  );
}

interface SnoozeDateProps {
  /** The stored day, or ''. */
  day: string;
  min: string;
  isBusy: boolean;
  onSnooze: (day: string) => void;
}

/**
 * A day to snooze until, taken when the field is left or by Enter: while the year is typed, Chrome reports
 * `0002-12-05`, `0020-12-05` and so on. Invalid dates and days before `min` are ignored.
 */
export function SnoozeDate({ day, min, isBusy, onSnooze }: SnoozeDateProps) {
  return (
    <input
      type="date"
      aria-label="Snooze until"
      min={min}
      defaultValue={day}
      disabled={isBusy}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      onBlur={({ target }) => {
        if (target.value === day) return;
        // ISO dates sort as texts; an incomplete one is empty.
        if (target.value >= min && target.value.length === min.length) onSnooze(target.value);
        else target.value = day;
      }}
    />
  );
}
