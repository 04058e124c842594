'use client';
import { toast } from '@payloadcms/ui';
import { type ImportProgress, summarise } from '@riverfront/backend/content/import/lines';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialog/form-dialog.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { callStaff } from '../../requests/staff-api.ts';
import { follow } from './importer.tsx';

/** Undoes an import after a confirmation. */
export function UndoButton({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [progress, setProgress] = useState<ImportProgress>();
  async function undo() {
    await follow(await callStaff(`/api/imports/${id}/undo`, { method: 'POST' }), (step) => {
      setProgress(step);
      if (step.report) toast.success(`Now: ${summarise(step.report.lines)}. The report names what stays.`);
    });
    setAsked(false);
    router.refresh();
  }
  return (
    <>
      <SmallButton aria-label={`Undo this import: ${name}`} onClick={() => setAsked(true)}>
        Undo this import
      </SmallButton>
      {isAsked ? (
        <ConfirmDialog
          title={`Undo the import of ${name}?`}
          text={`The drafts, pictures and redirects that it added are deleted for good, unless somebody has changed or published them since. You can import the same files again. ${progress ? `${progress.done} of ${progress.total} …` : ''}`}
          action="Undo the import"
          onClose={() => setAsked(false)}
          onConfirm={undo}
        />
      ) : null}
    </>
  );
}
