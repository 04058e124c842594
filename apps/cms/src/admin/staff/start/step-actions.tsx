'use client';
import { Button, toast } from '@payloadcms/ui';
import type { StartStep } from '@riverfront/backend/staff';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { reasonOf, sendStaff } from '../../staff-api.ts';

/** What each step's screen knows of the guided start. */
export interface StepProps {
  step: StartStep;
  /** Absent in the last one. */
  next?: StartStep | undefined;
  passed: StartStep[];
  /** Path of the admin. */
  admin: string;
}

interface StepActionsProps extends StepProps {
  /** A form with its own main action, which goes on after it; the default is one button. */
  children?: (goOn: () => Promise<void>, others: ReactNode) => ReactNode;
}

/** The actions of a step: going on, leaving it out, and no longer being offered the guided start. */
export function StepActions({ step, next, passed, admin, children }: StepActionsProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function leave(marker: object, path: string) {
    setBusy(true);
    try {
      await sendStaff('POST', '/api/globals/guided-start', marker);
      router.push(admin + path);
      router.refresh();
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setBusy(false);
  }
  const goOn = () => leave({ passed: [...new Set([...passed, step])] }, next ? `/start?step=${next}` : '');
  const others = (
    <>
      {next ? <Link href={`${admin}/start?step=${next}`}>Skip for now</Link> : null}
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
