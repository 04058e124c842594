'use client';
import type { StaffName } from '@riverfront/content/hiring';
import { useEffect, useState } from 'react';
import { queryOf, type useBoard } from './use-board.ts';

interface FiltersProps {
  board: ReturnType<typeof useBoard>;
  owners: StaffName[];
  jobs: { id: number; title: string }[];
}

/** So long after the last key the board is searched, in ms. */
const pauseMs = 300;

/** Narrows the board, and leads to the same applicants as a list and as a file. */
export function Filters({ board: { filter, show }, owners, jobs }: FiltersProps) {
  const [search, setSearch] = useState(filter.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone begins the pause
  useEffect(() => {
    if (search.trim() === filter.search) return;
    const timer = setTimeout(() => void show({ ...filter, search: search.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const listOf = filter.job === undefined ? '' : `?${listQuery(filter.job)}`;
  return (
    <header className="board__head">
      <h1>Applicants</h1>
      <div className="board__filters">
        <label>
          <span>Job</span>
          <select
            className="staff-input"
            value={filter.job ?? ''}
            onChange={({ target: { value } }) =>
              void show({ ...filter, job: value === 'general' ? value : Number(value) || undefined })
            }
          >
            <option value="">All jobs</option>
            <option value="general">General applications</option>
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Owner</span>
          <select
            className="staff-input"
            value={filter.owner ?? ''}
            onChange={({ target: { value } }) =>
              void show({ ...filter, owner: value === 'nobody' ? value : Number(value) || undefined })
            }
          >
            <option value="">Anybody</option>
            <option value="nobody">Nobody yet</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
          <a href={`/admin/collections/applications${listOf}`}>As a list</a>
          <a href={`/api/applications/export?${queryOf(filter)}`} download>
            Export CSV
          </a>
        </div>
      </div>
    </header>
  );
}

/** The list of Payload's narrowed to the same job. */
function listQuery(job: number | 'general'): string {
  const [operator, value] = job === 'general' ? ['exists', 'false'] : ['equals', String(job)];
  return new URLSearchParams({ [`where[or][0][and][0][job][${operator}]`]: value }).toString();
}
