import { useEffect, useRef } from 'react';
import { SmallButton } from '../../form/buttons.tsx';

interface UndoBarProps {
  /** How long the move can be undone. */
  ms: number;
  onUndo: () => void;
}

/** Offers to undo a move while that is possible, by its button or Ctrl Z. */
export function UndoBar({ ms, onUndo }: UndoBarProps) {
  const undo = useRef(onUndo);
  undo.current = onUndo;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, dialog');
      if (isTyping || event.shiftKey || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section className="board__undo" aria-label="Last move">
      <span>Nothing has reached them yet.</span>
      <SmallButton onClick={onUndo}>Undo</SmallButton>
      <span className="board__time" style={{ animationDuration: `${ms}ms` }} />
    </section>
  );
}
