'use client';
import { Button, toast, useFormModified } from '@payloadcms/ui';
import type { ReviewState } from '@riverfront/backend/publishing/review/endpoints';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Field, Select } from '../../form/field.tsx';
import { readStaff, StaffApiError, sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { usePolling, useStaffData } from '../../requests/use-staff-data.ts';
import { useSaver } from '../saving/saver.ts';
import { type Chip, type OpenDocument, Panel, toQuery } from './panel.tsx';

/** Milliseconds between two looks for an answer. */
const interval = 15_000;

const actions = {
  ask: { label: 'Ask a colleague', done: 'Your colleague was asked.' },
  approve: { label: 'Approve', done: 'You have approved this version.' },
  return: { label: 'Send back', done: 'You have sent it back.' },
  release: { label: 'Release without approval', done: 'This version can be published.' },
};
type Action = keyof typeof actions;

/** The review of the draft by a colleague: what was asked and answered, and what the user can do. */
export function ReviewPanel(document: OpenDocument) {
  const path = `/api/reviews?${toQuery(document)}`;
  // Each save can void the approval.
  const request = useStaffData<ReviewState>(path, document.version);
  const { data: state, reload } = request;
  const { problem, isBusy, attempt } = useAttempt();
  const [chosen, setChosen] = useState<number>();
  const draft = useStoredState(useDraftKey(`note on ${toQuery(document)}`), { note: '' });
  const { note } = draft.value;
  const saveDraft = useSaveDraft(document);
  usePolling(reload, interval);

  if (!state)
    return (
      <Panel title="Review" chips={[]}>
        <Problem text={request.problem} />
      </Panel>
    );
  const { review, reviewers, twoPeople, mayRelease } = state;
  const isFree = review?.isCurrent && (review.state === 'approved' || review.state === 'released');
  const offered: Action[] = [
    ...(review?.isMine ? (['approve', 'return'] as const) : (['ask'] as const)),
    ...(twoPeople && mayRelease && !isFree ? (['release'] as const) : []),
  ];

  const act = (action: Action) =>
    attempt(async () => {
      // An answer is about what the reviewer has seen, a question about what the author has typed.
      const isAnswer = action === 'approve' || action === 'return';
      const version = isAnswer ? document.version : await saveDraft();
      const { kind, id } = document;
      const body = { kind, id, action, version, note, reviewer: chosen ?? reviewers[0]?.id };
      request.setData(await sendStaff<ReviewState>('POST', '/api/reviews', body));
      draft.clear({ note });
      toast.success(actions[action].done);
    });

  return (
    <Panel title="Review" chips={[summarise(state)]}>
      {twoPeople ? <p>Nothing is published until a colleague has approved that version.</p> : null}
      {review ? (
        <>
          <p>
            {review.state === 'released'
              ? `${review.actor} released it without approval:`
              : `${review.actor} asked ${review.reviewer}:`}
          </p>
          <blockquote>{review.note}</blockquote>
          {review.answer ? <p>{review.reviewer} answered:</p> : null}
          {review.answer ? <blockquote>{review.answer}</blockquote> : null}
          {review.isCurrent ? null : <p>The draft has changed, so this no longer counts.</p>}
        </>
      ) : null}
      {offered.includes('ask') && reviewers.length > 0 ? (
        <Select label="Colleague" value={chosen} of={reviewers} onChange={(id) => setChosen(Number(id))} />
      ) : null}
      <Field label="Note">
        <textarea value={note} onChange={({ target }) => draft.change({ note: target.value })} />
      </Field>
      <Problem text={problem ?? request.problem} />
      <div className="staff-actions">
        {offered.map((action, index) => (
          <Button
            key={action}
            size="small"
            margin={false}
            disabled={isBusy}
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            onClick={() => void act(action)}
          >
            {actions[action].label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** The state of the review in a few words. */
function summarise({ twoPeople, review }: ReviewState): Chip {
  if (!review) return twoPeople ? ['attention', 'Needs approval'] : ['main', 'Optional'];
  const { actor, reviewer, state, isCurrent, isMine } = review;
  if (!isCurrent) return ['attention', 'Changed since'];
  if (state === 'asked') return ['attention', isMine ? `${actor} asks you` : `Waiting for ${reviewer}`];
  if (state === 'returned') return ['danger', `Sent back by ${reviewer}`];
  return ['main', `${state === 'approved' ? 'Approved' : 'Released'} by ${reviewer}`];
}

/** Returns a function that saves what autosave has not saved yet, and returns the newest version. */
function useSaveDraft(document: OpenDocument): () => Promise<string | null | undefined> {
  const saver = useSaver();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return document.version;
    if (!(await saver.save('draft')))
      throw new StaffApiError('Your latest changes could not be saved, so nothing was asked.');
    return (await readStaff<ReviewState>(`/api/reviews?${toQuery(document)}`)).version;
  };
}
