import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import './undo-bar.css';

interface UndoBarProps {
  /** What can be undone. */
  label?: string;
  text?: string;
  /** How long it can be undone. */
  ms: number;
  onUndo: () => void;
  /** It cannot be undone any more. */
  onEnd: () => void;
}

/** Offers to undo the last move, or another action, while that is possible, by its button or Ctrl Z. */
export function UndoBar({
  label = 'Last move',
  text = 'Nothing has reached them yet.',
  ms,
  onUndo,
  onEnd,
}: UndoBarProps) {
  const end = useEffectEvent(onEnd);
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  // Before it is painted: who sees the bar can press the key.
  useLayoutEffect(() => {
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
      <span>{text}</span>
      <SmallButton onClick={onUndo}>Undo</SmallButton>
      <span className="undo-bar__time" style={{ animationDuration: `${ms}ms` }} />
    </section>
  );
}
