import { useId, useState } from 'react';
import { Options } from '../../form/field.tsx';
import { toQueryString } from '../../requests/staff-api.ts';
import { useDebounced, useStaffData } from '../../requests/use-staff-data.ts';

interface JobPickerProps<Other extends string> {
  /** Id of the job, or one of the others. */
  value: number | Other;
  /** Labels of what can be chosen instead of a job. */
  others: Record<Other, string>;
  onChange: (job: number | Other) => void;
}

interface Job {
  id: number;
  title: string;
  availability?: string | null;
}

/** The choice of a general application. */
export const noJob = { general: 'No particular job (general application)' };

const debounceMs = 300;

/** Chooses one of the company's jobs by a part of its title, or something else. */
export function JobPicker<Other extends string>(props: JobPickerProps<Other>) {
  const { value, others, onChange } = props;
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim(), debounceMs);
  const id = useId();
  const labels = Object.entries(others) as [Other, string][];
  const query = toQueryString({
    depth: 0,
    limit: 20,
    sort: '-postedOn',
    select: { title: true, availability: true },
    where: words ? { title: { contains: words } } : {},
  });
  const { data } = useStaffData<{ docs: Job[] }>(`/api/jobs?${query}`);
  const isMissing = typeof value === 'number' && data?.docs.every((job) => job.id !== value);
  // Also from the trash, where it is only found by its id.
  const path = isMissing ? `/api/jobs/${value}?depth=0&trash=true` : undefined;
  const { data: chosen } = useStaffData<Job>(path);
  const jobs = [...(isMissing && chosen?.id === value ? [chosen] : []), ...(data?.docs ?? [])];
  return (
    <div className="staff-field">
      <label htmlFor={id}>Job</label>
      <input
        type="search"
        aria-label="Search jobs"
        placeholder="Search by title"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <select
        id={id}
        value={value}
        onChange={({ target }) =>
          onChange(labels.find(([other]) => other === target.value)?.[0] ?? Number(target.value))
        }
      >
        <Options of={labels.map(([id, name]) => ({ id, name }))} />
        {typeof value === 'number' && !jobs.some((job) => job.id === value) ? (
          <option value={value}>The chosen job</option>
        ) : null}
        <Options
          of={jobs.map(({ id, title, availability }) => ({
            id,
            name: availability === 'closed' ? `${title} (closed)` : title,
          }))}
        />
      </select>
    </div>
  );
}
