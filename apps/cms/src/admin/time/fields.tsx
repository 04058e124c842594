'use client';
import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientProps } from 'payload';
import { mediumDate, mediumTime } from './clock.ts';

/** A day in a list. */
export function DayCell({ cellData }: { cellData?: unknown; field?: DateFieldClient }) {
  return typeof cellData === 'string' ? <time dateTime={cellData}>{mediumDate(cellData)}</time> : null;
}

/** A day in a form. Payload's field would convert it to the time zone of the browser. */
export function DayField({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`${fieldBaseClass} text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} message={errorMessage} showError={showError} />
        <input
          id={id}
          type="date"
          value={value?.slice(0, 10) ?? ''}
          disabled={readOnly || field.admin?.readOnly || disabled}
          onChange={({ target }) => setValue(target.value || null)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}

/** An instant in a list. */
export function InstantCell({ cellData }: { cellData?: unknown; field?: DateFieldClient }) {
  return typeof cellData === 'string' ? <time dateTime={cellData}>{mediumTime(cellData)}</time> : null;
}

/** An instant in a form. */
export function InstantField({ field, path }: DateFieldClientProps) {
  const { value } = useField<string | null>({ path });
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} as="span" />
      <p>{value ? mediumTime(value) : 'Not yet'}</p>
    </div>
  );
}
