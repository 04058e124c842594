import { QuestionDialog } from '../../../ui/question-dialog.tsx';

interface LeaveDialogProps {
  /** The form is being sent; leaving stops it. */
  sending: boolean;
  /** Whether this browser keeps the entries. */
  isKept: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks what shall become of what was typed, above the form that is about to close. */
export function LeaveDialog({ sending, isKept, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <QuestionDialog
      question={sending ? 'Your application is being sent' : 'Close the application?'}
      text={<p>{textOf(sending, isKept)}</p>}
      onEscape={onStay}
    >
      <div className="mt-6 grid gap-3">
        <button type="button" className="button" onClick={onStay}>
          Keep editing
        </button>
        {isKept ? (
          <button type="button" className="button button-quiet" onClick={onLeave}>
            Close; your entries stay in this browser
          </button>
        ) : null}
        <button type="button" className="link mx-auto min-h-11 px-3 text-error" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </QuestionDialog>
  );
}

function textOf(sending: boolean, isKept: boolean): string {
  if (sending) return 'Closing stops the sending. You can send it later from what this browser keeps.';
  return isKept
    ? 'What you typed can stay in this browser for 7 days. The file and the verification would have to be given again.'
    : 'This browser does not keep what you typed: closing loses it.';
}
