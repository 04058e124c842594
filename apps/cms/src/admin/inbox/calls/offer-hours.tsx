'use client';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog, FormDialog } from '../../dialog/form-dialog.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { Input } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';

/** Adds hours in which visitors choose a time. @param props.timeZone zone of the office */
export function OfferHours({ timeZone }: { timeZone: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);

  async function submit(form: FormData) {
    const day = form.get('day');
    const { message } = await sendStaff<{ message: string }>('POST', '/api/call-hours/mine', {
      from: `${day}T${form.get('from')}`,
      to: `${day}T${form.get('to')}`,
      minutes: Number(form.get('minutes')),
      place: form.get('place'),
      timeZone,
    });
    setOpen(false);
    toast.success(message);
    router.refresh();
  }

  return (
    <>
      <SmallButton buttonStyle="primary" onClick={() => setOpen(true)}>
        Add hours
      </SmallButton>
      {isOpen ? (
        <FormDialog
          title="Add hours"
          action="Offer these hours"
          onClose={() => setOpen(false)}
          onSubmit={submit}
        >
          <Input label="Day" name="day" type="date" required data-autofocus />
          <div className="staff-pair">
            <Input label={`From, ${timeZone}`} name="from" type="time" required />
            <Input label={`To, ${timeZone}`} name="to" type="time" required />
          </div>
          <div className="staff-pair">
            <Input
              label="Minutes of a call"
              name="minutes"
              type="number"
              required
              min={5}
              max={240}
              step={5}
              defaultValue={30}
            />
            <Input label="Place, or link" name="place" required maxLength={300} placeholder="We call you" />
          </div>
        </FormDialog>
      ) : null}
    </>
  );
}

/** Cancels a call, after a question. @param props.name of the visitor */
export function CancelCall({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);

  async function cancel() {
    const path = `/api/messages/appointments/${id}/cancel`;
    const { message } = await sendStaff<{ message: string }>('POST', path);
    setOpen(false);
    toast.success(message);
    router.refresh();
  }

  return (
    <>
      <SmallButton aria-label={`Cancel the call with ${name}`} onClick={() => setOpen(true)}>
        Cancel
      </SmallButton>
      {isOpen ? (
        <ConfirmDialog
          title={`Cancel the call with ${name}`}
          text="Both sides get an email, and it leaves their calendars."
          action="Cancel it"
          onClose={() => setOpen(false)}
          onConfirm={cancel}
        />
      ) : null}
    </>
  );
}
