import type { PortalApplication } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import { formatDay } from '@riverfront/mail/format';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatFileSize } from '../../components/form/upload.ts';
import { browserApi } from '../../content.ts';
import { useSite } from '../../site.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { QuestionDialog } from '../../ui/modal.tsx';
import { NewResume } from './new-resume.tsx';
import { useAction, usePortal } from './use-session.ts';

/** The data that remain as the proof of an erasure. */
export interface ErasedApplication {
  reference: string;
  erasedAt: string;
}

interface ApplicationCardProps {
  application: PortalApplication;
  onChanged: (application: PortalApplication) => void;
  onErased: (erased: ErasedApplication) => void;
}

/** One application: its state and its file, with the buttons to withdraw and to erase it. */
export function ApplicationCard({ application, onChanged, onErased }: ApplicationCardProps) {
  const { proof } = usePortal().session;
  const { reference, jobTitle, jobId, appliedAt, stateTitle, stateText, changedAt, onHold } = application;
  const { timeZone } = useSite();
  const id = useId();
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  const { isBusy, error, ...action } = useAction();
  /** An object for each success, so that the same text is announced again. */
  const [note, setNote] = useState<{ text: string }>();
  const noted = useRef<HTMLParagraphElement>(null);
  const title = jobTitle ?? 'General application';
  const isOver = application.state === 'withdrawn' || application.state === 'not-selected';

  // The clicked button is gone or has another label.
  useEffect(() => {
    if (note) noted.current?.focus();
  }, [note]);

  const clearNote = () => setNote(undefined);
  const run: typeof action.run = (call) => {
    clearNote();
    return action.run(call);
  };
  function change(changed: PortalApplication, text: string) {
    setNote({ text });
    onChanged(changed);
  }

  async function act() {
    if (!asked || isBusy) return;
    const body = { proof, reference };
    const answer = await run<{ application?: PortalApplication; erasedAt?: string }>(() =>
      browserApi.post(asked === 'erase' ? 'portalErase' : 'portalWithdraw', { body }),
    );
    setAsked(undefined);
    if (answer?.erasedAt) onErased({ reference, erasedAt: answer.erasedAt });
    if (answer?.application) change(answer.application, messages.ownWithdrawn);
  }

  return (
    <article
      aria-labelledby={id}
      // In the dark, mist and surface are nearly the same.
      className="grid grid-cols-1 gap-6 border border-line bg-surface p-[clamp(1.25rem,0.75rem+2vw,2.25rem)] dark:[&_.button-quiet]:[--fill:var(--color-line)]"
    >
      <header>
        <h3 id={id} className="text-card">
          {jobId ? (
            <Link to={`/careers/${jobId}`} prefetch="intent" className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-1 text-small text-text-soft">
          Number <strong className="text-text">{reference}</strong>, received on{' '}
          <time dateTime={appliedAt}>{formatDay(appliedAt, timeZone)}</time>
        </p>
      </header>
      <div
        className={`border-l-4 px-5 py-4 ${isOver ? 'border-line-strong bg-mist' : 'border-main bg-[color-mix(in_srgb,var(--color-main)_9%,var(--color-surface))]'}`}
      >
        <p className="mb-1 font-display text-[1.375rem] leading-[1.3]">
          <span>{stateTitle}</span>
          {changedAt ? (
            <span className="font-sans text-(length:--text-small) text-text-soft">
              {' '}
              since <time dateTime={changedAt}>{formatDay(changedAt, timeZone)}</time>
            </span>
          ) : null}
        </p>
        <p>{stateText}</p>
      </div>
      <section aria-label={`Résumé of ${title}`} className="grid gap-3">
        <p>
          <strong>Résumé: </strong>
          {application.resume ? (
            <span className="wrap-anywhere">
              {`${application.resume.fileName} (${formatFileSize(application.resume.size)})`}
            </span>
          ) : (
            <span>not received yet</span>
          )}
        </p>
        {application.mayReplaceResume ? (
          <NewResume
            reference={reference}
            isMissing={application.resume === null}
            onBegin={clearNote}
            onReplaced={change}
          />
        ) : null}
      </section>
      {onHold ? (
        <p className="border-l-4 border-accent bg-mist px-5 py-4">
          We have to keep this application as it is for now, because a legal duty or a legal claim needs it.
          It can be erased when that ends.
        </p>
      ) : null}
      <p
        ref={noted}
        role="status"
        tabIndex={-1}
        className="font-semibold text-main outline-none empty:hidden"
      >
        {note?.text}
      </p>
      <div role="alert" className="empty:hidden">
        <FieldError id={`${id}-problem`} message={error} />
      </div>
      <footer className="flex flex-wrap gap-3">
        {application.mayWithdraw ? (
          <button type="button" className="button button-quiet" onClick={() => setAsked('withdraw')}>
            Withdraw<span className="sr-only"> {title}</span>
          </button>
        ) : null}
        {onHold ? null : (
          <button type="button" className="button button-quiet text-error" onClick={() => setAsked('erase')}>
            Erase everything<span className="sr-only"> about {title}</span>
          </button>
        )}
      </footer>
      {asked ? (
        <ConfirmDialog
          kind={asked}
          title={title}
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void act()}
        />
      ) : null}
    </article>
  );
}

interface ConfirmDialogProps {
  kind: 'withdraw' | 'erase';
  title: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

const words = {
  withdraw: {
    question: 'Withdraw this application?',
    text: [
      'Our recruiters stop working on it at once. You cannot take this back, but you can apply again.',
      'What you sent stays with us for the time that the privacy policy names; to have it gone, erase it.',
    ],
    yes: 'Yes, withdraw',
    busy: 'Withdrawing…',
  },
  erase: {
    question: 'Erase everything about this application?',
    text: [
      'This deletes what you entered, the résumé, our notes, and the mails about it, at once and for good. The application ends with it.',
      'Only its number and the time stay, as proof of the erasure. Download your data first if you want a copy.',
    ],
    yes: 'Yes, erase',
    busy: 'Erasing…',
  },
};

/** Asks before an action that cannot be undone. Escape and the first button cancel it. */
function ConfirmDialog({ kind, title, isBusy, onCancel, onConfirm }: ConfirmDialogProps) {
  const { question, text, yes, busy } = words[kind];
  return (
    <QuestionDialog
      question={question}
      text={
        <>
          <p className="font-semibold text-text">{title}</p>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      }
      onEscape={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={onCancel} aria-disabled={isBusy}>
          No, keep it
        </button>
        <button type="button" className="button" onClick={onConfirm} aria-disabled={isBusy}>
          {isBusy ? busy : yes}
        </button>
      </div>
    </QuestionDialog>
  );
}
