'use client';
import { Button } from '@payloadcms/ui';
import type { ReplyPreview as Preview } from '@riverfront/backend/inbox';
import './reply-preview.css';

interface ReplyPreviewProps {
  replies: Preview[];
  busy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Shows what each receiver of a reply gets, before anything is sent. */
export function ReplyPreview({ replies, busy, onBack, onSend }: ReplyPreviewProps) {
  const invalid = replies.filter(({ problem }) => problem !== null);
  return (
    <>
      {invalid.length > 0 ? (
        <p role="alert" className="staff-problem">
          Nothing can be sent yet: {invalid.length === 1 ? 'one email is' : `${invalid.length} emails are`}{' '}
          incomplete. Go back and change the text.
        </p>
      ) : null}
      <ul className="reply-preview" aria-label="Receivers">
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
        <Button onClick={onSend} disabled={busy || invalid.length > 0 || replies.length === 0}>
          {busy ? 'Sending…' : replies.length === 1 ? 'Send 1 email' : `Send ${replies.length} emails`}
        </Button>
        <Button buttonStyle="secondary" onClick={onBack} disabled={busy}>
          Back to the text
        </Button>
      </div>
    </>
  );
}
