import type { EarlierApplication } from '@riverfront/contract';
import { formatDay } from '@riverfront/mail/format';
import { useSite } from '../../../site.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';

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
