'use client';
import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ClipboardEvent } from 'react';
import './lines-field.css';

/** Marks of a list that a pasted line begins with: “• ”, “- ”, “3. ”. */
const mark = /^\s*(?:[•◦▪*–-]|\d+[.)])\s+/;

/** Payload's field of several texts; a pasted list becomes one text for each of its lines, of which Payload makes one. */
export function LinesField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string[] | null>({ path: props.path });

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain').split(/\r?\n/);
    const added = pasted.map((line) => line.replace(mark, '').trim()).filter(Boolean);
    if (added.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    setValue([...(value ?? []), ...added]);
  }
  const { label } = props.field;
  return (
    // Payload's label names a field that a list does not have.
    <fieldset
      className="lines-field"
      aria-label={typeof label === 'string' ? label : undefined}
      onPasteCapture={paste}
    >
      <TextField {...props} />
    </fieldset>
  );
}
