'use client';

import { Button } from '@payloadcms/ui';
import type { SiteCheck } from '@riverfront/content/jobs';
import './availability-report.css';

interface AvailabilityReportProps {
  headingId: string;
  isClosed: boolean;
  /** What the website was asked; empty for a job that was never published. */
  checks: SiteCheck[];
  onClose: () => void;
}

/** What became of a job that was just closed or opened: a checklist of what the website was seen to do. */
export function AvailabilityReport({ headingId, isClosed, checks, onClose }: AvailabilityReportProps) {
  const failed = checks.filter(({ done }) => !done).length;
  return (
    <div className="job-availability-report__box">
      <h2 id={headingId}>{isClosed ? 'This job is closed' : 'This job is open'}</h2>
      <p>{summary(checks.length, failed)}</p>
      <ul>
        {checks.map(({ text, done, detail }) => (
          <li key={text} className={done ? 'is-done' : 'is-not-done'}>
            <span aria-hidden="true">{done ? '✓' : '!'}</span>
            <span>
              {text} {done ? 'Checked.' : `Not confirmed. ${detail ?? ''}`}
            </span>
          </li>
        ))}
        {isClosed && checks.length > 0 ? (
          <li>
            <span aria-hidden="true">i</span>
            <span>People who had its form open may still send it for 24 hours.</span>
          </li>
        ) : null}
      </ul>
      <Button onClick={onClose} size="medium" margin={false}>
        Done
      </Button>
    </div>
  );
}

function summary(asked: number, failed: number): string {
  if (asked === 0) return 'It is not published, so nothing changes on the website.';
  if (failed === 0) return 'We have asked the website just now, as a visitor would:';
  return 'It is saved. The website did not confirm everything yet; look at it again in a minute:';
}
