'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StaffDialog } from './staff-dialog.tsx';

const setting = 'staff:keys';

/**
 * Binds single-key shortcuts, which are ignored in form fields, in dialogs and with a modifier key. They can be
 * turned off, because speech input triggers them by mistake (WCAG 2.1.4).
 */
export function useKeys(actions: Record<string, () => void>) {
  const [isOn, setOn] = useState(true);
  const current = useRef(actions);
  current.current = actions;
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
      const action = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!action) return;
      // The key is not also typed into the field that gets the focus.
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return {
    isOn,
    toggle(next: boolean) {
      localStorage.setItem(setting, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

interface KeysDialogProps extends ReturnType<typeof useKeys> {
  help: readonly (readonly [key: string, action: string])[];
  onClose: () => void;
}

/** Lists the keyboard shortcuts, and turns them on and off. */
export function KeysDialog({ isOn, toggle, help, onClose }: KeysDialogProps) {
  return (
    <StaffDialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="facts">
        {help.map(([key, action]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
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
