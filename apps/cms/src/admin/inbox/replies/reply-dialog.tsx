'use client';
import { toast } from '@payloadcms/ui';
import type { Timeline } from '@riverfront/backend/inbox/notes/timeline';
import type { ReplyPreview } from '@riverfront/backend/inbox/replies/endpoints';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { StaffApiError, sendStaff } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { ReplyFields, sentAlready, useReplyDraft } from './reply-fields.tsx';
import './reply-preview.css';

interface ReplyDialogProps {
  /** Ids of the applications whose people are written to. */
  ids: number[];
  /** Address of a single receiver, which can be corrected when an email did not arrive there. */
  email?: string;
  onClose: () => void;
  onSent?: () => void;
}

/** Names the draft of an email to the people of applications. */
export const emailTo = (ids: number[]) => `email:${ids.join()}`;

/** “Send 1 email”. */
export const countEmails = (replies: ReplyPreview[]) =>
  replies.length === 1 ? '1 email' : `${replies.length} emails`;

/** Writes a reply, from a template or without, previews it for each receiver, and sends it. */
export function ReplyDialog({ ids, email, onClose, onSent }: ReplyDialogProps) {
  const draft = useReplyDraft(emailTo(ids));
  const { subject, body, key, to } = draft.value;
  const timeline = useStaffData<Timeline>(email && `/api/applications/${ids[0]}/timeline`);
  const { replies, canSend, preview, goBack } = useReplyPreview(ids);
  const failedAddress = timeline.data?.isUndeliverable ? email : undefined;

  async function submit() {
    const address = (failedAddress && to) || undefined;
    if (!replies) return preview({ subject, body, to: address });
    const reply = { ids, subject, body, key, to: address };
    const { sent } = await sendStaff<{ sent: number }>('POST', '/api/applications/replies', reply);
    if (sent === 0) throw new StaffApiError(`${sentAlready} Close this, or change the text to send another.`);
    draft.clear({ subject, body, to });
    toast.success(ids.length === 1 ? 'The email is on its way.' : `${ids.length} emails are on their way.`);
    onSent?.();
    return true;
  }

  const sendTitle = replies && replies.length > 1 ? `Send ${replies.length} emails?` : 'Send this email?';
  const writeTitle = ids.length === 1 ? 'Write an email' : `Write to ${ids.length} people`;
  return (
    <StaffDialog
      title={replies ? sendTitle : writeTitle}
      action={replies ? `Send ${countEmails(replies)}` : 'Preview'}
      isInactive={replies && !canSend}
      onSubmit={submit}
      draft={replies ? undefined : draft}
      onClose={onClose}
    >
      {replies ? (
        <Receivers replies={replies} onBack={goBack} />
      ) : (
        <ReplyFields
          audience="applications"
          text={draft.value}
          to={failedAddress && (to || failedAddress)}
          onChange={draft.change}
        />
      )}
    </StaffDialog>
  );
}

/** Previews a reply to the people of applications. */
export function useReplyPreview(ids: number[]) {
  const [replies, setReplies] = useState<ReplyPreview[]>();
  return {
    replies,
    canSend: Boolean(replies?.length && replies.every(({ problem }) => problem === null)),
    /** @returns false: the dialog stays open */
    async preview(reply: object): Promise<false> {
      const path = '/api/applications/replies/preview';
      setReplies((await sendStaff<{ replies: ReplyPreview[] }>('POST', path, { ids, ...reply })).replies);
      return false;
    },
    goBack: () => setReplies(undefined),
  };
}

/** Shows what each receiver of a reply gets, before anything is sent. */
export function Receivers({ replies, onBack }: { replies: ReplyPreview[]; onBack: () => void }) {
  const count = replies.filter(({ problem }) => problem !== null).length;
  return (
    <>
      {count > 0 ? (
        <Problem
          text={`Nothing can be sent yet: ${count === 1 ? 'one email is' : `${count} emails are`} incomplete. Go back and change the text.`}
        />
      ) : null}
      <ul className="staff-list reply-preview" aria-label="Receivers">
        {replies.map(({ id, name, email, subject, body, problem }) => (
          <li key={id}>
            <details open={replies.length === 1 || problem !== null}>
              <summary>
                <strong>{name}</strong> <span className="staff-hint">{email}</span>
              </summary>
              {problem ? <p className="staff-problem">{problem}</p> : null}
              <p className="reply-preview__subject">{subject}</p>
              <p className="reply-preview__body">{body}</p>
            </details>
          </li>
        ))}
      </ul>
      <SmallButton onClick={onBack}>Back to the text</SmallButton>
    </>
  );
}
