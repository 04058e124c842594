import { useEffect } from 'react';

/**
 * The values of the fields before hydration: where an extension has put elements beside the fields, React renders
 * the page anew.
 */
const filledBeforeHydration = [...(globalThis.document?.querySelectorAll('input, textarea') ?? [])]
  .filter(isTextBox)
  .filter(({ value, defaultValue }) => value !== defaultValue)
  .map(({ id, value }) => ({ id, value }));

/**
 * Reports text boxes that were filled without an event, as some password managers do, before the visitor goes on:
 * React would keep its own value, and write it back into the box.
 */
export function useAutofill(): void {
  useEffect(() => {
    const listening = new AbortController();
    // Capturing, so that React handles these events afterwards, with the new values.
    for (const type of ['focusin', 'input', 'click', 'submit'])
      document.addEventListener(type, reportAutofill, { capture: true, signal: listening.signal });
    for (const { id, value } of filledBeforeHydration.splice(0)) {
      const box = document.getElementById(id);
      if (!box || !isTextBox(box)) continue;
      setNativeValue(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return () => listening.abort();
  }, []);
}

let isReporting = false;

function reportAutofill({ target, type }: Event): void {
  // Its own events arrive here as well.
  if (isReporting) return;
  isReporting = true;
  const form = target instanceof Element ? target.closest('form') : null;
  const typed = type === 'input' ? target : null;
  // Read before any is reported: React writes its own values back into the others.
  const boxes = [...(form?.elements ?? [])].filter(isTextBox).map((box) => ({ box, value: box.value }));
  // React keeps the default value of a box equal to its state.
  const filled = boxes.filter(({ box, value }) => box !== typed && value !== box.defaultValue);
  for (const { box, value } of filled) {
    // React compares with what was last written through the box itself.
    box.value = box.defaultValue;
    setNativeValue(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const { box, value } of filled.length > 0 ? boxes : []) if (box === typed) setNativeValue(box, value);
  isReporting = false;
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

function isTextBox(box: Element): box is TextBox {
  const isInput = box instanceof HTMLInputElement && /^(text|email|tel|search)$/.test(box.type);
  return isInput || box instanceof HTMLTextAreaElement;
}

/** Writes a value as the browser does, past the property by which React notices it. */
function setNativeValue(box: TextBox, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
}
