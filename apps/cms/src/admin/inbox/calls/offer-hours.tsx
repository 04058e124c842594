'use client';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Field, Input } from '../../form/field.tsx';
import { usePost } from '../../form/post-button.tsx';

/** Adds hours in which visitors choose a time. @param props.timeZone zone of the office */
export function OfferHours({ timeZone }: { timeZone: string }) {
  const post = usePost();
  const submit = (form: FormData) => {
    const { day, from, to, minutes, place } = Object.fromEntries(form);
    const hours = { from: `${day}T${from}`, to: `${day}T${to}`, minutes: Number(minutes), place, timeZone };
    return post('/api/call-hours/mine', hours);
  };
  return (
    <DialogButton
      label="Add hours"
      buttonStyle="primary"
      dialog={(onClose) => (
        <FormDialog title="Add hours" action="Offer these hours" onClose={onClose} onSubmit={submit}>
          <Input label="Day" name="day" type="date" required data-autofocus />
          <div className="staff-pair">
            <Input label={`From, ${timeZone}`} name="from" type="time" required />
            <Input label={`To, ${timeZone}`} name="to" type="time" required />
          </div>
          <div className="staff-pair">
            <Field label="Minutes of a call">
              <input name="minutes" type="number" required min={5} max={240} step={5} defaultValue={30} />
            </Field>
            <Input label="Place, or link" name="place" required maxLength={300} placeholder="We call you" />
          </div>
        </FormDialog>
      )}
    />
  );
}
