'use client';
import { useId } from 'react';
import { Options } from '../../form/field.tsx';
import type { FormField } from './records.ts';

interface FieldProps {
  field: FormField;
  value: string;
  /** The text of the newest version, where it is another one after a conflict. */
  stored?: string | undefined;
  error?: string | undefined;
  choices?: string[];
  onChange: (value: string) => void;
}

/** A labelled input with its hint and its error. */
export function Field({ field, value, stored, error, choices = [], onChange }: FieldProps) {
  const id = useId();
  const { label, hint, kind, type = 'text' } = field;
  const shared = {
    id,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="staff-field start__field">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...shared}>
          <Options of={[...new Set([value, ...choices])]} />
        </select>
      ) : kind === 'area' || kind === 'lines' ? (
        <textarea {...shared} rows={3} />
      ) : (
        // Numbers as text: a browser reports a typed letter as an empty number.
        <input
          {...shared}
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
        />
      )}
      <div id={`${id}-about`}>
        {error ? <p className="start__error">{error}</p> : null}
        {stored !== undefined ? <p className="staff-hint">Stored now: {stored || 'nothing'}</p> : null}
        {hint ? <p className="staff-hint">{hint}</p> : null}
      </div>
    </div>
  );
}
