'use client';
import { toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { addDays, companyTimeZone, today } from '@riverfront/backend/time/company-time';
import { toInstant } from '@riverfront/backend/time/to-instant';
import { useCallback, useEffect, useState } from 'react';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Field } from '../../form/field.tsx';
import { reasonOf, StaffApiError } from '../../requests/staff-api.ts';
import { fullTime } from '../../time/clock.ts';

/** A publication to come, as Payload lists it. */
interface Planned {
  id: number;
  input: { type: 'publish' | 'unpublish' };
  /** ISO 8601. */
  waitUntil?: string;
}

/** Publishes or unpublishes a document later, and lists what is planned. Times are those of the company. */
export function ScheduleDialog({ mayUnpublish, onClose }: { mayUnpublish: boolean; onClose: () => void }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { schedulePublish, getUpcomingScheduledPublish } = useServerFunctions();
  const [planned, setPlanned] = useState<Planned[]>([]);
  const [tomorrow] = useState(() => addDays(today(), 1));
  const timeZone = companyTimeZone();

  const load = useCallback(async () => {
    const of = globalSlug ? { globalSlug } : { id: id ?? '', ...(collectionSlug && { collectionSlug }) };
    setPlanned((await getUpcomingScheduledPublish(of)) as Planned[]);
  }, [id, collectionSlug, globalSlug, getUpcomingScheduledPublish]);
  useEffect(() => void load().catch(report), [load]);

  async function cancel(deleteID: number): Promise<void> {
    const answer = (await schedulePublish({ deleteID })) as { error?: string };
    if (answer.error) toast.error(answer.error);
    await load();
  }

  async function submit(form: FormData): Promise<void> {
    const at = toInstant(String(form.get('at')), timeZone);
    if (!at) throw new StaffApiError('This time does not exist on that day: the clocks change then.', 400);
    if (Date.parse(at) <= Date.now()) throw new StaffApiError('Please choose a time to come.', 400);
    const doc = collectionSlug && { relationTo: collectionSlug, value: String(id) };
    const answer = (await schedulePublish({
      type: form.get('action') === 'unpublish' ? 'unpublish' : 'publish',
      date: new Date(at),
      timezone: timeZone,
      ...(doc ? { doc } : { global: globalSlug as never }),
    })) as { error?: string };
    if (answer.error) throw new StaffApiError(answer.error, 400);
    toast.success('Scheduled successfully');
    onClose();
  }

  return (
    <StaffDialog title="Publish later" action="Schedule" onSubmit={submit} onClose={onClose}>
      {mayUnpublish ? (
        <fieldset className="staff-group">
          <legend>What happens</legend>
          <label>
            <input type="radio" name="action" value="publish" defaultChecked /> Publish
          </label>{' '}
          <label>
            <input type="radio" name="action" value="unpublish" /> Unpublish
          </label>
        </fieldset>
      ) : null}
      <Field label={`Date and time (${timeZone.replaceAll('_', ' ')})`}>
        <input type="datetime-local" name="at" required defaultValue={`${tomorrow}T09:00`} />
      </Field>
      {planned.length > 0 ? (
        <>
          <h3>Planned</h3>
          <ul className="staff-list">
            {planned.map(({ id: planId, input, waitUntil }) => (
              <li key={planId} className="staff-row">
                <span>
                  {input.type === 'unpublish' ? 'Unpublish' : 'Publish'} on{' '}
                  {waitUntil ? fullTime(waitUntil) : ''}
                </span>
                <button
                  type="button"
                  className="staff-link"
                  onClick={() => void cancel(planId).catch(report)}
                >
                  Cancel it
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </StaffDialog>
  );
}

function report(error: unknown): void {
  toast.error(reasonOf(error));
}
