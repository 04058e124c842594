import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { commandPaths } from '@riverfront/contract/paths';
import { useState } from 'react';
import { fileChanged, isReadable, uploadForm } from '../../../components/form/upload.ts';
import { useAutofill } from '../../../components/form/use-autofill.ts';
import { useDraft } from '../../../components/form/use-draft.ts';
import {
  describeVerificationFailure,
  useEmailVerification,
} from '../../../components/form/use-email-verification.ts';
import { type Form, useForm } from '../../../components/form/use-form.ts';
import { randomUuid, useSubmission } from '../../../components/form/use-submission.ts';
import { useLoaded } from '../../../components/use-loaded.ts';
import { browserApi } from '../../../content.ts';
import {
  type Asked,
  describeRejection,
  type Errors,
  emptyValues,
  findBlank,
  isEmpty,
  labels,
  listMissing,
  questionField,
  readRejection,
  toFormData,
  updateValues,
  type Values,
} from './application.ts';
import type { ReceivedApplication } from './confirmation.tsx';
import { draftKey, readDraft, readVisitSource, removeExpiredDrafts, toStored } from './draft.ts';

interface ApplicationOptions {
  job: { id: string; title: string } & Asked;
  noticeVersion: number;
  onReceived: (received: ReceivedApplication) => void;
}

export type ApplicationForm = Form<Values, keyof Errors>;

const invalid = 'Please check what you entered.';

/** The schema library and the numbering plans are larger than the form. */
const loadValidation = () => import('./validate.ts');

/** Holds the application form: values, validation, draft, verifications and submission. */
export function useApplication({ job, noticeVersion, onReceived }: ApplicationOptions) {
  useAutofill();
  const [restored] = useState(() => {
    removeExpiredDrafts();
    return readDraft(job.id);
  });
  const [asked, setAsked] = useState<Asked>({ questions: job.questions, pay: job.pay });
  const { questions } = asked;
  const [submissionKey, setSubmissionKey] = useState(() => restored?.submissionKey ?? randomUuid());
  const [fileNameBefore, setFileNameBefore] = useState(restored?.fileName ?? null);
  const [source] = useState(() => restored?.source ?? readVisitSource());
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [isAskedAboutSecond, setAskedAboutSecond] = useState(false);
  const [isRoleClosed, setRoleClosed] = useState(false);
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
    validate: (values) => (validation.value?.validate ?? findBlank)(values, asked),
    update: updateValues,
  });
  const { values, rejection } = form;
  const email = values.email.trim();
  // Not only by the schema, which may still be loading.
  const isAddress = !form.errors.email && /\S@\S/.test(email);
  const verification = useVerifiedEmail(isAddress ? email : undefined, job.id);
  const token = verification.proof?.emailToken;
  const fileName = values.resume?.name ?? fileNameBefore;
  const draft = useDraft(
    'localStorage',
    draftKey(job.id),
    isEmpty(values) && fileName === null
      ? null
      : { title: job.title, submissionKey, ...toStored(values), fileName, ...asked, source },
  );
  /** Steps besides the fields. */
  const pending: Errors = {
    ...(token || form.errors.email ? {} : { email: messages.emailUnverified }),
    ...(captcha ? {} : { captcha: messages.captchaMissing }),
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
    const errors = validate(values, asked);
    const wrong = { ...pending, ...errors };
    if (Object.keys(wrong).length > 0 || !resume || !token || !captcha) {
      const isIncomplete =
        Object.keys(pending).length > 0 || Object.values(errors).includes(messages.required);
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
    };
    const data = toFormData(values, proofs, resume, asked);
    if (!(await isReadable(resume))) {
      changeFile(null);
      const errors = { resume: fileChanged };
      form.reject({ title: invalid, errors, serverErrors: errors });
      return;
    }
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
    const { errors, needsVerification, needsCaptcha, hasOtherQuestions } = readRejection(failure, questions);
    const isNewlyAsked = errors.curr_salary !== undefined && !asked.pay.asksCurrent;
    if (hasOtherQuestions || isNewlyAsked) await reloadQuestions();
    if (needsVerification) verification.expire();
    if (needsCaptcha) setCaptcha(null);
    const steps = {
      ...(needsVerification && { email: messages.emailUnverified }),
      ...(needsCaptcha && { captcha: messages.captchaMissing }),
      ...errors,
    };
    const text = describeRejection(error);
    setRoleClosed(failure?.code === 'job-closed');
    form.reject({
      // The list already has a message about one field.
      title: Object.values(errors).includes(text) ? invalid : text,
      errors: hasOtherQuestions ? {} : steps,
      serverErrors: errors,
    });
  }

  /** Shows what the job asks now; where that cannot be loaded, the next submission retries. */
  async function reloadQuestions() {
    const loaded = await browserApi.get('jobDetails', { params: { id: job.id } }).catch(() => undefined);
    if (loaded) setAsked({ questions: loaded.job.questions, pay: loaded.job.pay });
  }

  /** Empties the form. @returns restores everything */
  function startOver(): () => void {
    form.reset(emptyValues);
    setFileNameBefore(null);
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
    isActive,
    begin: () => setActive(true),
    asked,
    verification,
    changeFile,
    fileNameBefore,
    captcha,
    setCaptcha,
    captchaError: rejection && !captcha ? messages.captchaMissing : undefined,
    missing: listMissing(values, asked, { isVerified: token !== undefined, hasCaptcha: captcha !== null }),
    summary:
      // One that lists its errors closes when they are corrected.
      rejection && (listed.length > 0 || Object.keys(rejection.errors).length === 0)
        ? { title: rejection.title, attempt: form.attempt, errors: listed }
        : undefined,
    isRoleClosed,
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
    describe: describeVerificationFailure,
    texts: {
      emailNeeded: messages.emailNeeded,
      codeNeeded: messages.codeNeeded,
      sent: messages.codeSent,
      verified: messages.emailVerified,
      expired: 'The verification has expired. Please send a new code to your email.',
    },
  });
}

/** The specification (section 7) promises no reference. */
function readReference(answer: object): string | undefined {
  return 'reference' in answer && typeof answer.reference === 'string' ? answer.reference : undefined;
}
