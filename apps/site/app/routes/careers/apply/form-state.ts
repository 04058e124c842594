import type { ApplicationField } from '@riverfront/contract/applications';
import { type Entries, labels, type TextField } from './entries.ts';

/** What the parts of the form know of it. */
export interface FormState {
  entries: Entries;
  /** What is wrong with a field and may be said already. */
  problemOf: (field: ApplicationField | 'resume') => string | undefined;
  change: <K extends ApplicationField>(field: K, value: Entries[K]) => void;
  /** The visitor has left a field: from now on what is wrong with it is said at once. */
  leave: (field: ApplicationField) => void;
}

/** The properties of a field that holds text. */
export function textField({ entries, problemOf, change, leave }: FormState, name: TextField) {
  return {
    name,
    label: labels[name],
    value: entries[name],
    error: problemOf(name),
    required: true,
    onChange: (value: string) => change(name, value),
    onBlur: () => leave(name),
  };
}
