'use client';
import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
  useRouteTransition,
} from '@payloadcms/ui';
import type { SiteCheck } from '@riverfront/backend/recruiting';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { SecondaryButton } from '../../form/buttons.tsx';
import { sendStaff } from '../../staff-api.ts';
import { useAttempt } from '../../use-attempt.ts';
import './availability-report.css';

const confirmSlug = 'job-availability';

interface Answer {
  job?: { availability: 'active' | 'closed' };
  checks?: SiteCheck[];
}

/** Closes or reopens a job in one action, and reports what the website then shows. */
export function AvailabilityButton() {
  const { id, initialData, data, hasPublishedDoc, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  const { openModal } = useModal();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [answer, setAnswer] = useState<Answer>();
  const [isReporting, setReporting] = useState(false);
  const { attempt } = useAttempt(toast.error);
  if (!id || !hasSavePermission) return null;
  const saved = answer?.job?.availability ?? (data ?? initialData)?.availability;
  const isOpen = saved !== 'closed';
  const label = isOpen ? 'Close this job' : 'Reopen this job';

  async function change(): Promise<void> {
    const path = `${config.routes.api}/jobs/${id}/${isOpen ? 'close' : 'reopen'}`;
    await attempt(async () => {
      setAnswer(await sendStaff<Answer>('POST', path));
      setReporting(true);
    });
  }

  return (
    <>
      <SecondaryButton onClick={() => openModal(confirmSlug)}>{label}</SecondaryButton>
      <ConfirmationModal
        modalSlug={confirmSlug}
        heading={`${label}?`}
        body={
          isOpen
            ? 'It disappears from the list of open roles and its page says that the role is closed. People who are filling in the form now may still send it for 24 hours. You can reopen it later.'
            : 'It returns to the list of open roles and takes applications again.'
        }
        confirmLabel={label}
        confirmingLabel={hasPublishedDoc ? 'Checking the website …' : 'Saving …'}
        cancelLabel="Cancel"
        onConfirm={change}
      />
      {isReporting ? (
        <AvailabilityReport
          isClosed={!isOpen}
          checks={answer?.checks ?? []}
          onClose={() => {
            setReporting(false);
            startRouteTransition(() => router.refresh());
          }}
        />
      ) : null}
    </>
  );
}

interface AvailabilityReportProps {
  isClosed: boolean;
  /** Empty for a job that is not published. */
  checks: SiteCheck[];
  onClose: () => void;
}

/** Reports on a job that was just closed or reopened: what the website was observed to show. */
function AvailabilityReport({ isClosed, checks, onClose }: AvailabilityReportProps) {
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
      <Button margin={false} onClick={onClose}>
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
