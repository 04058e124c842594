'use client';
import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { PrimaryButton, SecondaryButton } from '../../form/buttons.tsx';
import { useAttempt } from '../../requests/use-attempt.ts';
import { recentTime } from '../../time/clock.ts';
import { listDataFields, toLabel, toText, type Values } from './changes.ts';
import type { Conflict } from './saver.ts';
import type { LocalCopy } from './use-restored.ts';

interface ConflictDialogProps extends Conflict {
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whose changes to keep after somebody else has saved a newer version. */
export function ConflictDialog({
  newer,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { attempt, problem, isBusy } = useAttempt();
  const who = newer.by ?? 'The system';
  return (
    <StaffDialog title={`${who} saved a newer version (${recentTime(newer.at)})`} onClose={onClose}>
      <p className="staff-hint">
        You changed what stands below. Keep it, and it replaces theirs in these fields: theirs stays in
        Versions. Or take theirs, and yours stays here to copy from.
      </p>
      <FieldTexts values={mine} theirs={theirs} who={who} />
      <Problem text={problem} />
      <div className="staff-actions">
        <PrimaryButton isInactive={isBusy} onClick={() => void attempt(onKeepMine)}>
          Keep mine
        </PrimaryButton>
        <SecondaryButton isInactive={isBusy} onClick={() => void attempt(onTakeTheirs)}>
          Take theirs
        </SecondaryButton>
        <SecondaryButton isInactive={isBusy} onClick={onClose}>
          Decide later
        </SecondaryButton>
      </div>
    </StaffDialog>
  );
}

interface AsideDialogProps {
  copy: LocalCopy;
  onPutBack: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Shows what was typed and gave way to a newer version, to copy from or to put back. */
export function AsideDialog({ copy, onPutBack, onDiscard, onClose }: AsideDialogProps) {
  const close = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <StaffDialog title={`Your changes of ${recentTime(copy.at)}`} onClose={onClose}>
      <FieldTexts values={copy.values} />
      <div className="staff-actions">
        <Button margin={false} onClick={close(onPutBack)}>
          Put them back into the form
        </Button>
        <SecondaryButton onClick={close(onDiscard)}>Discard them</SecondaryButton>
      </div>
    </StaffDialog>
  );
}

/** Lists values of fields as text, beside those of the newer version. */
function FieldTexts({ values, theirs, who }: { values: Values; theirs?: Values; who?: string }) {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : getEntityConfig({ globalSlug });
  return listDataFields(entity?.fields ?? [])
    .filter(({ name }) => name in values)
    .map((field) => {
      const show = (label: string, value: unknown): ReactNode => {
        const isLink = field.type === 'relationship' || field.type === 'upload';
        return (
          <div>
            {theirs ? <strong>{label}</strong> : null}
            <p className="saving__text">
              {(isLink && value ? 'Another choice' : toText(value)) || 'Nothing'}
            </p>
          </div>
        );
      };
      return (
        <fieldset key={field.name} className="staff-group saving__field">
          <legend>{toLabel(field)}</legend>
          {show('Mine', values[field.name])}
          {theirs ? show(who ?? '', theirs[field.name]) : null}
        </fieldset>
      );
    });
}
