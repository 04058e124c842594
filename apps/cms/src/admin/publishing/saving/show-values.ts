import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import { flushSync } from 'react-dom';
import { isEmpty, type Values } from './changes.ts';
import { listServerChanges, valueAt } from './form-values.ts';
import type { useOpenDocument } from './use-open-document.ts';

interface Shown {
  document: ReturnType<typeof useOpenDocument>;
  /** Whether a person has changed the form. */
  isModified: () => boolean;
  /** Holds what is about to be shown, until it is. */
  pending: { current: Pending | undefined };
}

/** Values that a form is about to show. */
export interface Pending {
  /** What it shows until then. */
  before: Values;
  wanted: Values;
}

/**
 * Shows values in the form as the server makes their fields, and what is typed until then.
 * @param since values of the form that typing is compared with
 * @returns the values that the form shows
 */
async function replaceValues(
  { document, isModified, pending }: Shown,
  values: Values,
  since: Values,
): Promise<Values> {
  const { form, current, changes, fetchState } = document;
  let [before, wanted] = [since, values];
  for (;;) {
    pending.current = { before, wanted };
    const state = await fetchState(wanted);
    const typed = changes(before, current());
    // Nobody has typed; a form that is still loading has other values than the document.
    if (!isModified() || isEmpty(typed)) {
      pending.current = undefined;
      // At once: a key that is pressed before the next rendering would be added to the value before.
      if (state) flushSync(() => form.replaceState(state));
      return wanted;
    }
    [before, wanted] = [current(), { ...wanted, ...rebase(typed, before, wanted) }];
  }
}

/**
 * Shows values in the form, and adds what has been typed to a text since then: plain ones at once, others as
 * `replaceValues` does. That one alone would be late: the state that a server makes has components, and React shows it
 * when they are loaded.
 * @param base values of the form before anybody typed
 * @param isTypedKept whether an edit within a text, which cannot be appended, wins over the value
 * @returns the values that the form shows
 */
export async function showValues(
  shown: Shown,
  values: Values,
  base: Values,
  isTypedKept: boolean,
): Promise<Values> {
  const { form, current, changes } = shown.document;
  const fields = form.getFields();
  const wanted = structuredClone(values);
  shown.pending.current = undefined;
  // At once, as in `replaceValues`.
  flushSync(() => {
    for (const [path, value] of listServerChanges(fields, current(), values)) {
      const [typed, before] = [fields[path]?.value, valueAt(base, path)];
      const isKept = isTypedKept && shown.isModified() && !isSame(typed, before);
      const text = append(value, typed, before) ?? (isKept ? typed : value);
      form.dispatchFields({ type: 'UPDATE', path, value: text });
      const end = path.lastIndexOf('.');
      Object.assign(Object(end < 0 ? wanted : valueAt(wanted, path.slice(0, end))), {
        [path.slice(end + 1)]: text,
      });
    }
    if (!isTypedKept) form.setModified(true);
  });
  const shownNow = current();
  const isShown = isEmpty(changes(shownNow, { ...shownNow, ...wanted }));
  return isShown ? wanted : await replaceValues(shown, wanted, shownNow);
}

/** Returns typed values as changes of others than they were typed over: what was added to a text is added to the other. */
export function rebase(typed: Values, before: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, append(values[name], value, before[name]) ?? value]),
  );
}

/** Appends to a text what was typed at the end of another; undefined for edits within it, and for other values. */
function append(value: unknown, typed: unknown, before: unknown): string | undefined {
  if (typeof value !== 'string' || typeof typed !== 'string' || typeof before !== 'string') return undefined;
  if (!typed.startsWith(before)) return undefined;
  // The other text may be a part of it: a save whose answer never came.
  const isIncluded = value.startsWith(before) && typed.startsWith(value) && typed !== before;
  return isIncluded ? typed : `${value}${typed.slice(before.length)}`;
}
