import type { StaffName } from '@riverfront/backend/accounts/owners';
import { useId } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import { Chooser } from '../form/chooser.tsx';
import { nameOf } from './person.tsx';

interface OwnerChooserProps {
  /** Id of the present owner. */
  owner: number | null;
  owners: StaffName[];
  /** Id of the user, who can take what they may own with one press. */
  user: number | string;
  isInactive?: boolean;
  onAssign: (owner: number | null) => void;
}

/** Chooses the owner of a message or an applicant. */
export function OwnerChooser({ owner, owners, user, isInactive, onAssign }: OwnerChooserProps) {
  const id = useId();
  // Empty while the names are loading.
  if (owners.length === 0) return null;
  const hasLeft = owner !== null && !owners.some(({ id }) => id === owner);
  return (
    <>
      <Chooser
        id={id}
        label="Owner"
        action="Assign"
        value={owner ?? ''}
        empty="Nobody"
        of={hasLeft ? [{ id: owner, name: nameOf(owners, owner) }, ...owners] : owners}
        onPress={(value) => onAssign(Number(value) || null)}
      />
      {owner !== user && owners.some(({ id }) => id === user) ? (
        <SmallButton
          {...(isInactive && { isInactive })}
          onClick={() => {
            // The button goes, and the focus with it.
            document.getElementById(id)?.focus();
            onAssign(Number(user));
          }}
        >
          Assign to me
        </SmallButton>
      ) : null}
    </>
  );
}
