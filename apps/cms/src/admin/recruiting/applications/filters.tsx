import type { StaffName } from '@riverfront/backend/accounts/owners';
import { useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { type Choice, Field, Options } from '../../form/field.tsx';
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

/** Debounce of the search, in ms. */
const debounceMs = 300;

/** Filters the board, and links to the same applicants as a list and as a CSV file. */
export function Filters({ board: { filter, filterBy: set }, owners, values }: FiltersProps) {
  const [search, setSearch] = useState(filter.search);
  /** The search of the address, as far as typing has set it. */
  const typed = useRef(filter.search);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    if (filter.search !== typed.current) setSearch(filter.search);
    typed.current = filter.search;
  }, [filter.search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the debounce
  useEffect(() => {
    if (search.trim() === typed.current) return;
    const timer = setTimeout(() => {
      typed.current = search.trim();
      set({ search: typed.current });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const until = { greater_than: new Date().toISOString() };
  const and = [
    ...(filter.job ? [{ job: filter.job === 'general' ? { exists: false } : { equals: filter.job } }] : []),
    ...(filter.owner
      ? [{ owner: filter.owner === 'nobody' ? { exists: false } : { equals: filter.owner } }]
      : []),
    ...(filter.tag ? [{ tags: { in: filter.tag } }] : []),
    ...(filter.source ? [{ source: { equals: filter.source } }] : []),
    ...(filter.pool ? [{ 'talentPool.until': until }] : []),
  ];
  const listQuery = toQueryString({
    ...(filter.search && { search: filter.search }),
    ...(and.length > 0 && { where: { or: [{ and }] } }),
  });
  return (
    <header className="board__head">
      <div className="staff-row board__title">
        <h1>Applicants</h1>
        <SmallButton onClick={() => setAdding(true)}>Add a person</SmallButton>
      </div>
      {isAdding ? (
        <AddPerson
          job={typeof filter.job === 'number' ? filter.job : null}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <div className="board__filters">
        <JobPicker
          value={filter.job ?? 'all'}
          others={{ all: 'All jobs', general: 'General applications' }}
          onChange={(job) => set({ job: job === 'all' ? undefined : job })}
        />
        <FilterSelect
          label="Owner"
          value={filter.owner}
          options={[{ id: 'nobody', name: 'No owner' }, ...owners]}
          all="All owners"
          onChange={(value) => set({ owner: value === 'nobody' ? value : Number(value) || undefined })}
        />
        <FilterSelect
          label="Tag"
          value={filter.tag}
          options={withSelected(values.tags, filter.tag)}
          all="All tags"
          onChange={(value) => set({ tag: value || undefined })}
        />
        <FilterSelect
          label="Talent pool"
          value={filter.pool}
          options={[{ id: 'yes', name: 'In the talent pool' }]}
          all="Everybody"
          onChange={(value) => set({ pool: value === 'yes' ? value : undefined })}
        />
        <FilterSelect
          label="Source"
          value={filter.source}
          options={withSelected(values.sources, filter.source)}
          all="All sources"
          onChange={(value) => set({ source: value || undefined })}
        />
        <Field label="Search">
          <input
            type="search"
            placeholder="Name, email or reference"
            value={search}
            onChange={({ target: { value } }) => setSearch(value)}
          />
        </Field>
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

interface FilterSelectProps {
  label: string;
  value: number | string | undefined;
  options: readonly Choice[];
  /** Label of the empty option. */
  all: string;
  onChange: (value: string) => void;
}

function FilterSelect({ label, value = '', options, all, onChange }: FilterSelectProps) {
  return (
    <Field label={label}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        <Options of={options} />
      </select>
    </Field>
  );
}
