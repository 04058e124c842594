'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { JobFunnel as Funnel } from '@riverfront/backend/recruiting/jobs/funnel';
import { useStaffData } from '../../requests/use-staff-data.ts';
import './job.css';

/** The applicants of a job by stage, each a link to the board, and where they came from. */
export function JobFunnel() {
  const { id } = useDocumentInfo();
  const { data } = useStaffData<Funnel>(typeof id === 'number' ? `/api/jobs/${id}/funnel` : undefined);
  // Hidden from staff who may not see applicants, and while there is no answer.
  if (!data) return null;
  const { total, stages, sources } = data;
  return (
    <section className="field-type job-funnel" aria-label="Applicants">
      <p>
        <a href={`/admin/applicants?job=${id}`}>{total === 1 ? '1 applicant' : `${total} applicants`}</a>
      </p>
      {total > 0 && (
        <>
          <table>
            <caption>By stage</caption>
            <tbody>
              {stages.map(({ value, label, count, reached }) => (
                <tr key={value}>
                  <th scope="row">{label}</th>
                  <td className="job-funnel__bar">
                    {reached !== null && (
                      <meter
                        min={0}
                        max={total}
                        value={reached}
                        aria-label={`${label} or further`}
                        title={`${reached} got this far`}
                      />
                    )}
                  </td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table>
            <caption>By source</caption>
            <tbody>
              {sources.map(({ source, count }) => (
                <tr key={source}>
                  <th scope="row">{source}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
