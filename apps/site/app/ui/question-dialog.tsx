import { type ReactNode, useId } from 'react';
import { useDialog } from './dialog.ts';

interface QuestionDialogProps {
  question: string;
  /** Explains the answers. */
  text: ReactNode;
  /** Escape is the harmless answer. */
  onEscape: () => void;
  /** The answers, buttons; the first has the focus. */
  children: ReactNode;
}

/** Confirms an action that cannot be undone, above any other dialog. */
export function QuestionDialog({ question, text, onEscape, children }: QuestionDialogProps) {
  const id = useId();
  const dialog = useDialog(onEscape);
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,100vw-2rem)] max-w-none overflow-auto border-t-6 border-accent bg-surface p-7 text-text shadow-(--shadow-raised) backdrop:bg-shade/60"
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
