'use client';
import { toast } from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { PrimaryButton, SmallButton } from '../form/buttons.tsx';
import { useIsDrafted } from '../form/use-draft.ts';
import { sendStaff } from '../requests/staff-api.ts';
import { NoteForm } from './notes/note-form.tsx';
import { ReplyFields, sentAlready, useReplyDraft } from './replies/reply-fields.tsx';

interface ReplyFormProps {
  id: number;
  /** Id of the newest reply that is shown. */
  seen: number;
  placeholders: Record<string, string>;
  /** The address to which a reply could not be delivered, to be corrected. */
  failedAddress?: string | null;
  isBusy: boolean;
  /** Runs a change and reads the conversation again. @returns whether it succeeded */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

interface ComposerProps extends ReplyFormProps {
  canReply: boolean;
  onChanged: () => unknown;
}

/** The form to answer by email, and the one to add a note. */
export function Composer({ canReply, onChanged, ...reply }: ComposerProps) {
  const isNoteBegun = useIsDrafted(`message-notes:${reply.id}`);
  const isReplyBegun = useIsDrafted(`reply:${reply.id}`);
  const [mode, setMode] = useState<'reply' | 'note'>();
  const isReply = canReply && (mode ?? (isNoteBegun && !isReplyBegun ? 'note' : 'reply')) === 'reply';
  const tab = (which: 'reply' | 'note', label: string) => (
    <button type="button" aria-pressed={isReply === (which === 'reply')} onClick={() => setMode(which)}>
      {label}
    </button>
  );
  return (
    <section className="panel inbox__composer" aria-label="Answer">
      <div className="staff-row">
        {canReply ? tab('reply', 'Reply by email') : null}
        {tab('note', 'Note for colleagues')}
      </div>
      {isReply ? (
        <ReplyForm {...reply} />
      ) : (
        <NoteForm collection="message-notes" about={reply.id} onAdded={onChanged} />
      )}
    </section>
  );
}

const maxFiles = 5;
const maxBytes = 5 * 1024 ** 2;

function ReplyForm({ id, seen, placeholders, failedAddress, isBusy, attempt }: ReplyFormProps) {
  const empty = { subject: `Your message to ${placeholders.company}`, body: '' };
  const { value, change, clear } = useReplyDraft(`reply:${id}`, empty);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);
  const missing = value.files.filter((name) => files.every((file) => file.name !== name));

  function attach(chosen: File[]) {
    const names = chosen.map(({ name }) => name);
    const all = [...files.filter(({ name }) => !names.includes(name)), ...chosen];
    const isTooMuch = all.length > maxFiles || all.reduce((sum, { size }) => sum + size, 0) > maxBytes;
    setProblem(isTooMuch ? 'Attach at most five files with 5 MB together.' : undefined);
    if (isTooMuch) return;
    setFiles(all);
    change({ files: [...new Set([...value.files, ...names])] });
  }
  function remove(name: string) {
    setFiles(files.filter((file) => file.name !== name));
    change({ files: value.files.filter((other) => other !== name) });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (missing.length > 0)
      return setProblem(
        `Attach ${missing.join(' and ')} again, or remove it: a file does not survive leaving.`,
      );
    setProblem(undefined);
    const { subject, body, key, to } = value;
    let sent = 0;
    const isAnswered = await attempt(async () => {
      const encoded = await Promise.all(files.map(encode));
      const address = failedAddress ? to || undefined : undefined;
      const reply = { ids: [id], subject, body, key, seen, files: encoded, to: address };
      ({ sent } = await sendStaff<{ sent: number }>('POST', '/api/messages/replies', reply));
    });
    if (!isAnswered) return;
    if (sent === 0) return setProblem(`${sentAlready} Change the text to send another, or delete it.`);
    clear({ subject, body, to, files: value.files });
    setFiles([]);
    toast.success('The reply is on its way.');
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <ReplyFields
        {...{ placeholders, empty }}
        audience="messages"
        text={value}
        to={failedAddress ? value.to || failedAddress : undefined}
        isReadOnly={isBusy}
        onChange={change}
      />
      {value.files.length > 0 ? (
        <ul className="staff-list staff-row" aria-label="Attached files">
          {value.files.map((name) => (
            <li key={name} className={missing.includes(name) ? 'chip chip--attention' : 'chip'}>
              {missing.includes(name) ? `${name}: attach it again` : name}
              <button
                type="button"
                className="staff-plain"
                aria-label={`Remove ${name}`}
                onClick={() => remove(name)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Problem text={problem} />
      <div className="staff-row">
        <PrimaryButton type="submit" isInactive={isBusy}>
          Send reply
        </PrimaryButton>
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
          Sent in your name, with <a href="/admin/account">your signature</a> and the message quoted below.
        </p>
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
