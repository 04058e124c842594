import { flushSync } from 'react-dom';
import { isEmpty, type Values } from './changes.ts';
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
    if (!isModified() || isEmpty(typed)) {
      // At once: a key that is pressed before the next rendering would be added to the value before.
      if (state) flushSync(() => form.replaceState(state));
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
  const wanted = structuredClone(values);
  // At once, as in `replaceValues`.
  flushSync(() => {
    for (const [path, value] of listServerChanges(fields, current(), values)) {
      const text = merge(value, fields[path]?.value, valueAt(base, path));
      form.dispatchFields({ type: 'UPDATE', path, value: text });
      const end = path.lastIndexOf('.');
      Object.assign(Object(end < 0 ? wanted : valueAt(wanted, path.slice(0, end))), {
        [path.slice(end + 1)]: text,
      });
    }
    form.setModified(true);
  });
  const shownNow = current();
  if (isEmpty(changes(shownNow, { ...shownNow, ...wanted }))) return;
  await replaceValues(shown, wanted, shownNow);
  form.setModified(true);
}

/** Adds to a value what was typed at the end of the text before. */
function merge(value: unknown, typed: unknown, before: unknown): unknown {
  const areTexts = [value, typed, before].every((text) => typeof text === 'string');
  return areTexts && String(typed).startsWith(String(before))
    ? `${value}${String(typed).slice(String(before).length)}`
    : value;
}
