'use client';
import { useId } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { PrimaryButton } from '../../form/buttons.tsx';
import { Field } from '../../form/field.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import './timeline.css';

interface NoteFormProps {
  collection: 'application-notes' | 'message-notes';
  /** Id of the record that it is about. */
  about: number;
  hint?: string;
  onAdded?: () => unknown;
}

/** Adds a note for colleagues to a record. What is typed survives leaving it. */
export function NoteForm({ collection, about, hint, onAdded }: NoteFormProps) {
  const hintId = useId();
  const { value, field, clear } = useDraft(`${collection}:${about}`, { text: '' });
  const { problem, isBusy, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      await sendStaff('POST', `/api/${collection}?depth=0`, { about, text: value.text });
      clear(value);
      await onAdded?.();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="New note">
        <textarea
          className="timeline__note"
          required
          aria-describedby={hint && hintId}
          maxLength={10_000}
          {...field('text')}
        />
      </Field>
      {hint ? (
        <p className="staff-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <Problem text={problem} />
      <PrimaryButton type="submit" size="small" isInactive={isBusy || value.text.trim() === ''}>
        Add note
      </PrimaryButton>
    </form>
  );
}
