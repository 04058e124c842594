'use client';
import { readStored, writeStored } from '@riverfront/ui/storage';
import { useEffect, useRef, useState } from 'react';
import { useDraftKey } from './draft-key.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into the fields of a form in the tab until it is sent: it is there again when the form is closed
 * without sending and opened once more. For fields with a name that keep their own values; never files, passwords and codes.
 * @param name of the form, one on its screen
 */
export function useFormDraft(name: string) {
  const key = useDraftKey(`${name} on ${typeof location === 'undefined' ? '' : location.pathname}`);
  const ref = useRef<HTMLFormElement>(null);
  const seen = useRef(new WeakSet<Control>());
  const [restoredAt, setRestoredAt] = useState<number>();

  // After every render: a field that is added later is filled in as well.
  useEffect(() => {
    const controls = listControls(ref.current);
    const added = [...controls].filter(([, control]) => !seen.current.has(control));
    if (added.length === 0) return;
    for (const [, control] of added) seen.current.add(control);
    const { savedAt, ...values } = readStored('sessionStorage', key) ?? {};
    if (typeof savedAt !== 'number') return;
    for (const [path, control] of added) fill(control, values[path]);
    for (const [, control] of added) notify(control);
    setRestoredAt(savedAt);
  });

  return {
    ref,
    /** When what was found was typed, in ms since 1970. */
    restoredAt,
    /** Stores what stands in the fields, unless nothing is typed. */
    store() {
      const controls = listControls(ref.current);
      const isTyped = [...controls.values()].some((control) => read(control) !== readDefault(control));
      const values = Object.fromEntries([...controls].map(([path, control]) => [path, read(control)]));
      writeStored('sessionStorage', key, isTyped ? { ...values, savedAt: Date.now() } : null);
    },
    /** Forgets what was sent. */
    clear: () => writeStored('sessionStorage', key, null),
    /** Begins anew. */
    discard() {
      ref.current?.reset();
      writeStored('sessionStorage', key, null);
      setRestoredAt(undefined);
      for (const control of listControls(ref.current).values()) notify(control);
    },
  };
}

/** Lists fields by their name and their number among those of the same name. */
function listControls(form: HTMLFormElement | null): Map<string, Control> {
  const counts = new Map<string, number>();
  const controls = ([...(form?.elements ?? [])] as Control[]).filter(
    ({ name, type, autocomplete }) =>
      name &&
      autocomplete !== 'one-time-code' &&
      !['file', 'password', 'button', 'submit', 'fieldset'].includes(type),
  );
  return new Map(
    controls.map((control) => {
      const count = counts.get(control.name) ?? 0;
      counts.set(control.name, count + 1);
      return [`${control.name} ${count}`, control];
    }),
  );
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const read = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

function readDefault(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return option?.value ?? '';
}

function fill(control: Control, value: unknown): void {
  if (isBox(control) && typeof value === 'boolean') control.checked = value;
  else if (!isBox(control) && typeof value === 'string') control.value = value;
}

/** Dispatches `change` on a select, for what depends on it. */
function notify(control: Control): void {
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}
