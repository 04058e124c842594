'use client';
import { Button } from '@payloadcms/ui';
import { atTime } from './at-time.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useEditing } from './use-editing.ts';
import './editing.css';

/** Banner above every edit form: presence, newer versions, and unsaved changes. */
export function Editing() {
  const {
    others,
    newer,
    isRejected,
    unsaved,
    comparison,
    problem,
    look,
    lookAtUnsaved,
    discard,
    later,
    apply,
  } = useEditing();
  if (others.length === 0 && !newer && !unsaved && !comparison && !problem) return null;
  return (
    <div className="editing" role="status">
      {others.length > 0 ? (
        <p className="editing__others">
          {listed(others)} {others.length === 1 ? 'has' : 'have'} this open as well.
        </p>
      ) : null}
      {newer ? (
        <p className={isRejected ? 'editing__rejected' : 'editing__newer'}>
          <span>
            <strong>
              {newer.by ?? 'The system'} saved a newer version {atTime(newer.at)}.
            </strong>{' '}
            {isRejected ? 'Yours is not saved yet.' : 'You are looking at an older one.'}
          </span>
          <Button margin={false} size="small" buttonStyle="secondary" onClick={look}>
            Compare
          </Button>
        </p>
      ) : null}
      {unsaved && !isRejected ? (
        <p className="editing__newer">
          <span>Changes that you made {atTime(unsaved.at)} are not part of what is saved.</span>
          <Button margin={false} size="small" buttonStyle="secondary" onClick={lookAtUnsaved}>
            Compare
          </Button>
          <Button margin={false} size="small" buttonStyle="secondary" onClick={discard}>
            Discard
          </Button>
        </p>
      ) : null}
      {problem ? <p className="editing__rejected">{problem}</p> : null}
      {comparison ? <CompareDialog {...comparison} onApply={apply} onClose={later} /> : null}
    </div>
  );
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
