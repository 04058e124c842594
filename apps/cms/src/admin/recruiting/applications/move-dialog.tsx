import { describeVisibility } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import {
  applicantTexts,
  type RejectionReason,
  rejectionReasons,
  type Stage,
  stages,
  toLabel,
} from '@riverfront/backend/recruiting/applications/stages';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import type { FormEvent } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { FormActions } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Select } from '../../form/field.tsx';
import { Restored } from '../../form/restored.tsx';
import { ReplyPreview, useReplyPreview } from '../../inbox/replies/reply-dialog.tsx';
import { emptyReply, ReplyFields, type ReplyText } from '../../inbox/replies/reply-fields.tsx';

/** Reason and email of a move. */
export interface MoveOptions {
  rejectionReason?: RejectionReason;
  /** The email that leaves with the move. */
  reply?: ReplyText;
}

interface MoveDialogProps {
  /** Each says whether they know of their rejection by email. */
  applicants: { id: number; name: string; reference: string; isTold: boolean }[];
  to: Stage;
  onClose: () => void;
  /** Closes the dialog. @returns whether the move was stored */
  onMove: (options: MoveOptions) => Promise<boolean>;
}

const templates: Partial<Record<Stage, string>> = {
  interview: 'Invitation to an interview',
  rejected: 'Rejection',
};

/** Whether a move to a stage ends an application: it is not made without this dialog. */
export const endsApplication = (stage: Stage) => stage === 'rejected' || stage === 'withdrawn';

/** Shows what applicants will read after a move, and takes the reason of a rejection and an email to send with it. */
export function MoveDialog({ applicants, to, onClose, onMove }: MoveDialogProps) {
  const form = `move of applications ${applicants.map(({ id }) => id).join()} to ${to}`;
  const empty = { reason: '' as RejectionReason | '', writes: false, ...emptyReply };
  const draft = useStoredState(useDraftKey(form), empty);
  const { reason, writes, subject, body } = draft.value;
  const text = { subject, body };
  const { replies, preview, goBack, problem, isBusy } = useReplyPreview(applicants.map(({ id }) => id));
  const isRejection = to === 'rejected';
  const [first] = applicants;
  const who = applicants.length === 1 && first ? first.name : `${applicants.length} applicants`;
  const told = applicants.flatMap(({ isTold, name }) => (isTold ? name : []));
  const verb = isRejection ? 'Reject' : 'Move';
  const page = applicantTexts[to];

  async function move(): Promise<void> {
    const isMoved = await onMove({
      ...(reason && { rejectionReason: reason }),
      ...(writes && { reply: text }),
    });
    if (isMoved) draft.clear({ reason, writes, ...text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (writes) preview(text);
    else void move();
  }

  return (
    <StaffDialog
      title={isRejection ? `Reject ${who}?` : `Move ${who} to ${toLabel(stages, to)}?`}
      onClose={onClose}
    >
      <Problem text={problem} />
      {told.length > 0 ? (
        <p className="staff-problem">
          {`${new Intl.ListFormat('en-GB').format(told)} ${told.length === 1 ? 'has' : 'have'} read in an email that we do not take the application further. The move does not take that back: write to them.`}
        </p>
      ) : null}
      <p className="staff-hint">On their page they read:</p>
      <blockquote className="board__reading">
        <strong>{page.title}</strong>
        <br />
        {page.text}
      </blockquote>
      {replies ? (
        <ReplyPreview
          replies={replies}
          busy={false}
          action={`${verb} and send ${replies.length === 1 ? '1 email' : `${replies.length} emails`}`}
          onBack={goBack}
          onSend={() => void move()}
        />
      ) : (
        <form onSubmit={submit}>
          <Restored at={draft.restoredAt} onDiscard={() => draft.change(empty)} />
          {isRejection ? (
            <>
              <Select
                label="Reason"
                required
                aria-describedby="rejection-reason-hint"
                value={reason}
                empty="Please choose"
                of={rejectionReasons}
                onChange={(value) => draft.change({ reason: value as RejectionReason | '' })}
              />
              <p className="staff-hint" id="rejection-reason-hint">
                {describeVisibility('rejectionReason')}
              </p>
            </>
          ) : null}
          <p>
            <label className="board__choice board__choice--words">
              <input
                type="checkbox"
                checked={writes}
                onChange={({ target }) => draft.change({ writes: target.checked })}
              />
              Send an email with it, which leaves when the move cannot be undone any more
            </label>
          </p>
          {writes ? (
            <ReplyFields initialTemplate={templates[to]} text={text} onChange={draft.change} />
          ) : null}
          <FormActions action={writes ? 'Preview' : verb} isInactive={isBusy} onCancel={onClose} />
        </form>
      )}
    </StaffDialog>
  );
}
