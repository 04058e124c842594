'use client';
import { recentTime } from '../../clock.ts';
import { SmallButton } from '../../form/buttons.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { useEditing } from './use-editing.ts';
import '../publishing.css';
import './editing.css';

/** Banner above every edit form: presence, newer versions, and unsaved changes. */
export function Editing() {
  const { others, newer, isRejected, unsaved, comparison, problem, ...actions } = useEditing();
  if (others.length === 0 && !newer && !unsaved && !comparison && !problem) return null;
  return (
    <div className="staff-notices editing" role="status">
      {others.length > 0 ? (
        <p>
          {new Intl.ListFormat('en-GB').format(others)} {others.length === 1 ? 'has' : 'have'} this open as
          well.
        </p>
      ) : null}
      {newer ? (
        <p className={`staff-row ${isRejected ? 'staff-notices__failed' : 'editing__newer'}`}>
          <span>
            <strong>
              {newer.by ?? 'The system'}{' '}
              {newer.isTrashed ? 'moved this to the trash' : 'saved a newer version'} ({recentTime(newer.at)}
              ).
            </strong>{' '}
            {isRejected ? 'Yours is not saved yet.' : 'You are looking at an older one.'}
            {newer.isTrashed ? ' To go on, restore it: what you typed stays in this tab.' : ''}
          </span>
          {newer.isTrashed ? (
            <SmallButton el="anchor" url={actions.trashUrl}>
              Open it in the trash
            </SmallButton>
          ) : (
            <SmallButton onClick={actions.compareNewer}>Compare</SmallButton>
          )}
        </p>
      ) : null}
      {unsaved && !isRejected ? (
        <p className="staff-row editing__newer">
          <span>Your changes of {recentTime(unsaved.at)} are not saved.</span>
          <SmallButton onClick={actions.compareUnsaved}>Compare</SmallButton>
          <SmallButton onClick={actions.discard}>Discard</SmallButton>
        </p>
      ) : null}
      {problem ? <p className="staff-notices__failed">{problem}</p> : null}
      {comparison ? <CompareDialog {...comparison} onApply={actions.apply} onClose={actions.close} /> : null}
    </div>
  );
}
