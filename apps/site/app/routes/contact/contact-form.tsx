import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { FieldScope } from '../../ui/form/field-scope.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAfterPress } from '../../ui/form/use-after-press.ts';
import { loadRules } from './check.ts';
import { CountryField } from './country-field.tsx';
import { type FieldName, labels, requiredFields } from './fields.ts';
import { HumanStep } from './human-step.tsx';
import { Outcome } from './outcome.tsx';
import type { Posted } from './posted.server.ts';
import { isHumanStep } from './state.ts';
import { TopicNote } from './topic-note.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useTopic } from './use-topic.ts';

interface ContactFormProps {
  posted: Posted | undefined;
  sent: boolean;
  /** The privacy notice, with its version in a hidden field. */
  notice: ReactNode;
}

/** The contact form. A plain form where there is no JavaScript, and the same fields where there is. */
export function ContactForm({ posted, sent, notice }: ContactFormProps) {
  const { topic, remove } = useTopic();
  const { state, form, type, leave, submit, confirm } = useContactForm({ posted, sent, topic: topic?.path });
  const { values, problems, step, humanCheck, pass } = state;
  const [active, setActive] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const sending = step.name === 'sending';
  useErrorTitle(step.name === 'refused');
  useFirstFieldOnRequest(form);
  const afterPress = useAfterPress();
  const button = useRef<HTMLButtonElement>(null);
  useButtonAfterCheck(button, pass);

  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    value: values[name],
    error: problems[name],
    required: requiredFields.includes(name),
    optional: !requiredFields.includes(name),
    readOnly: sending,
    onChange: (value: string) => type(name, value),
    onBlur: () => afterPress(() => leave(name)),
  });
  const begin = () => {
    if (active) return;
    setActive(true);
    loadRules().catch(() => {}); // asked for again when a field is checked
  };

  return (
    <FieldScope value="contact">
      <form
        ref={form}
        method="post"
        action="/contact#message"
        aria-labelledby="message-title"
        noValidate
        onSubmit={submit}
        onFocus={begin}
        className="grid gap-6"
      >
        <Outcome step={step} />
        {topic ? (
          <TopicNote
            title={topic.title}
            onRemove={() => {
              remove();
              focusFirstField(form.current);
            }}
          />
        ) : null}
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" className="sm:col-span-2" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('organization')} autoComplete="organization" />
          <CountryField {...field('country')} disabled={sending} active={active} onOpenChange={setMenuOpen} />
          <TextField {...field('message')} multiline className="sm:col-span-2" />
        </div>
        <div aria-hidden="true" className="contact-trap">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {humanCheck ? (
          <HumanStep
            pass={pass}
            error={problems.captcha}
            attempt={isHumanStep(step) ? state.attempt : 0}
            onChange={confirm}
          />
        ) : null}
        {notice}
        <div>
          <button
            ref={button}
            type="submit"
            disabled={sending}
            className={`button ${menuOpen ? 'invisible' : ''}`}
          >
            {sending ? 'Sending...' : 'Send Message'}
          </button>
        </div>
      </form>
    </FieldScope>
  );
}

/** The confirmed checkbox cannot have the keyboard any more; what is next is to send. */
function useButtonAfterCheck(button: { current: HTMLButtonElement | null }, pass: string | null) {
  useEffect(() => {
    const nowhere = document.activeElement?.matches('body, :disabled') ?? true;
    if (pass && nowhere) button.current?.focus();
  }, [button, pass]);
}

/** A link to this form, followed, puts the keyboard into its first field, also when the form wakes after it. */
function useFirstFieldOnRequest(form: { current: HTMLFormElement | null }) {
  const { key, hash } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH' && hash === '#message';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link followed
  useEffect(() => {
    if (isFollowed) focusFirstField(form.current);
  }, [key, isFollowed, form]);
}

function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
}
