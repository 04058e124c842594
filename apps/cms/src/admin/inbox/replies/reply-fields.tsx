import { useEffect, useEffectEvent, useRef } from 'react';
import { Chooser } from '../../form/chooser.tsx';
import { Field, Input } from '../../form/field.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';

/** Subject and body of a reply, with placeholders. */
export interface ReplyText {
  subject: string;
  body: string;
}

/** A reply template. */
interface Template extends ReplyText {
  id: number;
  name: string;
}

/** A reply that is not begun. */
export const emptyReply: ReplyText = { subject: '', body: '' };

/** The error for a text that was sent before its answer was lost. */
export const sentAlready = 'This was sent already, and is not sent again.';

/**
 * The draft of a reply with its idempotency key: what was sent is not sent again after a lost answer. The key changes with
 * the reply, because the server would take another one for the one that it has sent.
 * @param about names the receivers: `reply:12`
 */
export function useReplyDraft(about: string, { subject, body } = emptyReply) {
  // Names of the attached files, which a tab cannot keep.
  const empty = { subject, body, to: '', files: [] as string[], key: '' };
  const isEmpty = (value: typeof empty) => JSON.stringify({ ...value, key: '' }) === JSON.stringify(empty);
  const { change, ...draft } = useDraft(about, empty, isEmpty);
  return {
    ...draft,
    change: (part: Partial<typeof empty>) => change({ ...part, key: crypto.randomUUID() }),
  };
}

/** Inserts a template at the caret; a subject or text that is blank or one of `untouched` gives way to it. */
function insertTemplate({ subject, body }: ReplyText, added: ReplyText, untouched: ReplyText[], at: number) {
  const isSubjectTyped = subject.trim() && untouched.every((one) => one.subject !== subject);
  const isBodyTyped = body.trim() && untouched.every((one) => one.body !== body);
  return {
    subject: isSubjectTyped ? subject : added.subject,
    body: isBodyTyped ? body.slice(0, at) + added.body + body.slice(at) : added.body,
  };
}

interface ReplyFieldsProps {
  audience: 'applications' | 'messages';
  text: ReplyText;
  onChange: (text: Partial<ReplyText & { to: string }>) => void;
  /** The reply that is not begun. */
  empty?: ReplyText;
  /** Name of the template that is selected first, if it exists. */
  initialTemplate?: string | undefined;
  /** Values of the placeholders, where they are filled in at once. */
  placeholders?: Record<string, string>;
  /** The address of a receiver whom an email did not reach. A corrected one is stored with their record. */
  to?: string | undefined;
  isReadOnly?: boolean;
}

/** The fields of a reply: a template to begin with, subject and text. */
export function ReplyFields(props: ReplyFieldsProps) {
  const {
    audience,
    text,
    onChange,
    empty = emptyReply,
    initialTemplate,
    placeholders,
    to,
    isReadOnly,
  } = props;
  const path = `/api/reply-templates?where[audience][equals]=${audience}&sort=name&limit=100&depth=0`;
  const { data, problem } = useStaffData<{ docs: Template[] }>(path);
  const fill = (words: string) =>
    words.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => placeholders?.[name] || whole);
  const templates = (data?.docs ?? []).map((template) => ({
    ...template,
    subject: fill(template.subject),
    body: fill(template.body),
  }));
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (template: ReplyText = empty) => {
    const at = area.current?.selectionStart ?? text.body.length;
    onChange(insertTemplate(text, template, [...templates, empty], at));
    area.current?.focus();
  };
  const begin = useEffectEvent(() => {
    const template = templates.find(({ name }) => name === initialTemplate);
    if (template && !text.body) onChange({ subject: template.subject, body: template.body });
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) begin();
  }, [isLoaded]);

  return (
    <>
      <div className="staff-field">
        <Chooser
          label="Template"
          action="Insert"
          value={templates.find(({ body }) => body === text.body)?.id ?? ''}
          of={templates}
          empty={problem ? 'The templates cannot be loaded' : 'No template'}
          onPress={(value) => insert(templates.find(({ id }) => String(id) === value))}
        />
      </div>
      {to === undefined ? null : (
        <Input
          label="To (the last email did not arrive: correct the address here, and it is stored)"
          type="email"
          required
          maxLength={254}
          value={to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      )}
      <Input
        label="Subject"
        required
        maxLength={150}
        value={text.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <Field label="Text">
        <textarea
          ref={area}
          required
          readOnly={isReadOnly}
          maxLength={10_000}
          value={text.body}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </Field>
      {placeholders ? null : (
        <p className="staff-hint">
          Filled in for each receiver:{' '}
          {'{{firstName}}, {{lastName}}, {{jobTitle}}, {{reference}}, {{company}}, {{schedulingUrl}}'} (from
          your account).
        </p>
      )}
    </>
  );
}
