import { env } from '../env.ts';
import { applicantPortal } from '../fixtures/applicant-portal.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { waitForEmail, waitForOneTimeCode } from '../fixtures/outbox.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect } from '../fixtures/test.ts';

/** Wall-clock time in days from now, for a field. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test('a recruiter offers times, the applicant chooses one, and the recruiter moves and cancels it', async ({
  page,
  openAsColleague,
  expectAccessible,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const { email, reference } = await applyWithoutResume();
  const [record] = await fetchRecords<{ id: number }>('applications', { reference });
  const { page: staff } = await openAsColleague('Rita Rao', 'recruiter');
  await staff.goto(`${env.cmsUrl}/admin/collections/applications/${record?.id}`);
  // As an element it would be a failed request, which fails the test.
  const place = 'Room 4 "><img src=x onerror=alert(1)>';
  const appointments = staff.getByRole('region', { name: 'Appointments' });
  await appointments.getByRole('button', { name: 'Offer times' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Place, or link').fill(place);
  await dialog.getByLabel('Time 1', { exact: true }).fill(inDays(4, '10:00'));
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill(inDays(5, '14:30'));
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(appointments.getByText('Offered')).toBeVisible();
  await expect(staff.getByText('Appointment offered: Interview, 2 times')).toBeVisible();
  await waitForEmail(email, /Please choose a time/);

  await setClientAddress(page);
  await page.goto('/my-application');
  const portal = applicantPortal(page);
  await portal.email.fill(email);
  const before = new Date();
  await portal.email.press('Enter');
  await portal.code.fill(await waitForOneTimeCode(email, before));
  await portal.code.press('Enter');
  await portal.card.getByRole('radio', { name: /14:30/ }).check();
  await expectAccessible(page);
  await portal.card.getByRole('button', { name: 'Choose this time' }).click();
  await expect(portal.card.getByText('This time is yours.')).toBeVisible();
  await expect(portal.card).toContainText(place);
  await waitForEmail(email, /^Confirmed: Interview/);

  await staff.reload();
  await expect(appointments.getByText('Booked')).toBeVisible();
  await expect(appointments).toContainText(place);
  await appointments.getByRole('button', { name: 'Move' }).click();
  await dialog.getByLabel(/New time/).fill(inDays(6, '09:00'));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(appointments.getByText('09:00')).toBeVisible();
  await waitForEmail(email, /^Moved: Interview/);
  await appointments.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(appointments.getByText('Cancelled')).toBeVisible();
  await waitForEmail(email, /^Cancelled: Interview/);
});
