import { describeVisibility } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import {
  applicantTexts,
  type RejectionReason,
  rejectionReasons,
  type Stage,
  stages,
  toLabel,
} from '@riverfront/backend/recruiting/applications/stages';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Select } from '../../form/field.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { countEmails, Receivers, useReplyPreview } from '../../inbox/replies/reply-dialog.tsx';
import { emptyReply, ReplyFields, type ReplyText } from '../../inbox/replies/reply-fields.tsx';

/** Reason and email of a move. */
export interface MoveOptions {
  rejectionReason?: RejectionReason;
  /** The email that leaves with the move. */
  reply?: ReplyText;
}

/** Says what a move that can be undone has not done yet: on the applicant's page the stage has changed. */
export const describeUndoable = ({ reply }: MoveOptions): string =>
  reply ? 'The email has not left yet.' : 'The move can be undone.';

interface MoveDialogProps {
  /** Each says whether they know of their rejection by email. */
  applicants: { id: number; name: string; isTold: boolean }[];
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
  const ids = applicants.map(({ id }) => id);
  const empty = { reason: '' as RejectionReason | '', writes: false, ...emptyReply };
  const draft = useDraft(`move:${ids.join()}:${to}`, empty);
  const { reason, writes, subject, body } = draft.value;
  const text = { subject, body };
  const { replies, canSend, preview, goBack } = useReplyPreview(ids);
  const isRejection = to === 'rejected';
  const [first] = applicants;
  const who = applicants.length === 1 && first ? first.name : `${applicants.length} applicants`;
  const told = applicants.flatMap(({ isTold, name }) => (isTold ? name : []));
  const verb = isRejection ? 'Reject' : 'Move';
  const page = applicantTexts[to];

  async function submit(): Promise<boolean> {
    if (writes && !replies) return preview(text);
    const isMoved = await onMove({
      ...(reason && { rejectionReason: reason }),
      ...(writes && { reply: text }),
    });
    if (isMoved) draft.clear(draft.value);
    return isMoved;
  }

  return (
    <StaffDialog
      title={isRejection ? `Reject ${who}?` : `Move ${who} to ${toLabel(stages, to)}?`}
      action={replies ? `${verb} and send ${countEmails(replies)}` : writes ? 'Preview' : verb}
      isInactive={replies && !canSend}
      onSubmit={submit}
      draft={replies ? undefined : draft}
      onClose={onClose}
    >
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
        <Receivers replies={replies} onBack={goBack} />
      ) : (
        <>
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
            <ReplyFields
              audience="applications"
              initialTemplate={templates[to]}
              text={text}
              onChange={draft.change}
            />
          ) : null}
        </>
      )}
    </StaffDialog>
  );
}
