import type { EarlierApplication } from '@riverfront/contract';
import { formatDay } from '@riverfront/mail/format';
import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { useUnloadQuestion } from '../../../components/form/use-draft.ts';
import { useSite } from '../../../site.ts';
import { QuestionDialog } from '../../../ui/modal.tsx';

/**
 * Blocks every way out of the form, the browser's Back included, while there is something to lose; the
 * browser itself asks before the document is left, and only while the form is being sent.
 * @returns React Router's blocker, and a function that lets everybody leave from now on
 */
export function useLeaveGuard({ hasValues, isSending }: { hasValues: boolean; isSending: boolean }) {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOpen.current && (hasValues || isSending) && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(isSending);
  const open = () => {
    isOpen.current = true;
  };
  return { blocker, open };
}

interface LeaveDialogProps {
  /** Leaving cancels the request that is under way. */
  isSending: boolean;
  /** This browser stores the draft. */
  isStored: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Confirms closing the form: keep the draft, or discard it. */
export function LeaveDialog({ isSending, isStored, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <QuestionDialog
      question={isSending ? 'Your application is being sent' : 'Close the application?'}
      text={<p>{toText(isSending, isStored)}</p>}
      onEscape={onStay}
    >
      <div className="mt-6 grid gap-3">
        <button type="button" className="button" onClick={onStay}>
          Keep editing
        </button>
        {isStored ? (
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

function toText(isSending: boolean, isStored: boolean): string {
  if (isSending) return 'Closing cancels the upload. You can send it later from what this browser stores.';
  return isStored
    ? 'What you typed can stay in this browser for 7 days. The file and the verification would have to be given again.'
    : 'This browser does not keep what you typed: closing loses it.';
}

interface DuplicateApplicationDialogProps {
  earlier: EarlierApplication;
  /** Title of the job. */
  job: string;
  onAnswer: (isSecond: boolean) => void;
}

/** Asks whether a second application for the same job is meant. */
export function DuplicateApplicationDialog({ earlier, job, onAnswer }: DuplicateApplicationDialogProps) {
  const { timeZone } = useSite();
  return (
    <QuestionDialog
      question="Send a second application?"
      text={
        <p>
          We received your application {earlier.reference} for {job} on{' '}
          {formatDay(earlier.receivedAt, timeZone)}. A second one does not replace it: our recruiters read
          both.
        </p>
      }
      onEscape={() => onAnswer(false)}
    >
      <div className="mt-6 grid gap-3">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          Do not send
        </button>
        <button type="button" className="button button-quiet" onClick={() => onAnswer(true)}>
          Send a second application
        </button>
      </div>
    </QuestionDialog>
  );
}
