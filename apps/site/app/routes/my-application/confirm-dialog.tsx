import { QuestionDialog } from '../../ui/question-dialog.tsx';

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

/** Asks before an action that cannot be undone. Escape and the first button cancel it. */
export function ConfirmDialog({ kind, title, isBusy, onCancel, onConfirm }: ConfirmDialogProps) {
  const { question, text, yes, busy } = words[kind];
  return (
    <QuestionDialog
      question={question}
      text={
        <>
          <p className="font-semibold text-text">{title}</p>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      }
      onEscape={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={onCancel} aria-disabled={isBusy}>
          No, keep it
        </button>
        <button type="button" className="button" onClick={onConfirm} aria-disabled={isBusy}>
          {isBusy ? busy : yes}
        </button>
      </div>
    </QuestionDialog>
  );
}
