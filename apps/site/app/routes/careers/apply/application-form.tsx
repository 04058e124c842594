import type { FormTexts, JobQuestion } from '@riverfront/contract';
import type { FormEvent } from 'react';
import { HumanCheck } from '../../../components/human-check/human-check.tsx';
import { RichText } from '../../../components/rich-text.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FieldScope } from '../../../ui/form/field-scope.ts';
import { AboutYou } from './about-you.tsx';
import { Experience } from './experience.tsx';
import { Group } from './group.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Living } from './living.tsx';
import { Questions } from './questions.tsx';
import type { Received } from './received-state.ts';
import { RestoredNote } from './restored-note.tsx';
import { ResumeField } from './resume-field.tsx';
import { SecondDialog } from './second-dialog.tsx';
import { SendBar } from './send-bar.tsx';
import { useApplication } from './use-application.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface ApplicationFormProps {
  job: { id: string; title: string; questions: JobQuestion[] };
  texts: FormTexts['application'];
  /** Closing is asked about first; on a page of its own the entries are simply kept. */
  popup: boolean;
  onReceived: (received: Received) => void;
}

/** The application form. Loaded when it is opened: it brings the rules, the numbering plans and the lists along. */
export default function ApplicationForm({ job, texts, popup, onReceived }: ApplicationFormProps) {
  const application = useApplication({
    job,
    noticeVersion: texts.notice.version,
    onReceived: (received) => {
      guard.open();
      onReceived(received);
    },
  });
  const { form, code, file, stopped, progress, earlier, draft } = application;
  const sending = progress !== undefined;
  const guard = useLeaveGuard({ hasEntries: popup && application.hasEntries, sending });
  const { blocker } = guard;

  function submit(event: FormEvent) {
    event.preventDefault();
    void application.submit();
  }

  return (
    <FieldScope value="apply">
      <form noValidate aria-label={`Application: ${job.title}`} className="apply-form" onSubmit={submit}>
        {earlier ? <RestoredNote savedAt={earlier.savedAt} onStartOver={application.startOver} /> : null}
        {stopped ? (
          <ErrorSummary errors={stopped.errors} title={stopped.title} attempt={stopped.attempt} />
        ) : null}
        <div inert={sending} className="apply-groups">
          <AboutYou form={form} code={code} />
          <Living form={form} />
          <Experience form={form} />
          <ResumeField
            file={file}
            onChange={application.changeFile}
            earlierName={application.earlierName}
            error={form.problemOf('resume')}
          />
          <Questions state={application.questions} />
        </div>
        <Group title="Confirm">
          <div className="apply-wide grid gap-6">
            <RichText html={texts.notice.text} className="prose prose-small text-small text-text-soft" />
            <div inert={sending}>
              <HumanCheck
                action="job_application"
                value={application.captcha}
                onChange={application.setCaptcha}
                error={application.captchaProblem}
              />
            </div>
            <SendBar missing={application.missing} progress={progress} onCancel={application.cancel} />
          </div>
        </Group>
      </form>
      {application.askedAbout ? (
        <SecondDialog earlier={application.askedAbout} job={job.title} onAnswer={application.answerSecond} />
      ) : null}
      {blocker.state === 'blocked' ? (
        <LeaveDialog
          sending={sending}
          isKept={draft.isKept}
          onStay={blocker.reset}
          onLeave={() => {
            application.cancel();
            blocker.proceed();
          }}
          onDiscard={() => {
            application.cancel();
            draft.end();
            blocker.proceed();
          }}
        />
      ) : null}
    </FieldScope>
  );
}
