'use client';
import { Button, toast } from '@payloadcms/ui';
import type { ReplyPreview as Preview } from '@riverfront/backend/inbox';
import { type FormEvent, useEffect, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { readStaff, reasonOf, sendStaff } from '../../staff-api.ts';
import './reply-preview.css';

interface Template {
  id: number;
  name: string;
  subject: string;
  body: string;
}

export interface ReplyDialogProps {
  audience: 'applications' | 'messages';
  /** Ids of the records whose people are written to. */
  ids: number[];
  /** Name of the template that is selected first, if it exists. */
  initialTemplate?: string;
  onClose: () => void;
  onSent: () => void;
}

const placeholders = {
  applications: '{{firstName}}, {{lastName}}, {{jobTitle}}, {{reference}}, {{company}}',
  messages: '{{name}}, {{reference}}, {{company}}',
};

/** Writes a reply, from a template or without, previews it for each receiver, and sends it. */
export function ReplyDialog({ audience, ids, initialTemplate, onClose, onSent }: ReplyDialogProps) {
  const [templates, setTemplates] = useState<Template[]>([]);
  const [chosen, setChosen] = useState('');
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [replies, setReplies] = useState<Preview[]>();
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  // The idempotency key: a second click sends nothing twice.
  const [key] = useState(() => crypto.randomUUID());

  function choose(template: Template | undefined) {
    setChosen(String(template?.id ?? ''));
    if (!template) return;
    setSubject(template.subject);
    setBody(template.body);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => {
    const query = `where[audience][equals]=${audience}&sort=name&limit=100&depth=0`;
    readStaff<{ docs: Template[] }>(`/api/reply-templates?${query}`).then(
      ({ docs }) => {
        setTemplates(docs);
        choose(docs.find(({ name }) => name === initialTemplate));
      },
      () => setFailed(true),
    );
  }, []);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error) => setProblem(reasonOf(error)));
    setBusy(false);
  }
  const preview = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const path = `/api/${audience}/replies/preview`;
      const response = await sendStaff<{ replies: Preview[] }>('POST', path, { ids, subject, body });
      setReplies(response.replies);
    });
  };
  const send = () =>
    attempt(async () => {
      await sendStaff('POST', `/api/${audience}/replies`, { ids, subject, body, key });
      toast.success(ids.length === 1 ? 'The email is on its way.' : `${ids.length} emails are on their way.`);
      onSent();
    });

  return (
    <StaffDialog title={replies ? sendTitle(replies.length) : writeTitle(ids.length)} onClose={onClose}>
      <Problem text={problem} />
      {replies ? (
        <ReplyPreview replies={replies} busy={busy} onBack={() => setReplies(undefined)} onSend={send} />
      ) : (
        <form onSubmit={preview}>
          <label className="staff-field">
            <span>Template</span>
            <select
              value={chosen}
              onChange={({ target }) => choose(templates.find(({ id }) => String(id) === target.value))}
            >
              <option value="">{failed ? 'The templates cannot be loaded' : 'No template'}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="staff-field">
            <span>Subject</span>
            <input
              required
              maxLength={150}
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
            />
          </label>
          <label className="staff-field">
            <span>Text</span>
            <textarea
              required
              maxLength={10_000}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          </label>
          <p className="staff-hint">Filled in for each receiver: {placeholders[audience]}.</p>
          <div className="staff-actions" style={{ marginTop: '1rem' }}>
            <Button type="submit" disabled={busy}>
              Preview
            </Button>
            <Button buttonStyle="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </StaffDialog>
  );
}

function sendTitle(count: number): string {
  return count === 1 ? 'Send this email?' : `Send ${count} emails?`;
}

function writeTitle(count: number): string {
  return count === 1 ? 'Write an email' : `Write to ${count} people`;
}

interface ReplyPreviewProps {
  replies: Preview[];
  busy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Shows what each receiver of a reply gets, before anything is sent. */
function ReplyPreview({ replies, busy, onBack, onSend }: ReplyPreviewProps) {
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
