import { messages } from '@riverfront/contract/messages';
import { isRecord, readStored } from '@riverfront/ui/storage';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useAutofill } from '../../components/form/use-autofill.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useForm } from '../../components/form/use-form.ts';
import { randomUuid, useSubmission } from '../../components/form/use-submission.ts';
import { useLoaded } from '../../components/use-loaded.ts';
import { browserApi } from '../../content.ts';
import type { ComboboxOption } from '../../ui/form/combobox-options.ts';
import { describeUnknown } from '../../ui/form/field.tsx';
import {
  type Errors,
  emptyValues,
  isBlank,
  labels,
  type MessageRejection,
  noCaptcha,
  readValues,
  rejectCaptcha,
  toRejection,
  type Values,
  validateRequired,
} from './fields.ts';
import type { Posted } from './posted.server.ts';
import type { Topic } from './topic.tsx';

/** Timeout of the request (specification, section 9). */
const timeout = () => AbortSignal.timeout(10_000);
/** In this tab. */
const draftKey = 'contact-draft';

const loadValidation = () => import('./validate.ts');

async function loadCountries(signal: AbortSignal): Promise<ComboboxOption[]> {
  const { countries } = await browserApi.get('countries', { signal });
  return countries.map(({ label, native }) => ({ value: label, label, detail: native }));
}

/** Finds a country that is not in the list; without the list any text is accepted. */
function findUnknownCountry({ country }: Values, list: ComboboxOption[] | undefined): Errors {
  const isKnown = !country || !list || list.some(({ label }) => label === country);
  return isKnown ? {} : { country: describeUnknown(country) };
}

interface ContactFormOptions {
  /** A message that came without JavaScript and was rejected. */
  posted: Posted | undefined;
  /** The page says that a message without JavaScript was received. */
  sent: boolean;
  /** Path of the topic. */
  topic: string | undefined;
}

/** Holds the contact form: values, validation, draft, captcha and submission. */
export function useContactForm({ posted, sent, topic }: ContactFormOptions) {
  useAutofill();
  const element = useRef<HTMLFormElement>(null);
  const [isActive, setActive] = useState(false);
  const [isCountryVisited, setCountryVisited] = useState(false);
  const countries = useLoaded(isCountryVisited ? 'countries' : undefined, loadCountries);
  const validation = useLoaded(isActive ? 'validation' : undefined, loadValidation);
  const form = useForm({
    initialValues: posted?.values ?? emptyValues,
    labels,
    validate: (values) => ({
      ...(validation.value?.validate ?? validateRequired)(values),
      ...findUnknownCountry(values, countries.value),
    }),
    revalidatesOnBlur: true,
    initialRejection: posted && { ...posted.rejection, serverErrors: posted.rejection.errors },
  });
  const [message, setMessage] = useState<ReturnType<typeof createMessage>>();
  const draft = useDraft(
    'sessionStorage',
    draftKey,
    message && !isBlank(form.values) ? { values: form.values, ...message } : null,
  );
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      !draft.isStored &&
      !isBlank(form.values) &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm('This browser does not keep what you typed. Leave the page and lose it?'),
  );
  const [confirmation, setConfirmation] = useState<{ reference?: string | undefined } | undefined>(
    sent ? {} : undefined,
  );
  const [captcha, setCaptcha] = useState(noCaptcha);
  const { submit, isSending } = useSubmission();

  // Before anything else is drawn: from then on React would put its own values into the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page
  useLayoutEffect(() => {
    if (sent) {
      draft.discard();
      // A reload shows the form again, and stores what is typed into it from now on.
      history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
    }
    const stored = readDraft();
    setMessage(stored ?? createMessage());
    form.restore(readValues((name) => readField(element.current, name) || stored?.values[name]));
  }, [sent]);

  function reject({ title, errors, needsCaptcha }: MessageRejection, serverErrors?: Errors) {
    form.reject({ title, errors, serverErrors });
    setConfirmation(undefined);
    setCaptcha((before) => rejectCaptcha(before, needsCaptcha));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { values } = form;
    const { token } = captcha;
    // Where the schema cannot be loaded, the server validates alone.
    const { validate } = await loadValidation().catch(() => ({ validate: validateRequired }));
    const list =
      countries.value ?? (values.country && (await loadCountries(timeout()).catch(() => undefined)));
    const errors = { ...validate(values), ...findUnknownCountry(values, list || undefined) };
    if (captcha.isRequired && !token) errors.captcha = messages.captchaMissing;
    const wrong = Object.keys(errors);
    if (wrong.length > 0) {
      const needsCaptcha = wrong.join() === 'captcha';
      const title = needsCaptcha ? messages.captchaMissing : 'Please check the marked fields.';
      return reject({ title, errors, needsCaptcha });
    }
    form.clearErrors();
    setConfirmation(undefined);
    const outcome = await submit(() =>
      browserApi.post('contact', {
        body: {
          ...values,
          topic,
          page: location.pathname,
          noticeVersion: readField(element.current, 'noticeVersion') || undefined,
          submissionKey: message?.key,
          filledInMs: message && Math.max(0, Date.now() - message.since),
          captcha: token ?? undefined,
          website: readField(element.current, 'website'),
        },
        signal: timeout(),
      }),
    );
    if (!outcome) return;
    if (!outcome.answer) {
      const rejection = toRejection(outcome.error);
      return reject(rejection, rejection.errors);
    }
    draft.discard();
    setMessage(createMessage());
    form.reset(emptyValues);
    setCaptcha(noCaptcha);
    setConfirmation({ reference: outcome.answer.reference });
  }

  /** Takes the token of the captcha, or takes it away. */
  function confirm(token: string | null) {
    if (token && captcha.isNext) form.clearErrors();
    setCaptcha((before) => ({ ...before, token, isNext: before.isNext && !token }));
  }

  return {
    form,
    element,
    isActive,
    countries,
    visitCountry: () => setCountryVisited(true),
    begin: () => setActive(true),
    confirmation,
    captcha,
    confirm,
    onSubmit,
    isSending,
  };
}

/** Identifies a message that begins now, so that it is stored once however often it is sent. */
function createMessage(): { key: string | undefined; since: number } {
  return { key: randomUuid(), since: Date.now() };
}

/** Reads what was typed in this tab before a reload or an accidental leave. */
function readDraft() {
  const { values, key, since } = readStored('sessionStorage', draftKey) ?? {};
  if (!isRecord(values) || typeof since !== 'number') return undefined;
  return {
    values: readValues((name) => values[name]),
    key: typeof key === 'string' ? key : undefined,
    since,
  };
}

/** Reads a field of the page, filled in perhaps before this script ran. */
function readField(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the topic that the visitor came with, in the address. Known only in the browser: the cached page is
 * the same for everybody. `remove` takes it off the message.
 */
export function useTopic(): { topic: Topic | undefined; remove: () => void } {
  const { search } = useLocation();
  const [topic, setTopic] = useState<Topic>();
  const resolving = useRef<AbortController>(undefined);
  useEffect(() => {
    setTopic(undefined);
    if (!search) return;
    const controller = new AbortController();
    resolving.current = controller;
    // Most visitors come without one.
    import('./topic.tsx')
      .then(({ resolveTopic }) => resolveTopic(search, setTopic, controller.signal))
      .catch(() => {}); // the message goes without it
    return () => controller.abort();
  }, [search]);
  const remove = () => {
    resolving.current?.abort();
    setTopic(undefined);
  };
  return { topic, remove };
}
