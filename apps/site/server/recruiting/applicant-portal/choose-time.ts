import { inTransaction } from '@riverfront/backend/database/transaction';
import {
  AppointmentError,
  chooseSlot,
  lockAppointment,
} from '@riverfront/backend/inbox/appointments/changes';
import type { CheckedBodyOf, OwnApplication } from '@riverfront/contract';
import { HttpError } from '../../api/http-error.ts';
import { findApplication, type PortalDeps } from './access.ts';
import { presentApplication } from './present-application.ts';

type Choice = Omit<CheckedBodyOf<'ownApplicationChooseTime'>, 'proof' | 'reference'>;

/**
 * Chooses a time of an appointment for its applicant, or moves it to another.
 * @throws {HttpError} 404; 409 when the time is taken, or nothing can be chosen any more
 */
export async function chooseTime(
  { payload, queue, cmsUrl }: PortalDeps,
  email: string,
  reference: string,
  { appointment, startsAt, timeZone }: Choice,
): Promise<OwnApplication> {
  const application = await findApplication(payload(), email, reference);
  try {
    await inTransaction(payload(), async (transaction) => {
      const locked = await lockAppointment(transaction, { uid: appointment });
      if (locked.doc.about !== application.reference)
        throw new AppointmentError('This appointment does not exist any more.', 404);
      await chooseSlot(transaction, { queue, cmsUrl }, locked, { startsAt, timeZone });
    });
  } catch (error) {
    if (!(error instanceof AppointmentError)) throw error;
    throw new HttpError(error.status === 404 ? 404 : 409, 'not-now', error.message);
  }
  queue.wake('mail');
  return presentApplication(payload(), application);
}
