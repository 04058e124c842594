'use client';
import { Link, SetStepNav, toast } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Application } from '@riverfront/backend/payload-types';
import { isToldByEmail, type Stage, stages } from '@riverfront/backend/recruiting/applications/stages';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { StaffDialog } from '../../../dialog/staff-dialog.tsx';
import { UndoBar } from '../../../dialog/undo-bar.tsx';
import { SecondaryButton } from '../../../form/buttons.tsx';
import { Input } from '../../../form/field.tsx';
import { useDraft } from '../../../form/use-draft.ts';
import { Timeline } from '../../../inbox/notes/timeline.tsx';
import { ReplyDialog } from '../../../inbox/replies/reply-dialog.tsx';
import { callStaff } from '../../../requests/staff-api.ts';
import { MoveDialog } from '../move-dialog.tsx';
import { MoveToJob } from '../other-job.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { ProfileHead } from './head.tsx';
import type { StoredDecisions } from './record.ts';
import { ResumePanel } from './resume-panel.tsx';
import { NeighbourLinks, useSteps } from './steps.tsx';
import { useDecisions } from './use-decisions.ts';
import './profile.css';

interface ProfileProps {
  doc: Application;
  name: string;
  initial: StoredDecisions;
  owners: StaffName[];
  user: { id: number; isAdministrator: boolean };
  facts: ReactNode;
  answers: ReactNode;
}

export type DialogName =
  | 'move'
  | 'move-to'
  | 'reject'
  | 'write'
  | 'hold'
  | 'end-hold'
  | 'erase'
  | 'duplicates';

