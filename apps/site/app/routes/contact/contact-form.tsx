import { messages } from '@riverfront/contract/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ListField } from '../../components/form/list-field.tsx';
import { useLoaded } from '../../components/use-loaded.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { type FieldProps, FieldScope, TextField } from '../../ui/form/field.tsx';
import type { CaptchaBoxProps } from './captcha-box.tsx';
import { type FieldName, isRequired } from './fields.ts';
import type { Posted } from './posted.server.ts';
import { useContactForm, useTopic } from './use-contact-form.ts';

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
  const { form, element, captcha, isSending } = contact;
  const [menuOpen, setMenuOpen] = useState(false);
  useFocusOnRequest(element);
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
        className="grid gap-5"
      >
        <Outcome form={form} confirmation={contact.confirmation} isCaptchaStep={captcha.isNext} />
        {topic && note ? (
          <note.TopicNote
            title={topic.title}
            onRemove={() => {
              remove();
              focusFirstField(element.current);
            }}
          />
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" className="sm:col-span-2" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('organization')} autoComplete="organization" />
          <CountryField
            {...field('country')}
            list={contact.countries}
            onFocus={contact.visitCountry}
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
        {captcha.isRequired ? (
          <CaptchaStep
            token={captcha.token}
            error={captcha.token ? undefined : form.rejection?.errors.captcha}
            attempt={captcha.isNext && form.rejection ? form.attempt : 0}
            onChange={contact.confirm}
          />
        ) : null}
        {notice}
        <div>
          <button type="submit" aria-disabled={isSending} className={`button ${menuOpen ? 'invisible' : ''}`}>
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

const load = () => import('./captcha-box.tsx');

/** The captcha, loaded when the server asks for it. */
function CaptchaStep(props: CaptchaBoxProps) {
  const { value: module, failed } = useLoaded('captcha', load);
  return (
    <div className="grid gap-4 border-l-6 border-accent bg-surface p-5">
      {failed ? (
        <p>
          The check could not be loaded. Please try again in a moment, or write to the address on this page.
        </p>
      ) : null}
      {module ? <module.CaptchaBox {...props} /> : null}
    </div>
  );
}

interface CountryFieldProps extends FieldProps {
  /** The country's English name; empty if there is none. */
  value: string;
  list: ReturnType<typeof useContactForm>['countries'];
  /** The form has had the focus. */
  active: boolean;
  onChange: (value: string) => void;
  onOpenChange: (open: boolean) => void;
}

/** The country, with native names beside the English ones. */
function CountryField({ active, list: { value: options, failed }, onChange, ...field }: CountryFieldProps) {
  return (
    <ListField
      {...field}
      isActive={active}
      options={options ?? []}
      loading={!options && !failed}
      freeText={failed}
      hint={failed ? 'The list could not be loaded. Please type the name in English.' : undefined}
      autoComplete="country-name"
      onChange={(option) => onChange(option?.label ?? '')}
    />
  );
}

interface OutcomeProps extends Pick<ReturnType<typeof useContactForm>, 'form' | 'confirmation'> {
  /** Only the captcha is missing. */
  isCaptchaStep: boolean;
}

const titlePrefix = 'Error: ';

/** The outcome of the submission: received, with a reference, or why it was rejected. */
function Outcome({ form, confirmation, isCaptchaStep }: OutcomeProps) {
  const { rejection } = form;
  useErrorTitle(rejection !== undefined);
  return (
    <>
      <Confirmation confirmation={confirmation} />
      {rejection ? (
        <ErrorSummary
          title={rejection.title}
          // The title says already that only the captcha is missing.
          errors={isCaptchaStep ? [] : form.list(rejection.errors)}
          // The captcha takes the focus instead.
          attempt={isCaptchaStep ? 0 : form.attempt}
        />
      ) : null}
    </>
  );
}

const receivedClass = [
  'flex gap-3 border border-l-6 border-main px-5 py-4.5 text-main empty:absolute empty:border-0 empty:p-0',
  'bg-[color-mix(in_srgb,var(--color-main)_8%,var(--color-surface))] outline-offset-1 focus:outline-2',
].join(' ');

/** A status region, also rendered when empty: a new one would not be announced. */
function Confirmation({ confirmation }: Pick<OutcomeProps, 'confirmation'>) {
  const box = useRef<HTMLDivElement>(null);
  const isConfirmed = confirmation !== undefined;
  useEffect(() => {
    if (!isConfirmed) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [isConfirmed]);
  return (
    <div ref={box} role="status" tabIndex={-1} className={receivedClass}>
      {confirmation ? (
        <>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
            <path d="M10 .8 19.2 10 10 19.2.8 10z" fill="currentColor" />
            <path d="m6.4 10.2 2.5 2.5 4.7-5" fill="none" strokeWidth="1.8" className="stroke-on-main" />
          </svg>
          <div>
            <p className="font-semibold">{messages.contactReceived}</p>
            {confirmation.reference ? (
              <p className="mt-1 text-text">
                Your reference: <strong className="tabular-nums">{confirmation.reference}</strong>. A copy is
                on its way to your inbox.
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Prefixes the page's title, which screen readers read first, with “Error”. */
function useErrorTitle(isRejected: boolean): void {
  useEffect(() => {
    const restore = () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
    restore();
    if (!isRejected) return;
    document.title = titlePrefix + document.title;
    return restore;
  }, [isRejected]);
}
