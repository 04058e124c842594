'use client';
import { toast } from '@payloadcms/ui';
import type { Timeline } from '@riverfront/backend/inbox/notes/timeline';
import type { ReplyPreview as Preview } from '@riverfront/backend/inbox/replies/endpoints';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { FormActions, PrimaryButton, SecondaryButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Restored } from '../../form/restored.tsx';
import { StaffApiError, sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { sentAlready } from '../composer.tsx';
import { AddressField, emptyReply, ReplyFields } from './reply-fields.tsx';
import './reply-preview.css';

interface ReplyDialogProps {
  /** Ids of the applications whose people are written to. */
  ids: number[];
  /** Address of a single receiver, which can be corrected when an email did not arrive there. */
  email?: string;
  onClose: () => void;
  onSent: () => void;
}

/** Writes a reply, from a template or without, previews it for each receiver, and sends it. */
export function ReplyDialog({ ids, email, onClose, onSent }: ReplyDialogProps) {
  // The idempotency key belongs to the text: a second click sends nothing twice.
  const draft = useStoredState(useDraftKey(emailTo(ids)), { ...emptyReply, key: '' }, ({ body }) => !body);
  const { subject, body, key } = draft.value;
  const timeline = useStaffData<Timeline>(email && `/api/applications/${ids[0]}/timeline`);
  const [to, setTo] = useState<string>();
  const { replies, preview, goBack, problem, isBusy, attempt } = useReplyPreview(ids);

  const send = () =>
    attempt(async () => {
      const reply = { ids, subject, body, key, to };
      const { sent } = await sendStaff<{ sent: number }>('POST', '/api/applications/replies', reply);
      if (sent === 0)
        throw new StaffApiError(`${sentAlready} Close this, or change the text to send another.`);
      draft.clear({ subject, body });
      toast.success(ids.length === 1 ? 'The email is on its way.' : `${ids.length} emails are on their way.`);
      onSent();
    });

  const sendTitle = replies && replies.length > 1 ? `Send ${replies.length} emails?` : 'Send this email?';
  const writeTitle = ids.length === 1 ? 'Write an email' : `Write to ${ids.length} people`;
  return (
    <StaffDialog title={replies ? sendTitle : writeTitle} onClose={onClose}>
      <Problem text={problem} />
      {replies ? (
        <ReplyPreview replies={replies} busy={isBusy} onBack={goBack} onSend={send} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            preview({ subject, body, to });
          }}
        >
          <Restored at={draft.restoredAt} onDiscard={() => draft.change(emptyReply)} />
          {email && timeline.data?.isUndeliverable ? (
            <AddressField
              value={to ?? email}
              onChange={(address) => {
                setTo(address);
                draft.change({ key: crypto.randomUUID() });
              }}
            />
          ) : null}
          <ReplyFields
            text={draft.value}
            onChange={(next) => draft.change({ ...next, key: crypto.randomUUID() })}
          />
          <FormActions action="Preview" isInactive={isBusy} onCancel={onClose} />
        </form>
      )}
    </StaffDialog>
  );
}

/** Previews a reply to the people of applications. */
export function useReplyPreview(ids: number[]) {
  const [replies, setReplies] = useState<Preview[]>();
  const { problem, isBusy, attempt } = useAttempt();
  const preview = (reply: object) =>
    void attempt(async () => {
      const path = '/api/applications/replies/preview';
      setReplies((await sendStaff<{ replies: Preview[] }>('POST', path, { ids, ...reply })).replies);
    });
  return { replies, preview, goBack: () => setReplies(undefined), problem, isBusy, attempt };
}

/** Names the draft of an email to the people of applications. */
export const emailTo = (ids: number[]) => `email to applications ${ids.join()}`;

interface ReplyPreviewProps {
  replies: Preview[];
  busy: boolean;
  /** Label of the button that sends; without one it says how many emails are sent. */
  action?: string;
  onBack: () => void;
  onSend: () => void;
}

/** Shows what each receiver of a reply gets, before anything is sent. */
export function ReplyPreview({ replies, busy, action, onBack, onSend }: ReplyPreviewProps) {
  const invalid = replies.filter(({ problem }) => problem !== null);
  return (
    <>
      {invalid.length > 0 ? (
        <Problem
          text={`Nothing can be sent yet: ${invalid.length === 1 ? 'one email is' : `${invalid.length} emails are`} incomplete. Go back and change the text.`}
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
      <div className="staff-actions">
        <PrimaryButton onClick={onSend} isInactive={busy || invalid.length > 0 || replies.length === 0}>
          {busy
            ? 'Sending…'
            : (action ?? (replies.length === 1 ? 'Send 1 email' : `Send ${replies.length} emails`))}
        </PrimaryButton>
        <SecondaryButton onClick={onBack} isInactive={busy}>
          Back to the text
        </SecondaryButton>
      </div>
    </>
  );
}
