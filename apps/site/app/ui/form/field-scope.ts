import { createContext, use } from 'react';

/** Begins the ids of a form's fields, so that two forms can stand on one page. */
export const FieldScope = createContext('field');

/** The ids by which the parts of a field refer to each other. */
export interface FieldIds {
  /** The control itself; in a group of radio buttons the first of them. */
  control: string;
  label: string;
  hint: string;
  error: string;
}

/** The ids of a field of the form around; the same on the server and in the browser. */
export function useFieldIds(name: string): FieldIds {
  const control = `${use(FieldScope)}-${name}`;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/** Value of `aria-describedby`: the error first, as it is what has changed. */
export function describedBy(ids: FieldIds, { hint, error }: { hint?: unknown; error?: string }) {
  const parts = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
