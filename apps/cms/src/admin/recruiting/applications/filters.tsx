import type { StaffName } from '@riverfront/backend/accounts/owners';
import { DialogButton } from '../../dialog/staff-dialog.tsx';
import { Select } from '../../form/field.tsx';
import { SearchForm } from '../../form/search-form.tsx';
import { toQueryString } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { AddPerson } from './add-person.tsx';
import { JobPicker } from './job-picker.tsx';
import { toQuery, type useBoard } from './use-board.ts';

interface FiltersProps {
  board: ReturnType<typeof useBoard>;
  owners: StaffName[];
  values: FilterValues;
}

/** The tags and sources that applications have. */
export interface FilterValues {
  tags: string[];
  sources: string[];
}

/** Loads the tags and sources that applications have; none when that fails. */
export const useFilterValues = (): FilterValues =>
  useStaffData<FilterValues>('/api/applications/filters').data ?? { tags: [], sources: [] };

/** Filters the board, and links to the same applicants as a list and as a CSV file. */
export function Filters({ board: { filter, filterBy: set }, owners, values }: FiltersProps) {
  const and = [
    ...(filter.job ? [{ job: filter.job === 'general' ? { exists: false } : { equals: filter.job } }] : []),
    ...(filter.owner
      ? [{ owner: filter.owner === 'nobody' ? { exists: false } : { equals: filter.owner } }]
      : []),
    ...(filter.tag ? [{ tags: { in: filter.tag } }] : []),
    ...(filter.source ? [{ source: { equals: filter.source } }] : []),
  ];
  const listQuery = toQueryString({
    ...(filter.search && { search: filter.search }),
    ...(and.length > 0 && { where: { or: [{ and }] } }),
  });
  return (
    <header className="board__head">
      <div className="staff-row board__title">
        <h1>Applicants</h1>
        <DialogButton
          label="Add a person"
          dialog={(onClose) => (
            <AddPerson job={typeof filter.job === 'number' ? filter.job : null} onClose={onClose} />
          )}
        />
      </div>
      <div className="board__filters">
        <JobPicker
          value={filter.job ?? 'all'}
          others={{ all: 'All jobs', general: 'General applications' }}
          onChange={(job) => set({ job: job === 'all' ? undefined : job })}
        />
        <Select
          label="Owner"
          value={filter.owner ?? ''}
          empty="All owners"
          of={[{ id: 'nobody', name: 'No owner' }, ...owners]}
          onChange={(value) => set({ owner: value === 'nobody' ? value : Number(value) || undefined })}
        />
        <Select
          label="Tag"
          value={filter.tag ?? ''}
          empty="All tags"
          of={withSelected(values.tags, filter.tag)}
          onChange={(value) => set({ tag: value || undefined })}
        />
        <Select
          label="Source"
          value={filter.source ?? ''}
          empty="All sources"
          of={withSelected(values.sources, filter.source)}
          onChange={(value) => set({ source: value || undefined })}
        />
        <SearchForm label="Search applicants" value={filter.search} onSearch={(search) => set({ search })} />
        <div className="staff-row board__links">
          <a href={`/admin/collections/applications?${listQuery}`}>List view</a>
          <a href={`/api/applications/export?${toQuery(filter)}`} download>
            Export CSV
          </a>
        </div>
      </div>
    </header>
  );
}

/** The values in use with the selected one, before they are loaded. */
const withSelected = (values: string[], selected: string | undefined) => [
  ...new Set([...(selected ? [selected] : []), ...values]),
];
