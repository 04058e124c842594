'use client';
import type { GenderTotals as Totals } from '@riverfront/backend/recruiting/applications/gender-totals';
import { useStaffData } from '../../requests/use-staff-data.ts';

const labels: Record<string, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer not specify': 'Prefers not to specify',
};

/** The report of the answers about gender, in totals alone. */
export function GenderTotals() {
  const { data, problem } = useStaffData<Totals>('/api/applications/gender-totals');
  return (
    <section className="panel" aria-labelledby="gender-totals">
      <h2 id="gender-totals">Gender in applications</h2>
      {problem ? <p role="alert">{problem}</p> : null}
      {data ? (
        <>
          <p>
            {data.totals
              .map(
                ({ gender, count }) => `${labels[gender] ?? gender}: ${count ?? `fewer than ${data.fewest}`}`,
              )
              .join(' · ')}
          </p>
          <p>
            All applications of the last {data.months} months. No screen, list or export shows the answer of a
            person.
          </p>
        </>
      ) : null}
    </section>
  );
}
