import type { OwnApplication } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../api.ts';
import { longDate } from '../../components/long-date.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { fileSize } from '../careers/apply/resume.ts';
import { attempt } from './attempt.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ErasedApplication } from './erased.tsx';
import { NewResume } from './new-resume.tsx';

interface OwnApplicationCardProps {
  application: OwnApplication;
  proof: string;
  onChanged: (application: OwnApplication) => void;
  onErased: (erased: ErasedApplication) => void;
  /** The proof is not taken any more. */
  onExpired: () => void;
}

/** One application: where it stands, its file, and the ways to take it back. */
export function OwnApplicationCard(props: OwnApplicationCardProps) {
  const { application, proof, onChanged, onErased, onExpired } = props;
  const { reference, jobTitle, jobId, appliedAt, stateTitle, stateText, changedAt, onHold } = application;
  const id = useId();
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState('');
  const noted = useRef<HTMLParagraphElement>(null);
  const title = jobTitle ?? 'General application';

  // The button that was pressed is gone, or says something else by now.
  useEffect(() => {
    if (note) noted.current?.focus();
  }, [note]);

  async function act() {
    if (!asked || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setNote('');
    const body = { proof, reference };
    const outcome = await attempt<Partial<ErasedApplication & { application: OwnApplication }>>(() =>
      asked === 'erase'
        ? browserApi.post('ownApplicationErase', { body })
        : browserApi.post('ownApplicationWithdraw', { body }),
    );
    setBusy(false);
    setAsked(undefined);
    if (!outcome.ok) return outcome.mustProve ? onExpired() : setProblem(outcome.text);
    const { application: changed, erasedAt } = outcome.answer;
    if (erasedAt) return onErased({ reference, erasedAt });
    if (!changed) return;
    setNote(messages.ownWithdrawn);
    onChanged(changed);
  }

  return (
    <article aria-labelledby={id} className="own-card">
      <header>
        <h3 id={id} className="text-card">
          {jobId ? (
            <Link to={`/careers/${jobId}`} className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-1 text-small text-text-soft">
          Number <strong className="text-text">{reference}</strong>, received on{' '}
          <time dateTime={appliedAt}>{longDate(appliedAt)}</time>
        </p>
      </header>
      <div className="own-state" data-state={application.state}>
        <p className="own-state-title">
          {stateTitle}
          {changedAt ? (
            <span className="own-state-since">
              {' '}
              since <time dateTime={changedAt}>{longDate(changedAt)}</time>
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
              {application.resume.fileName} ({fileSize(application.resume.size)})
            </span>
          ) : (
            'not received yet'
          )}
        </p>
        {application.mayReplaceResume ? (
          <NewResume
            reference={reference}
            proof={proof}
            isMissing={application.resume === null}
            onExpired={onExpired}
            onReplaced={(changed, message) => {
              setNote(message);
              onChanged(changed);
            }}
          />
        ) : null}
      </section>
      {onHold ? (
        <p className="own-hold">
          We have to keep this application as it is for now, because a legal duty or a legal claim needs it.
          It can be erased when that ends.
        </p>
      ) : null}
      <p
        ref={noted}
        role="status"
        tabIndex={-1}
        className="font-semibold text-river outline-none empty:hidden"
      >
        {note}
      </p>
      <FieldError id={`${id}-problem`} message={problem} />
      <footer className="flex flex-wrap gap-3">
        {application.mayWithdraw ? (
          <button type="button" className="button button-quiet" onClick={() => setAsked('withdraw')}>
            Withdraw<span className="text-only-for-assistive-technology"> {title}</span>
          </button>
        ) : null}
        {onHold ? null : (
          <button type="button" className="button button-quiet own-erase" onClick={() => setAsked('erase')}>
            Erase everything<span className="text-only-for-assistive-technology"> about {title}</span>
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
