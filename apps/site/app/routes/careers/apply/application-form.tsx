import { formatDate } from '@riverfront/mail/format';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Captcha } from '../../../components/captcha/captcha.tsx';
import { RichText } from '../../../components/rich-text.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FieldScope } from '../../../ui/form/field.tsx';
import type { Asked } from './application.ts';
import { DuplicateApplicationDialog, LeaveDialog, useLeaveGuard } from './dialogs.tsx';
import { readDraft } from './draft.ts';
import { AboutYou, AddressFields, Experience, Questions } from './fields.tsx';
import { Group, Intro, OtherRoles } from './form-parts.tsx';
import { ResumeField } from './resume-field.tsx';
import type { FormProps } from './route.tsx';
import { SendBar } from './send-bar.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationFormProps extends FormProps {
  job: { id: string; title: string } & Asked;
}

/** The application form. Loaded when it is opened: it brings the lists along. */
export default function ApplicationForm({ job, texts, popup, onReceived }: ApplicationFormProps) {
  const application = useApplication({
    job,
    noticeVersion: texts.notice.version,
    onReceived: (received) => {
      guard.open();
      onReceived(received);
    },
  });
  const { form, verification, summary, progress, restoredAt, draft } = application;
  const isSending = progress !== undefined;
  const hasValues = (popup || !draft.isStored) && !application.isEmpty;
  const guard = useLeaveGuard({ hasValues, isSending });
  const { blocker } = guard;

  function submit(event: FormEvent) {
    event.preventDefault();
    void application.submit();
  }

  return (
    <FieldScope value="apply">
      <form
        noValidate
        aria-label={`Application: ${job.title}`}
        className="@container grid grid-cols-1 gap-8"
        onFocus={application.begin}
        // Browsers fill boxes in without the focus.
        onInput={application.begin}
        onSubmit={submit}
      >
        {restoredAt ? <RestoredNote savedAt={restoredAt} onStartOver={application.startOver} /> : null}
        {summary ? <ErrorSummary {...summary} /> : null}
        {summary && application.isRoleClosed ? (
          <p className="apply-note">
            What you entered stays in this browser for a week.
            <OtherRoles />
          </p>
        ) : null}
        <div inert={isSending} className="grid grid-cols-1 gap-10">
          <AboutYou form={form} verification={verification} />
          <AddressFields form={form} isActive={application.isActive} />
          <Experience form={form} pay={application.asked.pay} />
          <ResumeField
            file={form.values.resume}
            onChange={application.changeFile}
            fileNameBefore={application.fileNameBefore}
            error={form.shownErrors.resume}
          />
          <Questions questions={application.asked.questions} form={form} />
        </div>
        <Group title="Confirm">
          <div className="col-span-full grid gap-6">
            <RichText html={texts.notice.text} className="prose prose-small text-small text-text-soft" />
            <div inert={isSending}>
              <Captcha
                action="job_application"
                value={application.captcha}
                onChange={application.setCaptcha}
                error={application.captchaError}
              />
            </div>
            <SendBar missing={application.missing} progress={progress} onCancel={application.cancel} />
          </div>
        </Group>
      </form>
      {application.askedAbout ? (
        <DuplicateApplicationDialog
          earlier={application.askedAbout}
          job={job.title}
          onAnswer={application.answerSecond}
        />
      ) : null}
      {blocker.state === 'blocked' ? (
        <LeaveDialog
          isSending={isSending}
          isStored={draft.isStored}
          onStay={blocker.reset}
          onLeave={() => {
            application.cancel();
            blocker.proceed();
          }}
          onDiscard={() => {
            application.cancel();
            draft.discard();
            blocker.proceed();
          }}
        />
      ) : null}
    </FieldScope>
  );
}

/** Says that the draft of an earlier visit is back, and offers to start over. */
function RestoredNote({ savedAt, onStartOver }: { savedAt: number; onStartOver: () => () => void }) {
  const [undo, setUndo] = useState<() => void>();
  return (
    <div role="status" className="apply-note">
      <p>
        {undo
          ? 'The form is empty again.'
          : `Your entries of ${formatDate(new Date(savedAt).toISOString(), { dateStyle: 'long', timeStyle: 'short' })} are back in the form.`}
      </p>
      <button
        type="button"
        className="link min-h-11 px-1"
        onClick={() => {
          undo?.();
          const restore = undo ? undefined : onStartOver();
          setUndo(() => restore);
        }}
      >
        {undo ? 'Bring the entries back' : 'Start over'}
      </button>
    </div>
  );
}

interface RestoreDraftProps extends FormProps {
  /** Key of the job. */
  id: string;
  /** Shown to those who have no draft. */
  otherwise: ReactNode;
}

/** A form that was begun before its job closed may still be sent: the server takes it for 24 hours. */
export function RestoreDraft({ id, otherwise, ...rest }: RestoreDraftProps) {
  const [draft] = useState(() => readDraft(id));
  if (!draft) return otherwise;
  return (
    <>
      <p className="apply-note mb-8">
        This role is no longer open. What you began can still be sent within 24 hours of its closing.
        <OtherRoles />
      </p>
      <Intro text={rest.texts.intro} />
      <ApplicationForm job={{ id, ...draft }} {...rest} />
    </>
  );
}
