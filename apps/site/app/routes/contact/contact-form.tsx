import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLoaded } from '../../components/use-loaded.ts';
import { FieldScope } from '../../ui/form/field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { type FieldName, isRequired } from './fields.ts';
import type { HumanCheckBoxProps } from './human-check-box.tsx';
import { Outcome } from './outcome.tsx';
import type { Posted } from './posted.server.ts';
import { useContactForm } from './use-contact-form.ts';
import { useTopic } from './use-topic.ts';

// Most visitors come without a topic.
const loadTopicNote = () => import('./topic.tsx');

interface ContactFormProps {
  posted: Posted | undefined;
  sent: boolean;
  /** The privacy notice, with its version in a hidden field. */
  notice: ReactNode;
}

/** The contact form. A plain form where there is no JavaScript, and the same fields where there is. */
export function ContactForm({ posted, sent, notice }: ContactFormProps) {
  const { topic, remove } = useTopic();
  const { value: note } = useLoaded(topic && 'topic-note', loadTopicNote);
  const contact = useContactForm({ posted, sent, topic: topic?.path });
  const { form, element, humanCheck, isSending } = contact;
  const [menuOpen, setMenuOpen] = useState(false);
  useFocusOnRequest(element);
  const button = useRef<HTMLButtonElement>(null);
  const field = (name: FieldName) => ({
    ...form.field(name),
    required: isRequired(name),
    optional: !isRequired(name),
    readOnly: isSending,
  });

  return (
    <FieldScope value="contact">
      <form
        ref={element}
        method="post"
        action="/contact#message"
        aria-labelledby="message-title"
        noValidate
        onSubmit={contact.onSubmit}
        onFocus={contact.begin}
        className="grid gap-6"
      >
        <Outcome form={form} confirmation={contact.confirmation} isHumanStep={humanCheck.isNext} />
        {topic && note ? (
          <note.TopicNote
            title={topic.title}
            onRemove={() => {
              remove();
              focusFirstField(element.current);
            }}
          />
        ) : null}
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" className="sm:col-span-2" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('organization')} autoComplete="organization" />
          <CountryField
            {...field('country')}
            disabled={isSending}
            active={contact.isActive}
            onOpenChange={setMenuOpen}
          />
          <TextField {...field('message')} multiline className="sm:col-span-2" />
        </div>
        {/* Off the page; programs that read the markup fill it in. */}
        <div aria-hidden="true" className="absolute -left-[624rem] size-px overflow-hidden">
          <label htmlFor="contact-website">Website (please leave this empty)</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {humanCheck.isRequired ? (
          <HumanStep
            token={humanCheck.token}
            error={humanCheck.token ? undefined : form.rejection?.errors.captcha}
            attempt={humanCheck.isNext && form.rejection ? form.attempt : 0}
            onChange={contact.confirm}
            button={button}
          />
        ) : null}
        {notice}
        <div>
          <button
            ref={button}
            type="submit"
            disabled={isSending}
            className={`button ${menuOpen ? 'invisible' : ''}`}
          >
            {isSending ? 'Sending...' : 'Send Message'}
          </button>
        </div>
      </form>
    </FieldScope>
  );
}

/** Focuses the first field when a link to this form is followed, also when the form hydrates after it. */
function useFocusOnRequest(form: { current: HTMLFormElement | null }) {
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

const load = () => import('./human-check-box.tsx');

/** The human check, loaded when the server asks for it. */
function HumanStep(props: HumanCheckBoxProps) {
  const { value: module, failed } = useLoaded('human-check', load);
  return (
    <div className="grid gap-4 border-l-6 border-accent bg-surface p-5">
      {failed ? (
        <p>
          The check could not be loaded. Please try again in a moment, or write to the address on this page.
        </p>
      ) : null}
      {module ? <module.HumanCheckBox {...props} /> : null}
    </div>
  );
}
