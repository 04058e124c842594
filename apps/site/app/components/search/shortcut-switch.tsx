import { useState } from 'react';
import { isShortcutOn, setShortcut } from './shortcut.ts';

/** Lets whoever speaks to the computer, or hits keys by accident, switch the slash key off. */
export function ShortcutSwitch() {
  const [on, setOn] = useState(isShortcutOn);
  return (
    <label className="search-shortcut">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          setShortcut(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      <span>
        Open search with the <kbd>/</kbd> key
      </span>
    </label>
  );
}
