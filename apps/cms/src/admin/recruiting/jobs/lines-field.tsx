'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import '../../dialog/staff-dialog.css';
import './job.css';

/** Marks of a list that a pasted line begins with: “• ”, “- ”, “3. ”. */
const mark = /^\s*(?:[•◦▪*–-]|\d+[.)])\s+/;

/** Edits a list of lines; a pasted text becomes one line for each of its own. */
export function LinesField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string[] | null>({ path });
  const lines = value?.length ? value : [''];
  const list = useRef<HTMLOListElement>(null);
  /** The line that gets the focus once it is rendered. */
  const next = useRef<number>(undefined);
  const label = typeof field.label === 'string' ? field.label : field.name;
  const { maxLength, maxRows = 20 } = field;

  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  });

  function change(changed: string[], focused?: number) {
    next.current = focused;
    setValue(
      changed.filter((line, index) => line !== '' || index < changed.length - 1 || changed.length > 1),
    );
  }
  const replace = (index: number, ...added: string[]) => lines.toSpliced(index, 1, ...added);
  const move = (index: number, to: number) =>
    change(lines.toSpliced(index, 1).toSpliced(to, 0, lines[index] ?? ''), to);

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = event.clipboardData.getData('text/plain').split(/\r?\n/);
    const added = pasted.map((line) => line.replace(mark, '').trim()).filter(Boolean);
    if (added.length < 2) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const rest = text.slice(0, selectionStart ?? 0) + text.slice(selectionEnd ?? 0);
    const all = rest.trim() ? [rest, ...added] : added;
    change(replace(index, ...all), index + all.length - 1);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (lines.length < maxRows) change(lines.toSpliced(index + 1, 0, ''), index + 1);
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault();
      change(lines.toSpliced(index, 1), Math.max(0, index - 1));
    } else if (event.altKey && event.key === 'ArrowUp' && index > 0) move(index, index - 1);
    else if (event.altKey && event.key === 'ArrowDown' && index < lines.length - 1) move(index, index + 1);
  }

  return (
    <fieldset className={`field-type lines-field${showError ? ' error' : ''}`} disabled={readOnly}>
      <FieldLabel as="span" label={label} required={field.required} />
      <FieldError message={errorMessage} showError={showError} />
      <ol ref={list} className="staff-list">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={index}>
            <input
              type="text"
              className="staff-input"
              aria-label={`${label}, line ${index + 1}`}
              maxLength={maxLength}
              value={line}
              onChange={(event) => change(replace(index, event.target.value))}
              onPaste={(event) => paste(event, index)}
              onKeyDown={(event) => handleKey(event, index)}
            />
            <button type="button" disabled={index === 0} onClick={() => move(index, index - 1)}>
              <span aria-hidden="true">↑</span>
              <span className="sr-only">
                Move line {index + 1} of {label} up
              </span>
            </button>
            <button
              type="button"
              disabled={lines.length === 1}
              onClick={() => change(lines.toSpliced(index, 1))}
            >
              <span aria-hidden="true">×</span>
              <span className="sr-only">
                Remove line {index + 1} of {label}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="lines-field__add"
        disabled={lines.length >= maxRows}
        onClick={() => change([...lines, ''], lines.length)}
      >
        Add a line
      </button>
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  );
}
