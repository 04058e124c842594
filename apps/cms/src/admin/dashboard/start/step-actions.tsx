'use client';
import { Button, toast } from '@payloadcms/ui';
import type { StartStep } from '@riverfront/backend/dashboard/guided-start';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';

/** What each step's screen knows of the guided start. */
export interface StepProps {
  step: StartStep;
  /** Absent in the last one. */
  next?: StartStep | undefined;
  passed: StartStep[];
}

interface StepActionsProps extends StepProps {
  /** A form with its own main action, which goes on after it; the default is one button. */
  children?: (goOn: () => Promise<unknown>, others: ReactNode) => ReactNode;
}

/** The actions of a step: going on, leaving it out, and no longer being offered the guided start. */
export function StepActions({ step, next, passed, children }: StepActionsProps) {
  const router = useRouter();
  const { isBusy, attempt } = useAttempt(toast.error);
  const leave = (marker: object, path: string) =>
    attempt(async () => {
      await sendStaff('POST', '/api/globals/guided-start', marker);
      router.push(`/admin${path}`);
      router.refresh();
    });
  const goOn = () => leave({ passed: [...new Set([...passed, step])] }, next ? `/start?step=${next}` : '');
  const others = (
    <>
      {next ? <Link href={`/admin/start?step=${next}`}>Skip for now</Link> : null}
      <Button
        buttonStyle="subtle"
        margin={false}
        disabled={isBusy}
        onClick={() => void leave({ dismissed: true }, '')}
      >
        Close the guided start
      </Button>
    </>
  );
  if (children) return children(goOn, others);
  return (
    <div className="staff-actions start__actions">
      <Button margin={false} disabled={isBusy} onClick={() => void goOn()}>
        {next ? 'Go on' : 'Finish'}
      </Button>
      {others}
    </div>
  );
}
