'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StaffDialog } from './staff-dialog.tsx';

const setting = 'staff:keys';

/** Keys of which each does the same, what that is, and doing it. */
type Shortcut = readonly [keys: string, label: string, action: (key: string) => void];

/**
 * Binds single-key shortcuts, which are ignored in form fields, in dialogs and with a modifier key. They can be
 * turned off, because speech input triggers them by mistake (WCAG 2.1.4).
 */
export function useKeys(shortcuts: readonly Shortcut[]) {
  const [isOn, setOn] = useState(true);
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => setOn(localStorage.getItem(setting) !== 'off'), []);
  // With hydration itself: passive effects run later, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      const isTyping =
        target instanceof Element &&
        target.closest('input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]') !==
          null;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyping) return;
      if (document.querySelector('dialog[open]')) return;
      const [, , action] = current.current.find(([keys]) => key.length === 1 && keys.includes(key)) ?? [];
      if (!action) return;
      // The key is not also typed into the field that gets the focus.
      event.preventDefault();
      action(key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return {
    shortcuts,
    isOn,
    toggle(next: boolean) {
      localStorage.setItem(setting, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

/** Lists the keyboard shortcuts, and turns them on and off. */
export function KeysDialog(props: ReturnType<typeof useKeys> & { onClose: () => void }) {
  const { shortcuts, isOn, toggle, onClose } = props;
  return (
    <StaffDialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="facts">
        {shortcuts.map(([keys, label]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys.length > 1 ? `${keys.at(0)} – ${keys.at(-1)}` : keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => toggle(target.checked)} /> Use these
          keys
        </label>
      </p>
    </StaffDialog>
  );
}
