import { Button } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import { type Stage, stages } from '@riverfront/backend/recruiting/applications/stages';
import { useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { Chooser } from '../../form/chooser.tsx';
import type { FilterValues } from './filters.tsx';
import { TagInput } from './tags.tsx';

interface SelectionBarProps {
  count: number;
  owners: StaffName[];
  tags: FilterValues['tags'];
  onMove: (to: Stage) => void;
  onAssign: (owner: number | null, name: string) => void;
  /** @returns whether the tag was stored */
  onTag: (tag: string) => Promise<boolean>;
  onWrite: () => void;
  onClear: () => void;
}

/** The bulk actions for the selected applicants. */
export function SelectionBar({ count, owners, tags, ...actions }: SelectionBarProps) {
  const [tag, setTag] = useState('');
  return (
    <section className="board__selected staff-actions" aria-label="Selected applicants">
      <strong>{count} selected</strong>
      <Chooser
        className="staff-input"
        aria-label="Move the selected applicants to"
        action="Move"
        empty="Move to …"
        of={stages.filter(({ value }) => value !== 'rejected')}
        onPress={(stage) => actions.onMove(stage as Stage)}
      />
      <SmallButton onClick={() => actions.onMove('rejected')}>Reject …</SmallButton>
      <Chooser
        className="staff-input"
        aria-label="Assign the selected applicants to"
        action="Assign"
        empty="Assign to …"
        of={[{ id: 'nobody', name: 'Nobody' }, ...owners]}
        onPress={(value) => {
          const owner = owners.find(({ id }) => String(id) === value);
          actions.onAssign(owner?.id ?? null, owner?.name ?? 'nobody');
        }}
      />
      <form
        className="staff-row"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await actions.onTag(tag)) setTag('');
        }}
      >
        <TagInput
          label="Tag for the selected applicants"
          placeholder="Tag"
          suggestions={tags}
          value={tag}
          onChange={setTag}
        />
        <SmallButton type="submit">Add tag</SmallButton>
      </form>
      <Button margin={false} size="small" onClick={actions.onWrite}>
        {`Write to ${count === 1 ? '1 applicant' : `${count} applicants`}`}
      </Button>
      <SmallButton onClick={actions.onClear}>Clear selection</SmallButton>
    </section>
  );
}
