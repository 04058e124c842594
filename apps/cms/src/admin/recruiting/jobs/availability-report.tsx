'use client';
import { Button } from '@payloadcms/ui';
import type { SiteCheck } from '@riverfront/backend/recruiting';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import './availability-report.css';

interface AvailabilityReportProps {
  isClosed: boolean;
  /** Empty for a job that is not published. */
  checks: SiteCheck[];
  onClose: () => void;
}

/** Reports on a job that was just closed or reopened: what the website was observed to show. */
export function AvailabilityReport({ isClosed, checks, onClose }: AvailabilityReportProps) {
  return (
    <StaffDialog title={isClosed ? 'This job is closed' : 'This job is open'} onClose={onClose}>
      <p>{summarise(checks)}</p>
      <ul className="availability-report">
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
    </StaffDialog>
  );
}

function summarise(checks: SiteCheck[]): string {
  if (checks.length === 0) return 'It is not published, so nothing changes on the website.';
  if (checks.every(({ done }) => done)) return 'We have just checked the website as a visitor sees it:';
  return 'It is saved. The website did not confirm everything yet; look at it again in a minute:';
}
