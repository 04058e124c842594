import type { ApplicationField } from '@riverfront/contract/applications';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import { useRef, useState } from 'react';
import { browserApi } from '../../../api.ts';
import { randomUuid } from '../../../random-uuid.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { useAfterPress } from '../../../ui/form/use-after-press.ts';
import { cameHereFrom } from './came-from.ts';
import {
  areEmpty,
  changed,
  type Entries,
  emptyEntries,
  type FieldName,
  fieldNames,
  labels,
} from './entries.ts';
import { toFormData } from './form-data.ts';
import type { FormState } from './form-state.ts';
import { missingParts } from './missing.ts';
import { problemsOf } from './problems.ts';
import type { Received } from './received-state.ts';
import { reactionTo } from './refused.ts';
import { sendApplication } from './send-application.ts';
import { useDraftKeeper, useEarlierDraft } from './use-draft.ts';
import { useEmailCode } from './use-email-code.ts';
import { useQuestions } from './use-questions.ts';

interface Options {
  job: { id: string; title: string; questions: JobQuestion[] };
  noticeVersion: number;
  onReceived: (received: Received) => void;
}

/** What stopped the form from being sent, as its error summary shows it. */
interface Stopped {
  /** Counts the attempts, so that focus goes to the summary each time. */
  attempt: number;
  title: string;
  /** Beyond what the fields themselves say. */
  steps: FieldProblem[];
  /** Whether all there is to do is listed: when that is done, the summary has nothing more to say. */
  isListed: boolean;
}

const emailStep = { field: 'email', label: labels.email, message: messages.emailUnverified };
const humanStep = { field: 'captcha', label: 'Human check', message: messages.humanUnconfirmed };

const checkEntries = 'Please check what you entered.';

