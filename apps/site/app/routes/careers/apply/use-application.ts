import { isApiError } from '@riverfront/contract/api-error';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import { commandPaths } from '@riverfront/contract/paths';
import { useState } from 'react';
import { browserApi } from '../../../api.ts';
import { uploadForm } from '../../../components/form/upload.ts';
import { useDraft } from '../../../components/form/use-draft.ts';
import { useEmailVerification } from '../../../components/form/use-email-verification.ts';
import { type Form, useForm } from '../../../components/form/use-form.ts';
import { useSubmission } from '../../../components/form/use-submission.ts';
import { useLoaded } from '../../../components/use-loaded.ts';
import { randomUuid } from '../../../random-uuid.ts';
import { notify } from '../../../ui/toasts.ts';
import { draftKey, readDraft, removeExpiredDrafts, toStored } from './draft.ts';
import {
  type Errors,
  emptyValues,
  findBlank,
  isEmpty,
  labels,
  questionField,
  updateValues,
  type Values,
} from './fields.ts';
import { toFormData } from './form-data.ts';
import { listMissing } from './missing.ts';
import type { Received } from './received.tsx';
import { describeFailure, readRejection } from './rejection.ts';
import { readVisitSource } from './visit-source.ts';

interface ApplicationOptions {
  job: { id: string; title: string; questions: JobQuestion[] };
  noticeVersion: number;
  onReceived: (received: Received) => void;
}

export type ApplicationForm = Form<Values, keyof Errors>;

const invalid = 'Please check what you entered.';

/** The schema library and the numbering plans are larger than the form. */
const loadValidation = () => import('./validate.ts');

