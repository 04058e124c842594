'use client';

import { PublishButton, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import './publishing.css';

/**
 * Payload's publish button with “Publish” preselected in the schedule. Payload preselects “Unpublish” where nothing is
 * left to publish and has no option for that (`PublishButton` and `ScheduleDrawer` of 3.90).
 */
export function PublishOrSchedule({ mayUnpublish }: { mayUnpublish: boolean }) {
  const { id } = useDocumentInfo();
  const drawer = `schedule-publish-${id}`;
  const isOpen = useModal().isModalOpen(drawer);
  useEffect(() => {
    if (!isOpen) return;
    const choices = document
      .getElementById(drawer)
      ?.querySelectorAll<HTMLElement>('.schedule-publish__type li');
    choices?.item(0)?.querySelector('input')?.click();
    choices?.item(1)?.toggleAttribute('hidden', !mayUnpublish);
  }, [isOpen, drawer, mayUnpublish]);
  return <PublishButton />;
}
