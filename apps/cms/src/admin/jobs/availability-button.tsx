'use client';

import {
  Button,
  ConfirmationModal,
  Modal,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
  useRouteTransition,
} from '@payloadcms/ui';
import type { SiteCheck } from '@riverfront/content/jobs';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';
import { AvailabilityReport } from './availability-report.tsx';

const confirmSlug = 'job-availability';
const reportSlug = 'job-availability-report';

interface Answer {
  job?: { availability: 'active' | 'closed'; _status?: string };
  checks?: SiteCheck[];
}

/** Closes a job in one action, or opens it again, and shows what the website then says. */
export function AvailabilityButton() {
  const { id, initialData, data, hasPublishedDoc, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  const { openModal, closeModal } = useModal();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [answer, setAnswer] = useState<Answer>();
  if (!id || !hasSavePermission) return null;
  const saved = answer?.job?.availability ?? (data ?? initialData)?.availability;
  const isOpen = saved !== 'closed';

  async function change(): Promise<void> {
    try {
      setAnswer(
        await sendStaff<Answer>('POST', `${config.routes.api}/jobs/${id}/${isOpen ? 'close' : 'reopen'}`),
      );
      openModal(reportSlug);
    } catch (error) {
      toast.error(reasonOf(error));
    }
  }

  function finish(): void {
    closeModal(reportSlug);
    startRouteTransition(() => router.refresh());
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => openModal(confirmSlug)}>
        {isOpen ? 'Close this job' : 'Open it again'}
      </Button>
      <ConfirmationModal
        modalSlug={confirmSlug}
        heading={isOpen ? 'Close this job?' : 'Open this job again?'}
        body={
          isOpen
            ? 'It disappears from the list of open roles and its page says that the role is closed. People who are filling in the form now may still send it for 24 hours. You can open it again later.'
            : 'It returns to the list of open roles and takes applications again.'
        }
        confirmLabel={isOpen ? 'Close this job' : 'Open it again'}
        confirmingLabel={hasPublishedDoc ? 'Asking the website …' : 'Saving …'}
        cancelLabel="Cancel"
        onConfirm={change}
      />
      <Modal slug={reportSlug} className="job-availability-report" aria-labelledby={`${reportSlug}-heading`}>
        {answer?.job ? (
          <AvailabilityReport
            headingId={`${reportSlug}-heading`}
            isClosed={answer.job.availability === 'closed'}
            checks={answer.checks ?? []}
            onClose={finish}
          />
        ) : null}
      </Modal>
    </>
  );
}
