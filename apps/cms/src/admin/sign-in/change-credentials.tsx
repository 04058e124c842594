'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { StaffDialog } from '../dialog/staff-dialog.tsx';
import { CredentialsForm, type What } from './credentials-form.tsx';

interface Props {
  /** Number of the account. */
  id: number;
  /** Name of its owner; undefined for one's own. */
  owner: string | undefined;
  /** Whoever changes it has a second factor. */
  needsCode: boolean;
}

const titles: Record<What, string> = { password: 'Change password', email: 'Change e-mail address' };

/** Two buttons, each with a dialog that asks for the current password. */
export function ChangeCredentials({ id, owner, needsCode }: Props) {
  const [what, setWhat] = useState<What>();
  const router = useRouter();

  function finish(message: string) {
    setWhat(undefined);
    toast.success(message);
    router.refresh();
  }

  return (
    <>
      <div className="staff-actions">
        {(['password', 'email'] as const).map((one) => (
          <Button key={one} buttonStyle="secondary" onClick={() => setWhat(one)}>
            {titles[one]}
          </Button>
        ))}
      </div>
      {what && (
        <StaffDialog title={titles[what]} onClose={() => setWhat(undefined)}>
          <CredentialsForm
            id={id}
            what={what}
            owner={owner}
            needsCode={needsCode}
            onCancel={() => setWhat(undefined)}
            onDone={finish}
          />
        </StaffDialog>
      )}
    </>
  );
}
