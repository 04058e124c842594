const name = 'search-shortcut';

/** Returns whether the keyboard shortcut `/` opens the search; visitors can disable it (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Stores in this browser whether the slash key opens the search. */
export function setShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // Without storage it stays as it is.
  }
}

/** Returns whether a key is the slash, pressed outside of text fields and dialogs. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const { target } = event;
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  return !typing && !document.querySelector('dialog[open]') && isShortcutOn();
}
