import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom shows no dialogs.
HTMLDialogElement.prototype.showModal ??= () => {};
HTMLDialogElement.prototype.close ??= () => {};

/**
 * Renders into the document until the test ends, effects included. For tests with the environment `jsdom`.
 * @returns the parent of all but dialogs, which are in the body (`findDialog`)
 */
export async function render(element: ReactNode): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
    // The next test reads everything anew.
    await mutate(() => true, undefined);
  });
  await act(async () => root.render(element));
  return container;
}

/** Finds the open dialog. @throws {Error} when there is none */
export function findDialog(): HTMLElement {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return dialog;
}

/** Types a value into a field, or chooses it in a select. */
export async function type(field: Element | null, value: string): Promise<void> {
  // React has replaced the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  await act(async () => field?.dispatchEvent(new Event(kind, { bubbles: true })));
}

/** Clicks the button with a text. */
export async function click(container: Element, text: string): Promise<void> {
  const button = [...container.querySelectorAll('button')].find((one) => one.textContent === text);
  await act(async () => button?.click());
}

/** The text of the error that is shown, if any. */
export const alertIn = (container: Element) => container.querySelector('[role=alert]')?.textContent;
