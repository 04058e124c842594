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
import { reasonOf, sendStaff } from '../../staff-api.ts';
import { AvailabilityReport } from './availability-report.tsx';

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
  if (!id || !hasSavePermission) return null;
  const saved = answer?.job?.availability ?? (data ?? initialData)?.availability;
  const isOpen = saved !== 'closed';
  const label = isOpen ? 'Close this job' : 'Reopen this job';

  async function change(): Promise<void> {
    const path = `${config.routes.api}/jobs/${id}/${isOpen ? 'close' : 'reopen'}`;
    try {
      setAnswer(await sendStaff<Answer>('POST', path));
      setReporting(true);
    } catch (error) {
      toast.error(reasonOf(error));
    }
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => openModal(confirmSlug)}>
        {label}
      </Button>
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
