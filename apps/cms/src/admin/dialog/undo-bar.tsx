import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import './undo-bar.css';

interface UndoBarProps {
  label?: string;
  /** A sentence about the action that can be undone. */
  text: string;
  /** How long it can be undone. */
  ms: number;
  onUndo: () => void;
  /** It cannot be undone any more. */
  onEnd: () => void;
}

/** Offers to undo the last move, or another action, while that is possible, by its button or Ctrl Z. */
export function UndoBar({ label = 'Last move', text, ms, onUndo, onEnd }: UndoBarProps) {
  const end = useEffectEvent(onEnd);
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  const focused = useRef<Element>(null);
  // Before it is painted: who sees the bar can press the key.
  useLayoutEffect(() => {
    focused.current = document.activeElement;
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, dialog');
      if (isTyping || event.shiftKey || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section className="undo-bar" aria-label={label}>
      <span role="status">{text}</span>
      <SmallButton
        onClick={() => {
          // The bar goes, and the focus with it.
          if (focused.current instanceof HTMLElement) focused.current.focus();
          onUndo();
        }}
      >
        Undo
      </SmallButton>
      <span className="undo-bar__time" style={{ animationDuration: `${ms}ms` }} />
    </section>
  );
}
