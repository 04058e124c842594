import { messages } from '@riverfront/contract/messages';
import { type SubmitEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { browserApi } from '../../api.ts';
import { check, checkField } from './check.ts';
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from './draft.ts';
import { type Refused, refusedBy } from './failure.ts';
import { emptyValues, type FieldName, type Values, valuesFrom } from './fields.ts';
import { begin, reduce } from './state.ts';
import { useWhenReleased } from './use-when-released.ts';

/** So long an answer is waited for, in ms (specification, section 9). */
const timeout = 10_000;

interface ContactFormStart {
  /** What came without JavaScript and was refused. */
  posted: { values: Values; refused: Refused } | undefined;
  /** The page says that a message without JavaScript was taken. */
  sent: boolean;
  /** Path of what the message is about. */
  topic: string | undefined;
}

/** The contact form's values, problems and step, and what its fields and its button do. */
export function useContactForm({ posted, sent, topic }: ContactFormStart) {
  const [state, dispatch] = useReducer(reduce, undefined, () => begin(posted, sent));
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>(undefined);
  const busy = useRef(false);
  const whenReleased = useWhenReleased();

  // Before anything else is drawn: from then on React would put its own values into the fields.
  useLayoutEffect(() => {
    if (sent) {
      dropDraft();
      // A reload shows the form again, and keeps what is typed into it from now on.
      history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
    }
    const kept = readDraft();
    const values = valuesFrom((name) => inPage(form.current, name) || kept?.values[name]);
    draft.current = { ...(kept ?? newDraft(values)), values };
    dispatch({ type: 'restored', values });
  }, [sent]);

  const current = () => {
    draft.current ??= newDraft(emptyValues);
    return draft.current;
  };

  function type(field: FieldName, value: string) {
    draft.current = { ...current(), values: { ...current().values, [field]: value } };
    keepDraft(draft.current);
    dispatch({ type: 'typed', field, value });
    // What was wrong is right as soon as it is corrected.
    if (state.problems[field]) void checkLater(field);
  }

  async function checkLater(field: FieldName) {
    const problem = await checkField(current().values, field);
    dispatch({ type: 'checked', field, problem });
  }

  function leave(field: FieldName) {
    if (current().values[field] !== '') whenReleased(() => void checkLater(field));
  }

  async function send() {
    const { values, key, since } = current();
    const problems = await check(values);
    if (state.humanCheck && !state.pass) problems.captcha = messages.humanUnconfirmed;
    if (Object.keys(problems).length > 0) {
      const onlyHuman = Object.keys(problems).join() === 'captcha';
      const message = onlyHuman ? messages.humanUnconfirmed : checkMarked;
      dispatch({ type: 'refused', refused: { message, problems, humanCheck: onlyHuman } });
      return;
    }
    dispatch({ type: 'sending' });
    try {
      const { reference } = await browserApi.post('contact', {
        body: {
          ...values,
          topic,
          page: location.pathname,
          noticeVersion: inPage(form.current, 'noticeVersion') || undefined,
          submissionKey: key,
          filledInMs: Math.max(0, Date.now() - since),
          captcha: state.pass ?? undefined,
          website: inPage(form.current, 'website'),
        },
        signal: AbortSignal.timeout(timeout),
      });
      dropDraft();
      draft.current = newDraft(emptyValues);
      dispatch({ type: 'received', reference });
    } catch (error) {
      dispatch({ type: 'refused', refused: refusedBy(error) });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    await send();
    busy.current = false;
  }

  const confirm = (pass: string | null) => dispatch({ type: 'confirmed', pass });
  return { state, form, type, leave, submit, confirm };
}

const checkMarked = 'Please check the marked fields.';

/** What stands in a field of the page, typed perhaps before this script ran. */
function inPage(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}
