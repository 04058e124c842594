'use client';
import { toast } from '@payloadcms/ui';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { PrimaryButton, SmallButton } from '../form/buttons.tsx';
import { Chooser } from '../form/chooser.tsx';
import { useDraftKey } from '../form/draft-key.tsx';
import { Field } from '../form/field.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { AddressField, insertTemplate, type Template } from './replies/reply-fields.tsx';

interface ComposerProps {
  id: number;
  /** Id of the newest reply that is shown. */
  seen: number;
  placeholders: Record<string, string>;
  snippets: Template[];
  canReply: boolean;
  /** The address to which a reply could not be delivered, to be corrected. */
  failedAddress?: string | null;
  isBusy: boolean;
  /** Runs a change and reads the conversation again. @returns whether it succeeded */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

const maxFiles = 5;
const maxBytes = 5 * 1024 ** 2;

/** The form to answer by email or to add a note. What is typed survives leaving it. */
export function Composer(props: ComposerProps) {
  const { id, seen, placeholders, snippets, canReply, failedAddress, isBusy, attempt } = props;
  const [to, setTo] = useState<string>();
  const subject = `Your message to ${placeholders.company}`;
  const { draft, change, clear } = useDraft(id, subject);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const isReply = draft.mode === 'reply' && canReply;
  const missing = draft.files.filter((name) => files.every((file) => file.name !== name));

  function insert(snippet: Template | undefined) {
    if (!snippet) return;
    const fill = (words: string) =>
      words.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => placeholders[name] || whole);
    const filled = { subject: fill(snippet.subject), body: fill(snippet.body) };
    change(insertTemplate(draft, filled, [{ subject, body: '' }], text.current?.selectionStart));
    text.current?.focus();
  }
  function attach(chosen: File[]) {
    const names = chosen.map(({ name }) => name);
    const all = [...files.filter(({ name }) => !names.includes(name)), ...chosen];
    const isTooMuch = all.length > maxFiles || all.reduce((sum, { size }) => sum + size, 0) > maxBytes;
    setProblem(isTooMuch ? 'Attach at most five files with 5 MB together.' : undefined);
    if (isTooMuch) return;
    setFiles(all);
    change({ files: [...new Set([...draft.files, ...names])] });
  }
  function remove(name: string) {
    setFiles(files.filter((file) => file.name !== name));
    change({ files: draft.files.filter((other) => other !== name) });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const { subject, body, key, note } = draft;
    if (!isReply) {
      const isAdded = await attempt(() =>
        sendStaff('POST', '/api/message-notes?depth=0', { about: id, text: note }),
      );
      if (isAdded) clear({ note });
      return;
    }
    if (missing.length > 0)
      return setProblem(
        `Attach ${missing.join(' and ')} again, or remove it: a file does not survive leaving.`,
      );
    setProblem(undefined);
    let sent = 0;
    const isAnswered = await attempt(async () => {
      const sentFiles = await Promise.all(files.map(encode));
      const address = failedAddress ? to : undefined;
      const reply = { ids: [id], subject, body, key, seen, files: sentFiles, to: address };
      ({ sent } = await sendStaff<{ sent: number }>('POST', '/api/messages/replies', reply));
    });
    if (!isAnswered) return;
    if (sent === 0) return setProblem(`${sentAlready} Change the text to send another, or delete it.`);
    clear({ subject, body, files: draft.files });
    setFiles([]);
    toast.success('The reply is on its way.');
  }
  const tab = (mode: 'reply' | 'note', label: string) => (
    <button type="button" aria-pressed={isReply === (mode === 'reply')} onClick={() => change({ mode })}>
      {label}
    </button>
  );

  return (
    <form className="panel inbox__composer" onSubmit={submit} aria-label="Answer">
      <div className="staff-row">
        {canReply ? tab('reply', 'Reply by email') : null}
        {tab('note', 'Note for colleagues')}
        {isReply && snippets.length > 0 ? (
          <Chooser
            aria-label="Insert a snippet"
            action="Insert"
            empty="Insert a snippet"
            of={snippets}
            onPress={(value) => insert(snippets.find((one) => String(one.id) === value))}
          />
        ) : null}
      </div>
      {isReply ? (
        <>
          {failedAddress ? (
            <AddressField
              value={to ?? failedAddress}
              onChange={(address) => {
                setTo(address);
                // Another receiver: it gets another key.
                change({ body: draft.body });
              }}
            />
          ) : null}
          <Field label="Subject">
            <input
              required
              maxLength={150}
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          </Field>
          <Field label="Reply">
            <textarea
              ref={text}
              required
              readOnly={isBusy}
              maxLength={10_000}
              value={draft.body}
              onChange={({ target }) => change({ body: target.value })}
            />
          </Field>
          <ul className="staff-row" aria-label="Attached files">
            {draft.files.map((name) => (
              <li key={name} className={missing.includes(name) ? 'chip chip--attention' : 'chip'}>
                {missing.includes(name) ? `${name}: attach it again` : name}
                <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Field label="Note">
          <textarea
            required
            maxLength={10_000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
      )}
      <Problem text={problem} />
      <div className="staff-row">
        <PrimaryButton type="submit" isInactive={isBusy}>
          {isReply ? 'Send reply' : 'Add note'}
        </PrimaryButton>
        {isReply ? (
          <>
            <SmallButton onClick={() => fileInput.current?.click()}>Attach files</SmallButton>
            <input
              ref={fileInput}
              hidden
              type="file"
              aria-label="Attach files"
              multiple
              accept=".pdf,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.txt"
              onChange={({ target }) => {
                attach([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <p className="staff-hint">
              Sent in your name, with <a href="/admin/account">your signature</a> and the message quoted
              below.
            </p>
          </>
        ) : null}
      </div>
    </form>
  );
}

/** Encodes a file as base64. */
async function encode(file: File): Promise<{ name: string; data: string }> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: url.slice(url.indexOf(',') + 1) };
}

/** The error for a text that was sent before its answer was lost. */
export const sentAlready = 'This was sent already, and is not sent again.';

/** Keeps the unsent reply and note to a message until they are sent. @param subject of a reply that is not begun */
export function useDraft(message: number, subject: string) {
  const empty = {
    mode: 'reply',
    subject,
    body: '',
    note: '',
    /** Names of the attached files, which a tab cannot keep. */
    files: [] as string[],
    /**
     * Idempotency key of the reply: what was sent is not sent again after a lost answer. It changes with the subject,
     * body and files, because the server would take another text for the one that it has sent.
     */
    key: '',
  };
  const key = useDraftKey(`reply to message ${message}`);
  const { value, change, clear } = useStoredState(
    key,
    empty,
    ({ body, note, files }) => !body && !note && files.length === 0,
  );
  return {
    draft: value,
    change(part: Partial<typeof empty>) {
      const isReply = 'subject' in part || 'body' in part || 'files' in part;
      change({ ...part, ...(isReply && { key: crypto.randomUUID() }) });
    },
    clear,
  };
}
