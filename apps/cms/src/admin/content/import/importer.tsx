'use client';
import { Button, toast } from '@payloadcms/ui';
import {
  type ImportLine,
  type ImportPlan,
  type ImportProgress,
  importResults,
  summarise,
} from '@riverfront/backend/content/import/lines';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { ConfirmDialog } from '../../dialog/form-dialog.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { Field, Options } from '../../form/field.tsx';
import { callStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { Table } from '../../table/table.tsx';

/** Checks chosen files, shows what an import of them would do, and does exactly that. */
export function Importer() {
  const router = useRouter();
  const [files, setFiles] = useState<File[]>([]);
  const [plan, setPlan] = useState<ImportPlan>();
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<ImportProgress>();
  const { problem, isBusy, attempt } = useAttempt();

  async function send(wanted = '') {
    if (!wanted) setProgress(undefined);
    const list = JSON.stringify(files.map(({ name, size }) => ({ name, size })));
    const query = new URLSearchParams({ plan: wanted, files: list, choices: JSON.stringify(choices) });
    const path = `/api/imports/upload?${query}`;
    await attempt(async () => {
      const response = await callStaff(path, { method: 'POST', body: new Blob(files) });
      setPlan(wanted ? undefined : await response.json());
      if (wanted) await follow(response, setProgress);
    });
    if (wanted) router.refresh();
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setFiles([...(target.files ?? [])]);
    setPlan(undefined);
    setProgress(undefined);
  }

  function decide(name: string, value: string) {
    setChoices({ ...choices, [name]: value });
    // What was shown does not count any more.
    if (plan) setPlan({ ...plan, plan: '' });
  }

  const report = progress?.report;
  const due =
    plan?.plan && plan.lines.filter(({ result }) => result === 'new' || result === 'changed').length;
  return (
    <>
      <Field label="Files to import">
        <input type="file" multiple accept=".zip,.csv,.xml,.md" disabled={isBusy} onChange={choose} />
      </Field>
      <div className="staff-actions">
        <Button
          margin={false}
          buttonStyle={due ? 'secondary' : 'primary'}
          disabled={isBusy || files.length === 0}
          onClick={() => void send()}
        >
          Check the files
        </Button>
        {due ? (
          <Button margin={false} disabled={isBusy} onClick={() => void send(plan?.plan)}>
            {`Import ${due} ${due === 1 ? 'item' : 'items'}`}
          </Button>
        ) : null}
        <span role="status">{describe(isBusy, plan, progress)}</span>
        {report ? <a href={`/api/imports/${report.id}/report`}>Download the report</a> : null}
      </div>
      <Problem text={problem} />
      {plan?.questions.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <select
            value={choices[name] ?? ''}
            disabled={isBusy}
            onChange={({ target }) => decide(name, target.value)}
          >
            <Options empty="Leave it out" of={options} />
          </select>
        </Field>
      ))}
      <Lines lines={plan?.lines ?? report?.lines ?? []} />
    </>
  );
}

/** Reads the answer to an import, or to undoing it, as it arrives. */
export async function follow({ body }: Response, show: (progress: ImportProgress) => void): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const last = lines.at(-1);
    if (last) show(JSON.parse(last));
  }
}

function describe(isBusy: boolean, plan?: ImportPlan, progress?: ImportProgress): string {
  if (isBusy) return progress && !plan ? `${progress.done} of ${progress.total} …` : 'Reading the files …';
  if (plan && !plan.plan) return 'Check the files again to see what that changes.';
  if (plan) return `Nothing was changed yet. An import would do this: ${summarise(plan.lines)}.`;
  if (progress?.report) return `Imported: ${summarise(progress.report.lines)}.`;
  return progress ? 'The import was interrupted. Check the same files again to continue it.' : '';
}

function Lines({ lines }: { lines: ImportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Table headings={['Item', 'Result', 'Notes']} className="staff-table--stacked">
      {lines.map(({ place, kind, title, result, notes, redirects }) => (
        <tr key={`${place} ${notes}`}>
          <td>
            {title}
            <span className="staff-note">{[kind, place].filter(Boolean).join(', ')}</span>
          </td>
          <td>{importResults[result]}</td>
          <td>
            {notes.join(' ')}
            {redirects.length > 0 ? (
              <span className="staff-note">Redirected from {redirects.join(', ')}</span>
            ) : null}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Undoes an import after a confirmation. */
export function UndoButton({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  const [progress, setProgress] = useState<ImportProgress>();
  async function undo() {
    await follow(await callStaff(`/api/imports/${id}/undo`, { method: 'POST' }), (step) => {
      setProgress(step);
      if (step.report) toast.success(`Now: ${summarise(step.report.lines)}. The report names what stays.`);
    });
    router.refresh();
  }
  return (
    <DialogButton
      label="Undo this import"
      aria-label={`Undo this import: ${name}`}
      dialog={(onClose) => (
        <ConfirmDialog
          title={`Undo the import of ${name}?`}
          text={`The drafts, pictures and redirects that it added are deleted for good, unless somebody has changed or published them since. You can import the same files again. ${progress ? `${progress.done} of ${progress.total} …` : ''}`}
          action="Undo the import"
          onClose={onClose}
          onConfirm={undo}
        />
      )}
    />
  );
}
