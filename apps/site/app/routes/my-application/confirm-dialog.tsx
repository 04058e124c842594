import { useId, useLayoutEffect, useRef } from 'react';

interface ConfirmDialogProps {
  kind: 'withdraw' | 'erase';
  title: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

const words = {
  withdraw: {
    question: 'Withdraw this application?',
    text: [
      'Our recruiters stop working on it at once. You cannot take this back, but you can apply again.',
      'What you sent stays with us for the time that the privacy policy names. To have it gone, erase it.',
    ],
    yes: 'Yes, withdraw',
    busy: 'Withdrawing…',
  },
  erase: {
    question: 'Erase everything about this application?',
    text: [
      'This deletes what you entered, the résumé, our notes, and the mails about it, at once and for good. The application ends with it.',
      'Only its number and the time stay, as proof of the erasure. Download your data first if you want a copy.',
    ],
    yes: 'Yes, erase',
    busy: 'Erasing…',
  },
};

/** Asks before something that cannot be taken back. Escape and the first button leave everything as it is. */
export function ConfirmDialog({ kind, title, isBusy, onCancel, onConfirm }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { question, text, yes, busy } = words[kind];
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="own-confirm"
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <h2 id={`${id}-title`} className="text-[1.5rem] leading-tight">
        {question}
      </h2>
      <div id={`${id}-text`} className="mt-3 grid gap-3">
        <p className="font-semibold">{title}</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="text-text-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={onCancel} aria-disabled={isBusy}>
          No, keep it
        </button>
        <button type="button" className="button" onClick={onConfirm} aria-disabled={isBusy}>
          {isBusy ? busy : yes}
        </button>
      </div>
    </dialog>
  );
}
