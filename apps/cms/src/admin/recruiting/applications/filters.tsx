'use client';
import type { StaffName } from '@riverfront/backend/staff';
import { useEffect, useState } from 'react';
import { toQueryString } from '../../query-string.ts';
import { toQuery, type useBoard } from './use-board.ts';

interface FiltersProps {
  board: ReturnType<typeof useBoard>;
  owners: StaffName[];
  jobs: { id: number; title: string }[];
}

/** Debounce of the search, in ms. */
const debounceMs = 300;

/** Filters the board, and links to the same applicants as a list and as a CSV file. */
export function Filters({ board: { filter, load }, owners, jobs }: FiltersProps) {
  const [search, setSearch] = useState(filter.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the debounce
  useEffect(() => {
    if (search.trim() === filter.search) return;
    const timer = setTimeout(() => void load({ ...filter, search: search.trim() }), debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const job = filter.job === 'general' ? { exists: false } : { equals: filter.job };
  const listQuery = filter.job && `?${toQueryString({ where: { or: [{ and: [{ job }] }] } })}`;
  return (
    <header className="board__head">
      <h1>Applicants</h1>
      <div className="board__filters">
        <FilterSelect
          label="Job"
          value={filter.job}
          options={[
            { id: 'general', name: 'General applications' },
            ...jobs.map(({ id, title }) => ({ id, name: title })),
          ]}
          all="All jobs"
          onChange={(value) =>
            load({ ...filter, job: value === 'general' ? value : Number(value) || undefined })
          }
        />
        <FilterSelect
          label="Owner"
          value={filter.owner}
          options={[{ id: 'nobody', name: 'No owner' }, ...owners]}
          all="All owners"
          onChange={(value) =>
            load({ ...filter, owner: value === 'nobody' ? value : Number(value) || undefined })
          }
        />
        <label>
          <span>Search</span>
          <input
            type="search"
            className="staff-input"
            placeholder="Name, email or reference"
            value={search}
            onChange={({ target: { value } }) => setSearch(value)}
          />
        </label>
        <div className="board__links">
          <a href={`/admin/collections/applications${listQuery ?? ''}`}>List view</a>
          <a href={`/api/applications/export?${toQuery(filter)}`} download>
            Export CSV
          </a>
        </div>
      </div>
    </header>
  );
}

interface FilterSelectProps {
  label: string;
  value: number | string | undefined;
  options: { id: number | string; name: string }[];
  /** Label of the empty option. */
  all: string;
  onChange: (value: string) => Promise<void>;
}

function FilterSelect({ label, value, options, all, onChange }: FilterSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        className="staff-input"
        value={value ?? ''}
        onChange={(event) => void onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
