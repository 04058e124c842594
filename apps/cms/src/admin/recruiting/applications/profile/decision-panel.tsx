'use client';
import { Banner, Button } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import { describeVisibility } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import { type RejectionReason, rejectionReasons } from '@riverfront/backend/recruiting/applications/stages';
import { useId } from 'react';
import { OwnerChooser } from '../../../accounts/owner-chooser.tsx';
import { Problem } from '../../../dialog/problem.tsx';
import { SmallButton } from '../../../form/buttons.tsx';
import { Chooser } from '../../../form/chooser.tsx';
import { Tags } from '../tags.tsx';
import { describeChanges } from './record.ts';
import type { useDecisions } from './use-decisions.ts';

interface DecisionPanelProps {
  saving: ReturnType<typeof useDecisions>;
  owners: StaffName[];
  user: { id: number };
  id: number;
  tags: string[];
}

/** Rating, owner, tags and rejection reason, each saved at once, with conflicts. */
export function DecisionPanel({ saving, owners, user, id, tags }: DecisionPanelProps) {
  const { decisions, change, conflict, problem, status } = saving;
  const { owner, rating, rejectionReason } = decisions;
  const hintId = useId();
  return (
    <>
      {decisions.legalHold ? (
        <Banner type="error">
          <strong>Legal hold.</strong> This record cannot be deleted: {decisions.legalHoldReason}
        </Banner>
      ) : null}
      <Problem text={problem} />
      {conflict ? (
        <div role="alert" className="staff-problem">
          <p>{conflict.text}</p>
          <div className="staff-actions">
            <Button size="small" margin={false} onClick={() => void change(conflict.change)}>
              {`Save mine: ${describeChanges(decisions, conflict.change, owners).join(', ')}`}
            </Button>
            <SmallButton onClick={saving.discard}>Keep theirs</SmallButton>
          </div>
        </div>
      ) : null}
      <section
        className="panel profile__decisions staff-row"
        aria-label="Decisions"
        aria-describedby={hintId}
      >
        <fieldset className="staff-group profile__rating">
          <legend>Rating</legend>
          {[1, 2, 3, 4, 5].map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="rating"
                checked={rating === value}
                onChange={() => void change({ rating: value })}
              />
              <span>{value}</span>
            </label>
          ))}
          {rating === null ? null : (
            <button type="button" className="staff-link" onClick={() => void change({ rating: null })}>
              Clear rating
            </button>
          )}
        </fieldset>
        <div className="staff-field">
          <OwnerChooser
            {...{ owner, owners }}
            user={user.id}
            onAssign={(chosen) => void change({ owner: chosen })}
          />
        </div>
        {decisions.stage === 'rejected' ? (
          <div className="staff-field">
            <Chooser
              label="Reason for the rejection"
              action="Save the reason"
              value={rejectionReason ?? ''}
              of={rejectionReasons}
              onPress={(value) => void change({ rejectionReason: value as RejectionReason })}
            />
          </div>
        ) : null}
        <Tags id={id} initial={tags} onChanged={saving.accept} />
        <p className="staff-hint" id={hintId}>
          Rating, reason and tags: {describeVisibility('rating').replace(/^Not/, 'not')}
        </p>
        <p role="status">{status}</p>
      </section>
    </>
  );
}
