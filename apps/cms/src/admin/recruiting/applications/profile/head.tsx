'use client';
import { Button, Link } from '@payloadcms/ui';
import type { Application } from '@riverfront/backend/payload-types';
import {
  applicantTexts,
  type Stage,
  stages,
  toLabel,
} from '@riverfront/backend/recruiting/applications/stages';
import { formatAge, Initials } from '../../../accounts/person.tsx';
import { SecondaryButton } from '../../../form/buttons.tsx';
import { useIsDrafted } from '../../../form/use-draft.ts';
import { emailTo } from '../../../inbox/replies/reply-dialog.tsx';
import type { DialogName } from './profile.tsx';
import { type Decisions, describeSource, type StoredDecisions } from './record.ts';

interface ProfileHeadProps {
  doc: Application;
  name: string;
  decisions: StoredDecisions;
  onOpen: (dialog: DialogName) => void;
  onMove: (change: Partial<Decisions>) => Promise<boolean>;
  onWrite: () => void;
}

const inOrder: Stage[] = ['new', 'screening', 'interview', 'offer', 'hired'];
const ended: Stage[] = ['hired', 'rejected', 'withdrawn'];

/** Who applied, for what, since when they wait, and what to do next. */
export function ProfileHead({ doc, name, decisions, onOpen, onMove, onWrite }: ProfileHeadProps) {
  const { stage, stageSince } = decisions;
  const isEmailBegun = useIsDrafted(emailTo([doc.id]));
  const isEnded = ended.includes(stage);
  const next = isEnded ? undefined : inOrder[inOrder.indexOf(stage) + 1];
  const age = formatAge(stageSince);
  const job = typeof doc.job === 'object' ? doc.job?.id : doc.job;
  const title = doc.jobTitle || 'General application';
  return (
    <header className="profile__head staff-row">
      <Initials name={name} />
      <div className="profile__who">
        <h1>{name}</h1>
        <p>
          {job ? (
            <Link href={`/admin/collections/jobs/${job}`} prefetch={false}>
              {title}
            </Link>
          ) : (
            title
          )}
          {doc.source ? <span> · from {describeSource(doc)}</span> : null}
        </p>
        <p className="staff-row">
          <span className="chip chip--main">{toLabel(stages, stage)}</span>
          {/* The clocks of server and browser differ. */}
          <span className="chip" suppressHydrationWarning>
            {isEnded ? `For ${age}` : `Waiting for ${age}`}
          </span>
          {doc.resumeMissing ? <span className="chip chip--attention">Résumé missing</span> : null}
          {doc.possibleDuplicate ? (
            <button type="button" className="chip chip--attention" onClick={() => onOpen('duplicates')}>
              Possible duplicate: compare
            </button>
          ) : null}
        </p>
      </div>
      <div className="staff-actions">
        {next ? (
          <Button
            margin={false}
            onClick={() => void onMove({ stage: next })}
          >{`Move to ${toLabel(stages, next)}`}</Button>
        ) : null}
        <Button margin={false} buttonStyle={next ? 'secondary' : 'primary'} onClick={onWrite}>
          {isEmailBegun ? 'Continue your email' : 'Write an email'}
        </Button>
        {isEnded ? null : <SecondaryButton onClick={() => onOpen('reject')}>Reject</SecondaryButton>}
        <SecondaryButton onClick={() => onOpen('move')}>Move…</SecondaryButton>
        {next ? (
          <p className="staff-hint">
            {`${toLabel(stages, next)}: applicants read “${applicantTexts[next].title}”.`}
          </p>
        ) : null}
      </div>
    </header>
  );
}