/** The profile of an applicant: decisions, facts, résumé and timeline. */
export function Profile(props: ProfileProps) {
  const { doc, name, initial, owners, user, facts, answers } = props;
  const { id } = doc;
  const router = useRouter();
  const [dialog, setDialog] = useState<DialogName>();
  /** The stage that is chosen in a dialog. */
  const [target, setTarget] = useState<Stage>('rejected');
  const saving = useDecisions(id, name, initial, owners);
  const { decisions, change } = saving;
  const { origin, previous, next, isLoading } = useSteps(id);
  const { stage, stageSince: since, isMailed } = decisions;
  const isTold = isToldByEmail(stage, { isMailed, since });
  const close = () => setDialog(undefined);
  const changeAndClose = (...values: Parameters<typeof change>) => {
    close();
    return change(...values);
  };
  async function confirm(values: Parameters<typeof change>[0]) {
    const isSaved = await saving.tryChange(values);
    // The screen shows the conflict, and the tab keeps what was typed.
    if (!isSaved) close();
    return isSaved;
  }
  function accept(version: string) {
    saving.accept(version);
    router.refresh();
  }
  function chooseStage(stage: Stage) {
    setTarget(stage);
    setDialog('move-to');
  }
  const open = (which: DialogName) => (which === 'reject' ? chooseStage('rejected') : setDialog(which));

  return (
    <main className="profile" aria-busy={isLoading}>
      <SetStepNav
        nav={[{ label: origin.isBoard ? 'Applicants' : 'Applications', url: origin.href }, { label: name }]}
      />
      <nav className="profile__nav staff-row" aria-label="Applicants">
        <Link href={origin.href} prefetch={false}>
          {origin.isBoard ? 'Back to the board' : 'All applicants'}
        </Link>
        <span role="status">{isLoading ? 'Loading…' : ''}</span>
        <NeighbourLinks {...{ previous, next }} />
      </nav>
      <ProfileHead
        {...{ doc, name, decisions, onOpen: open, onMove: change, onWrite: () => setDialog('write') }}
      />
      <DecisionPanel {...{ saving, owners, user, id, tags: doc.tags ?? [] }} />
      <div className="profile__columns">
        <div className="profile__stated">
          {facts}
          {answers}
        </div>
        <section className="panel profile__resume" aria-label="Résumé">
          <ResumePanel {...{ id, resume: doc.resume, isMissing: doc.resumeMissing ?? false }} />
        </section>
        <section className="panel profile__timeline" aria-labelledby="timeline">
          <h2 id="timeline">Timeline</h2>
          <Timeline id={id} />
        </section>
      </div>
      {dialog === 'move' ? (
        <StaffDialog title={`Move ${name} to`} onClose={close}>
          <div className="staff-actions">
            {stages
              .filter(({ value }) => value !== decisions.stage)
              .map(({ value, label }) => (
                <SecondaryButton key={value} onClick={() => chooseStage(value)}>
                  {label}
                </SecondaryButton>
              ))}
          </div>
        </StaffDialog>
      ) : null}
      {dialog === 'move-to' ? (
        <MoveDialog
          applicants={[{ id, name, isTold }]}
          to={target}
          onClose={close}
          onMove={({ reply, ...reason }) => changeAndClose({ stage: target, ...reason }, reply)}
        />
      ) : null}
      {dialog === 'write' ? (
        <ReplyDialog
          ids={[id]}
          email={doc.email}
          onClose={close}
          // The address may have been corrected.
          onSent={() => router.refresh()}
        />
      ) : null}
      {dialog === 'end-hold' ? (
        <StaffDialog
          title="End the legal hold?"
          action="End the hold"
          onClose={close}
          onSubmit={() => confirm({ legalHold: false })}
        >
          <p>This application is then deleted at the end of its retention period.</p>
        </StaffDialog>
      ) : null}
      {dialog === 'hold' ? (
        <HoldDialog
          id={id}
          onClose={close}
          onHold={(legalHoldReason) => confirm({ legalHold: true, legalHoldReason })}
        />
      ) : null}
      {dialog === 'erase' ? (
        <StaffDialog
          title={`Erase ${doc.reference}?`}
          action="Erase"
          onClose={close}
          onSubmit={async () => {
            // The end of a legal hold may still be on its way.
            await saving.enqueue(() => callStaff(`/api/applications/${id}`, { method: 'DELETE' }));
            toast.success(`${doc.reference} was erased.`);
            router.push(origin.href);
          }}
        >
          <p>
            {`The application of ${name} is erased for good, with its résumé, notes and emails. A receipt with the reference stays.`}
          </p>
        </StaffDialog>
      ) : null}
      {dialog === 'duplicates' ? <DuplicatesDialog id={id} onClose={close} /> : null}
      {saving.undoable ? (
        <UndoBar
          key={saving.undoable.moved[0]?.version}
          text={saving.undoable.text}
          ms={saving.undoable.undoMs}
          onUndo={() => void saving.undo()}
          onEnd={saving.endUndo}
        />
      ) : null}
      <footer className="staff-row">
        <MoveToJob
          {...{ id, name, version: decisions.version }}
          job={(typeof doc.job === 'object' ? doc.job?.id : doc.job) ?? null}
          onMoved={accept}
        />
        {decisions.legalHold && !user.isAdministrator ? null : (
          <button
            type="button"
            className="staff-link"
            onClick={() => setDialog(decisions.legalHold ? 'end-hold' : 'hold')}
          >
            {decisions.legalHold ? 'End the legal hold' : 'Set a legal hold'}
          </button>
        )}
        {user.isAdministrator ? (
          <button type="button" className="staff-link" onClick={() => setDialog('erase')}>
            Erase this application
          </button>
        ) : null}
      </footer>
    </main>
  );
}

interface HoldDialogProps {
  id: number;
  onClose: () => void;
  /** @returns whether it was stored */
  onHold: (reason: string) => Promise<boolean>;
}

function HoldDialog({ id, onClose, onHold }: HoldDialogProps) {
  const draft = useDraft(`hold:${id}`, { reason: '' });
  const { value, field } = draft;
  return (
    <StaffDialog
      {...{ draft, onClose }}
      title="Set a legal hold"
      action="Set the hold"
      onSubmit={async () => {
        const isSet = await onHold(value.reason.trim());
        if (isSet) draft.clear(value);
        return isSet;
      }}
    >
      <p>
        Nobody can delete this application while it is set. Administrators end it. The applicant sees that
        there is a hold, not why.
      </p>
      <Input
        label="Reason, for example the number of the case"
        {...field('reason')}
        required
        pattern=".*\S.*"
        maxLength={300}
      />
    </StaffDialog>
  );
}
