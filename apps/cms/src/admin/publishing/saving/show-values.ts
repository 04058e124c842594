import type { Values } from './changes.ts';
import { listServerChanges, valueAt } from './form-values.ts';
import type { useOpenDocument } from './use-open-document.ts';

interface Shown {
  document: ReturnType<typeof useOpenDocument>;
  /** Whether a person has changed the form. */
  isModified: () => boolean;
}

/**
 * Shows values in the form as the server makes their fields, and what is typed until then.
 * @param since values of the form that typing is compared with
 * @returns the values that the form shows
 */
export async function replaceValues(
  { document, isModified }: Shown,
  values: Values,
  since: Values,
): Promise<Values> {
  const { form, current, changes, fetchState } = document;
  let [before, wanted] = [since, values];
  for (;;) {
    const state = await fetchState(wanted);
    const typed = changes(before, current());
    // Nobody has typed; a form that is still loading has other values than the document.
    if (!isModified() || Object.keys(typed).length === 0) {
      if (state) form.replaceState(state);
      return wanted;
    }
    [before, wanted] = [current(), { ...wanted, ...typed }];
  }
}

/**
 * Shows values that are not saved yet: plain ones at once, others as `replaceValues` does.
 * @param base values of the form before anybody typed: what was added to a text since then is added to the value, too
 */
export async function fillValues(shown: Shown, values: Values, base: Values): Promise<void> {
  const { form, current, changes } = shown.document;
  const fields = form.getFields();
  for (const [path, value] of listServerChanges(fields, current(), values)) {
    const typed = fields[path]?.value;
    const before = valueAt(base, path);
    const isAdded = [value, typed, before].every((text) => typeof text === 'string');
    const added =
      isAdded && String(typed).startsWith(String(before)) ? String(typed).slice(String(before).length) : '';
    form.dispatchFields({ type: 'UPDATE', path, value: added ? `${value}${added}` : value });
  }
  form.setModified(true);
  // The next task has the form as it is rendered then.
  await new Promise((resolve) => setTimeout(resolve));
  const now = current();
  const plain = Object.entries(now).filter(([name, value]) => isPlain(value) && isPlain(values[name]));
  const rest = { ...values, ...Object.fromEntries(plain) };
  if (Object.keys(changes(now, { ...now, ...rest })).length > 0) await replaceValues(shown, rest, now);
  form.setModified(true);
}

const isPlain = (value: unknown): boolean => typeof (value ?? '') !== 'object';
