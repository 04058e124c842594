import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './question-dialog.css';
import { useEscape } from './use-escape.ts';

interface QuestionDialogProps {
  question: string;
  /** What the answers mean. */
  text: ReactNode;
  /** Escape is the harmless answer. */
  onEscape: () => void;
  /** The answers, buttons; the first has the focus. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back, above all else, be that another dialog. */
export function QuestionDialog({ question, text, onEscape, children }: QuestionDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  useEscape(onEscape);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      className="question-dialog"
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
      onClose={(event) => {
        // A phone's gesture for Back, made twice, closes without asking.
        event.stopPropagation();
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        onEscape();
      }}
      onKeyDown={(event) => {
        // Not for a dialog beneath.
        if (event.key === 'Tab') event.stopPropagation();
      }}
    >
      <h2 id={`${id}-question`} className="text-[1.5rem] leading-tight">
        {question}
      </h2>
      <div id={`${id}-text`} className="mt-3 grid gap-3 text-text-soft">
        {text}
      </div>
      {children}
    </dialog>
  );
}
