'use client';
import { Button } from '@payloadcms/ui';
import { type Stage, stages } from '@riverfront/backend/recruiting/stages';
import { FormDialog } from '../../../dialog/form-dialog.tsx';
import { StaffDialog } from '../../../dialog/staff-dialog.tsx';
import { Field } from '../../../form/field.tsx';

interface StageDialogProps {
  name: string;
  stage: Stage;
  onClose: () => void;
  onChoose: (stage: Stage) => void;
}

/** Asks for the stage to move an applicant to. */
export function StageDialog({ name, stage, onClose, onChoose }: StageDialogProps) {
  return (
    <StaffDialog title={`Move ${name} to`} onClose={onClose}>
      <div className="staff-actions">
        {stages
          .filter(({ value }) => value !== stage)
          .map(({ value, label }) => (
            <Button key={value} margin={false} buttonStyle="secondary" onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
      </div>
    </StaffDialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  /** Label of a required line. */
  line?: string;
  onClose: () => void;
  onConfirm: (line: string) => Promise<unknown>;
}

/** Asks before something that cannot be taken back, or for the reason of it. */
export function ConfirmDialog({ title, text, action, line, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <FormDialog
      {...{ title, action, onClose }}
      onSubmit={(form) => onConfirm(String(form.get('line') ?? '').trim())}
    >
      <p>{text}</p>
      {line ? (
        <Field label={line}>
          <input name="line" required pattern=".*\S.*" maxLength={300} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
