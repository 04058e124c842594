import { useEffect, useRef } from 'react';
import { Chooser } from '../../form/chooser.tsx';
import { Field, Input } from '../../form/field.tsx';
import { useStaffData } from '../../requests/use-staff-data.ts';

/** Subject and body of a reply, with placeholders. */
export interface ReplyText {
  subject: string;
  body: string;
}

/** A reply template. */
export interface Template extends ReplyText {
  id: number;
  name: string;
}

/** A reply that is not begun. */
export const emptyReply: ReplyText = { subject: '', body: '' };

/** Inserts a template at the caret; a subject or text that is blank or one of `untouched` gives way to it. */
export function insertTemplate(
  { subject, body }: ReplyText,
  added: ReplyText,
  untouched: ReplyText[],
  at = body.length,
): ReplyText {
  const isSubjectTyped = subject.trim() && untouched.every((one) => one.subject !== subject);
  const isBodyTyped = body.trim() && untouched.every((one) => one.body !== body);
  return {
    subject: isSubjectTyped ? subject : added.subject,
    body: isBodyTyped ? body.slice(0, at) + added.body + body.slice(at) : added.body,
  };
}

interface ReplyFieldsProps {
  /** Name of the template that is selected first, if it exists. */
  initialTemplate?: string | undefined;
  text: ReplyText;
  onChange: (text: ReplyText) => void;
}

const path = '/api/reply-templates?where[audience][equals]=applications&sort=name&limit=100&depth=0';
const placeholders =
  '{{firstName}}, {{lastName}}, {{jobTitle}}, {{reference}}, {{company}}, {{schedulingUrl}} (from your account)';

/** The address of a receiver whom an email did not reach. A corrected one is stored with their record. */
export function AddressField({ value, onChange }: { value: string; onChange: (address: string) => void }) {
  return (
    <Input
      label="To (the last email did not arrive: correct the address here, and it is stored)"
      type="email"
      required
      maxLength={254}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The fields of a reply to applicants: a template to begin with, subject and text. */
export function ReplyFields({ initialTemplate, text, onChange }: ReplyFieldsProps) {
  const { data, problem } = useStaffData<{ docs: Template[] }>(path);
  const templates = data?.docs ?? [];
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (template: ReplyText = emptyReply) =>
    onChange(insertTemplate(text, template, templates, area.current?.selectionStart));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => {
    if (data && !text.body) insert(templates.find(({ name }) => name === initialTemplate));
  }, [data]);

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
      <Input
        label="Subject"
        required
        maxLength={150}
        value={text.subject}
        onChange={({ target }) => onChange({ subject: target.value, body: text.body })}
      />
      <Field label="Text">
        <textarea
          ref={area}
          required
          maxLength={10_000}
          value={text.body}
          onChange={({ target }) => onChange({ subject: text.subject, body: target.value })}
        />
      </Field>
      <p className="staff-hint">Filled in for each receiver: {placeholders}.</p>
    </>
  );
}