/** Everything that an application is while it is filled in and sent. */
export function useApplication({ job, noticeVersion, onReceived }: Options) {
  const earlier = useEarlierDraft(job.id);
  const [entries, setEntries] = useState<Entries>(earlier?.entries ?? emptyEntries);
  const [submissionKey, setSubmissionKey] = useState(() => earlier?.submissionKey ?? randomUuid());
  const [file, setFile] = useState<File | null>(null);
  const [earlierName, setEarlierName] = useState(earlier?.fileName ?? null);
  const [visited, setVisited] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({});
  const [stopped, setStopped] = useState<Stopped>();
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();
  const [asking, setAsking] = useState(false);
  const sending = useRef<AbortController>(undefined);
  const afterPress = useAfterPress();

  const [source] = useState(() => earlier?.source ?? cameHereFrom());
  const questions = useQuestions(job.questions, earlier?.answers ?? {}, stopped !== undefined);

  const problems = problemsOf(entries, file);
  const code = useEmailCode(entries.email.trim(), problems.email === undefined, job.id);
  const draft = useDraftKeeper(job.id, {
    title: job.title,
    submissionKey,
    entries,
    fileName: file?.name ?? earlierName,
    questions: questions.questions,
    answers: questions.answers,
    source,
  });

  const visit = (field: FieldName) => setVisited((before) => new Set(before).add(field));
  const acceptAgain = (field: FieldName) => setRefused(({ [field]: _, ...others }) => others);
  const form: FormState = {
    entries,
    problemOf: (field) => refused[field] ?? (visited.has(field) || stopped ? problems[field] : undefined),
    change<K extends ApplicationField>(field: K, value: Entries[K]) {
      acceptAgain(field);
      setEntries((before) => changed(before, field, value));
    },
    leave(field) {
      // Passing through an empty field is no mistake yet.
      if (entries[field] !== emptyEntries[field]) afterPress(() => visit(field));
    },
  };

  function changeFile(chosen: File | null) {
    acceptAgain('resume');
    if (chosen) visit('resume');
    else setEarlierName(null);
    setFile(chosen);
  }

  function stop(title: string, steps: FieldProblem[], isListed: boolean) {
    setStopped((before) => ({ attempt: (before?.attempt ?? 0) + 1, title, steps, isListed }));
  }

  /** @param isSecond whether a second application for the job is meant */
  async function submit(isSecond = false) {
    if (sending.current) return;
    const { token } = code;
    const wrong = Object.keys(problems).length > 0 || !questions.isRight;
    if (wrong || !file || !token || !captcha) {
      const steps = [...(token || problems.email ? [] : [emailStep]), ...(captcha ? [] : [humanStep])];
      const isIncomplete =
        steps.length > 0 ||
        questions.unanswered.length > 0 ||
        Object.values(problems).includes(messages.required);
      return stop(isIncomplete ? messages.applicationIncomplete : checkEntries, steps, true);
    }
    if (code.earlier && !isSecond) return setAsking(true);
    const proofs = { emailToken: token, captcha, noticeVersion, submissionKey, source };
    await send(toFormData(entries, proofs, file, questions.sent));
  }

  async function send(data: FormData) {
    const controller = new AbortController();
    sending.current = controller;
    setStopped(undefined);
    setProgress(0);
    const outcome = await sendApplication({
      job: job.id,
      form: data,
      onProgress: setProgress,
      signal: controller.signal,
    });
    sending.current = undefined;
    setProgress(undefined);
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'received') {
      draft.end();
      onReceived({ reference: outcome.reference, job: job.title, email: entries.email.trim() });
      return;
    }
    const reaction = reactionTo(outcome.failure, questions.questions);
    const { fields, verifyAgain, confirmAgain, answers, askAgain } = reaction;
    if (askAgain) await askAnew();
    questions.refuse(answers);
    setRefused(fields);
    if (verifyAgain) code.expire();
    if (confirmAgain) setCaptcha(null);
    const steps = [...(verifyAgain ? [emailStep] : []), ...(confirmAgain ? [humanStep] : [])];
    const isListed = steps.length > 0 || Object.keys({ ...fields, ...answers }).length > 0;
    // A message about one field stands in the list already.
    const title = Object.values(fields).includes(outcome.message) ? checkEntries : outcome.message;
    stop(title, steps, isListed && !askAgain);
  }

  /** Shows what the job asks now; while that cannot be had, the next sending tries again. */
  async function askAnew() {
    const found = await browserApi.get('jobDetails', { params: { id: job.id } }).catch(() => undefined);
    if (found) questions.ask(found.job.questions);
  }

  /** Empties the form. @returns brings everything back */
  function startOver(): () => void {
    const before = { entries, file, earlierName, submissionKey };
    const bringAnswersBack = questions.startOver();
    setEntries(emptyEntries);
    setFile(null);
    setEarlierName(null);
    setSubmissionKey(randomUuid());
    setVisited(new Set());
    setRefused({});
    setStopped(undefined);
    code.reset();
    return () => {
      bringAnswersBack();
      setEntries(before.entries);
      setFile(before.file);
      setEarlierName(before.earlierName);
      setSubmissionKey(before.submissionKey);
    };
  }

  const humanConfirmed = captcha !== null;
  const missing = missingParts(entries, {
    hasFile: file !== null,
    emailVerified: code.token !== undefined,
    humanConfirmed,
    unanswered: questions.unanswered,
  });
  const errors = errorsOf(form, questions.errors, stopped?.steps ?? [], code.token, captcha);
  return {
    form,
    questions,
    code,
    file,
    earlierName,
    changeFile,
    captcha,
    setCaptcha,
    /** What the human check is told when it was left out. */
    captchaProblem: stopped && !humanConfirmed ? messages.humanUnconfirmed : undefined,
    missing,
    stopped: stopped && (errors.length > 0 || !stopped.isListed) ? { ...stopped, errors } : undefined,
    /** Share that has been sent, from 0 to 1, while it is being sent. */
    progress,
    cancel: () => sending.current?.abort(),
    submit,
    /** The application that was sent for this job before, while the visitor is asked about a second one. */
    askedAbout: asking ? code.earlier : undefined,
    answerSecond(isSecond: boolean) {
      setAsking(false);
      if (isSecond) void submit(true);
    },
    earlier,
    startOver,
    hasEntries: !areEmpty(entries) || Object.values(questions.answers).some(Boolean) || file !== null,
    draft,
  };
}

/** What the summary lists, in the order of the screen: what is wrong with fields, and steps still to be taken. */
function errorsOf(
  form: FormState,
  ofAnswers: FieldProblem[],
  steps: FieldProblem[],
  token: string | undefined,
  captcha: string | null,
): FieldProblem[] {
  const open = steps.filter((step) => (step === emailStep ? !token : !captcha));
  const ofFields = fieldNames.flatMap((field) => {
    const message = form.problemOf(field);
    return message ? [{ field, label: labels[field], message }] : open.filter((step) => step.field === field);
  });
  return [...ofFields, ...ofAnswers, ...open.filter((step) => step === humanStep)];
}
