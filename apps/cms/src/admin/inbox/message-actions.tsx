'use client';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Conversation } from '@riverfront/backend/inbox/messages/read-conversation';
import { OwnerChooser } from '../accounts/owner-chooser.tsx';
import { SmallButton } from '../form/buttons.tsx';
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

/** Owner, snooze, answered and spam of a message, the others with one click. */
export function MessageActions({ message, owners, user, isBusy, onChange }: MessageActionsProps) {
  const { owner, status, isSpam, followUpOn } = message;
  const take = (id: number | null) =>
    onChange({ owner: id, ...(id !== null && status === 'new' && { status: 'in-progress' }) });
  const snooze = (day: string | null) => {
    const text = day ? `Snoozed until ${dayName(day)}` : 'Moved to Waiting';
    onChange({ followUpOn: day }, { text, before: { followUpOn } });
  };
  /** @param key of buttons that take each other's place, and so keep the focus */
  const button = (label: string, onClick: () => void, key = label) => (
    <SmallButton key={key} isInactive={isBusy} onClick={onClick}>
      {label}
    </SmallButton>
  );
  const markAsSpam = () => onChange({ status: 'spam' }, { text: 'Marked as spam', before: { status } });
  const restore = () =>
    onChange(
      { suspectedSpam: false, ...(status === 'spam' && { status: 'new' }) },
      { text: 'No longer marked as spam' },
    );
  const answer = () => onChange({ status: 'answered', followUpOn: null }, { text: 'Marked as answered' });
  const snoozes = listSnoozes();
  return (
    <div className="inbox__actions staff-row">
      <OwnerChooser {...{ owner, owners, user }} isInactive={isBusy} onAssign={take} />
      {isSpam
        ? null
        : status === 'answered'
          ? button('Reopen', () => onChange({ status: 'in-progress' }), 'answered')
          : button('Mark as answered', answer, 'answered')}
      {isSpam ? button('Not spam: restore', restore, 'spam') : button('Spam', markAsSpam, 'spam')}
      {isSpam && status !== 'spam' && button('Spam', markAsSpam)}
      {isSpam ? null : (
        <fieldset className="staff-row">
          <legend>{followUpOn ? `Snoozed until ${dayName(followUpOn)}` : 'Snooze'}</legend>
          {snoozes.map(({ label, day }) => button(label, () => snooze(day)))}
          <SnoozeDate
            key={followUpOn}
            day={followUpOn ?? ''}
            min={snoozes[0]?.day ?? ''}
            isBusy={isBusy}
            onSnooze={snooze}
          />
          {followUpOn && button('Unsnooze', () => snooze(null))}
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
      readOnly={isBusy}
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