/** Holds the application form: values, validation, draft, verifications and submission. */
export function useApplication({ job, noticeVersion, onReceived }: ApplicationOptions) {
  const [restored] = useState(() => {
    removeExpiredDrafts();
    return readDraft(job.id);
  });
  const [questions, setQuestions] = useState(job.questions);
  const [submissionKey, setSubmissionKey] = useState(() => restored?.submissionKey ?? randomUuid());
  const [fileNameBefore, setFileNameBefore] = useState(restored?.fileName ?? null);
  const [source] = useState(() => restored?.source ?? readVisitSource());
  // Not part of the draft: a consent is given anew.
  const [joinsTalentPool, setJoinsTalentPool] = useState(false);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [isAskedAboutSecond, setAskedAboutSecond] = useState(false);
  /** The summary of a rejection lists all errors, so that it closes when they are corrected. */
  const [isListed, setListed] = useState(true);
  const { submit: send, cancel, progress } = useSubmission();
  const [isActive, setActive] = useState(restored !== undefined);
  const validation = useLoaded(isActive ? 'validation' : undefined, loadValidation);

  const form: ApplicationForm = useForm<Values, keyof Errors>({
    initialValues: restored?.values ?? emptyValues,
    labels: {
      ...labels,
      ...Object.fromEntries(questions.map((question) => [questionField(question), question.text])),
      captcha: 'Human check',
    },
    validate: (values) => (validation.value?.validate ?? findBlank)(values, questions),
    update: updateValues,
  });
  const { values, rejection } = form;
  const email = values.email.trim();
  const verification = useVerifiedEmail(form.errors.email ? undefined : email, job.id);
  const token = verification.proof?.emailToken;
  const fileName = values.resume?.name ?? fileNameBefore;
  const draft = useDraft(
    'localStorage',
    draftKey(job.id),
    isEmpty(values) && fileName === null
      ? null
      : { title: job.title, submissionKey, ...toStored(values), fileName, questions, source },
  );
  /** Steps besides the fields. */
  const pending: Errors = {
    ...(token || form.errors.email ? {} : { email: messages.emailUnverified }),
    ...(captcha ? {} : { captcha: messages.humanUnconfirmed }),
  };

  function changeFile(file: File | null) {
    setActive(true);
    form.change('resume', file);
    if (file) form.touch('resume');
    else setFileNameBefore(null);
  }

  /** @param isSecond whether a second application for the job is meant */
  async function submit(isSecond = false) {
    const { resume } = values;
    // Where the schema cannot be loaded, the server validates alone.
    const { validate } = await loadValidation().catch(() => ({ validate: findBlank }));
    const errors = validate(values, questions);
    const wrong = { ...pending, ...errors };
    if (Object.keys(wrong).length > 0 || !resume || !token || !captcha) {
      const isIncomplete =
        Object.keys(pending).length > 0 || Object.values(errors).includes(messages.required);
      setListed(true);
      form.reject({ title: isIncomplete ? messages.applicationIncomplete : invalid, errors: wrong });
      return;
    }
    if (verification.proof?.earlierApplication && !isSecond) return setAskedAboutSecond(true);
    const proofs = {
      emailToken: token,
      captcha,
      noticeVersion,
      submissionKey,
      source,
      talentPool: joinsTalentPool,
    };
    const data = toFormData(values, proofs, resume, questions);
    const path = commandPaths.apply.replace('{jobId}', encodeURIComponent(job.id));
    form.clearErrors();
    const outcome = await send((options) => uploadForm(path, data, options));
    if (outcome?.answer) {
      draft.discard();
      onReceived({ reference: readReference(outcome.answer), job: job.title, email });
    } else if (outcome) await reject(outcome.error);
  }

  async function reject(error: unknown) {
    const failure = isApiError(error) ? error.failure : undefined;
    const { errors, needsVerification, needsHumanCheck, hasOtherQuestions } = readRejection(
      failure,
      questions,
    );
    if (hasOtherQuestions) await reloadQuestions();
    if (needsVerification) verification.expire();
    if (needsHumanCheck) setCaptcha(null);
    const steps = {
      ...(needsVerification && { email: messages.emailUnverified }),
      ...(needsHumanCheck && { captcha: messages.humanUnconfirmed }),
      ...errors,
    };
    const text = describeFailure(error);
    setListed(Object.keys(steps).length > 0 && !hasOtherQuestions);
    form.reject({
      // The list already has a message about one field.
      title: Object.values(errors).includes(text) ? invalid : text,
      errors: steps,
      serverErrors: errors,
    });
  }

  /** Shows the current questions of the job; where they cannot be loaded, the next submission retries. */
  async function reloadQuestions() {
    const loaded = await browserApi.get('jobDetails', { params: { id: job.id } }).catch(() => undefined);
    if (loaded) setQuestions(loaded.job.questions);
  }

  /** Empties the form. @returns restores everything */
  function startOver(): () => void {
    form.reset(emptyValues);
    setFileNameBefore(null);
    setJoinsTalentPool(false);
    setSubmissionKey(randomUuid());
    verification.reset();
    return () => {
      form.restore(values);
      setFileNameBefore(fileNameBefore);
      setSubmissionKey(submissionKey);
    };
  }

  const listed = form.list({ ...(rejection && pending), ...form.shownErrors });
  return {
    form,
    begin: () => setActive(true),
    questions,
    verification,
    changeFile,
    fileNameBefore,
    joinsTalentPool,
    setJoinsTalentPool,
    captcha,
    setCaptcha,
    captchaError: rejection && !captcha ? messages.humanUnconfirmed : undefined,
    missing: listMissing(values, questions, { isVerified: token !== undefined, isHuman: captcha !== null }),
    summary:
      rejection && (listed.length > 0 || !isListed)
        ? { title: rejection.title, attempt: form.attempt, errors: listed }
        : undefined,
    /** Share that has been sent, from 0 to 1, while it is being sent. */
    progress,
    cancel,
    submit,
    /** The earlier application for the job, while the visitor is asked about a second one. */
    askedAbout: isAskedAboutSecond ? verification.proof?.earlierApplication : undefined,
    answerSecond(isSecond: boolean) {
      setAskedAboutSecond(false);
      if (isSecond) void submit(true);
    },
    restoredAt: restored?.savedAt,
    startOver,
    isEmpty: isEmpty(values),
    draft,
  };
}

export type Verification = ReturnType<typeof useVerifiedEmail>;

function useVerifiedEmail(email: string | undefined, jobId: string) {
  return useEmailVerification({
    email,
    send: (address, signal) => browserApi.post('sendOtp', { body: { email: address }, signal }),
    verify: (code, signal) => browserApi.post('verifyOtp', { body: { ...code, jobId }, signal }),
    describe: (error, at) => {
      const isAnswered = isApiError(error);
      if (isAnswered && error.failure) return error.failure.message;
      if (at === 'email') return isAnswered ? messages.codeNotSent : messages.codeSendingFailed;
      return isAnswered ? messages.codeWrong : messages.codeCheckFailed;
    },
    texts: {
      emailNeeded: messages.emailNeeded,
      codeNeeded: messages.codeNeeded,
      sent: messages.codeSent,
      verified: messages.emailVerified,
      expired: 'The verification has expired. Please send a new code to your email.',
    },
    announce: notify,
  });
}

/** The specification (section 7) promises no reference. */
function readReference(answer: object): string | undefined {
  return 'reference' in answer && typeof answer.reference === 'string' ? answer.reference : undefined;
}
