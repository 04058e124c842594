'use client';
import { Button, toast } from '@payloadcms/ui';
import type { LetterPreview } from '@riverfront/content/hiring';
import { type FormEvent, useEffect, useState } from 'react';
import { StaffDialog } from '../dialog/staff-dialog.tsx';
import { readStaff, reasonOf, sendStaff } from '../staff-api.ts';
import { LetterCheck } from './letter-check.tsx';

interface Template {
  id: number;
  name: string;
  subject: string;
  body: string;
}

interface LetterDialogProps {
  audience: 'applications' | 'messages';
  /** Numbers of the records whose people are written to. */
  ids: number[];
  /** Name of the template to begin with, if it is still there. */
  begin?: string;
  onClose: () => void;
  onSent: () => void;
}

const placeholders = {
  applications: '{{firstName}}, {{lastName}}, {{jobTitle}}, {{reference}}, {{company}}',
  messages: '{{name}}, {{reference}}, {{company}}',
};

/** Writes a letter: chosen and edited first, then looked at as each receiver gets it, then sent. */
export function LetterDialog({ audience, ids, begin, onClose, onSent }: LetterDialogProps) {
  const { templates, failed } = useTemplates(audience);
  const [chosen, setChosen] = useState('');
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [letters, setLetters] = useState<LetterPreview[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The same for every try, so that a second click sends nothing twice.
  const [key] = useState(() => crypto.randomUUID());

  function choose(id: string) {
    const template = templates.find((known) => String(known.id) === id);
    setChosen(id);
    if (!template) return;
    setSubject(template.subject);
    setBody(template.body);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the templates are here
  useEffect(() => {
    const first = templates.find(({ name }) => name === begin);
    if (first) choose(String(first.id));
  }, [templates]);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error) => setProblem(reasonOf(error)));
    setBusy(false);
  }
  const check = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const answer = await sendStaff<{ letters: LetterPreview[] }>(
        'POST',
        `/api/${audience}/replies/preview`,
        {
          ids,
          subject,
          body,
        },
      );
      setLetters(answer.letters);
    });
  };
  const send = () =>
    attempt(async () => {
      await sendStaff('POST', `/api/${audience}/replies`, { ids, subject, body, key });
      toast.success(ids.length === 1 ? 'The mail is on its way.' : `${ids.length} mails are on their way.`);
      onSent();
    });

  return (
    <StaffDialog
      title={
        letters ? `Send ${letters.length === 1 ? 'this mail' : `${letters.length} mails`}?` : titleFor(ids)
      }
      onClose={onClose}
    >
      {problem ? (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      ) : null}
      {letters ? (
        <LetterCheck letters={letters} busy={busy} onBack={() => setLetters(undefined)} onSend={send} />
      ) : (
        <form onSubmit={check}>
          <label className="staff-field">
            <span>Template</span>
            <select value={chosen} onChange={(event) => choose(event.target.value)}>
              <option value="">
                {failed ? 'The templates cannot be loaded' : 'None, I write it myself'}
              </option>
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

function titleFor(ids: number[]): string {
  return ids.length === 1 ? 'Write a mail' : `Write to ${ids.length} people`;
}

const none: Template[] = [];

function useTemplates(audience: string) {
  const [templates, setTemplates] = useState(none);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const query = `where[audience][equals]=${audience}&sort=name&limit=100&depth=0`;
    readStaff<{ docs: Template[] }>(`/api/reply-templates?${query}`).then(
      ({ docs }) => setTemplates(docs),
      () => setFailed(true),
    );
  }, [audience]);
  return { templates, failed };
}
