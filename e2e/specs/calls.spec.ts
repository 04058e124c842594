import { env } from '../env.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { waitForEmail, waitForOneTimeCode } from '../fixtures/outbox.ts';
import { expect } from '../fixtures/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('sales offer hours; a visitor books a call with and without JavaScript, moves it, and sales cancel it', async ({
  page,
  browser,
  openAsColleague,
  expectAccessible,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  await page.goto('/call');
  await expect(page.getByText('No time is free at the moment.')).toBeVisible();
  const { page: staff } = await openAsColleague('Sana Qureshi', 'sales');
  await staff.goto(`${env.cmsUrl}/admin/calls`);
  await staff.getByRole('button', { name: 'Add hours' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Day').fill(inDays(4));
  await dialog.getByLabel(/^From/).fill('10:00');
  await dialog.getByLabel(/^To/).fill('12:00');
  await dialog.getByLabel('Place, or link').fill('We call you');
  await dialog.getByRole('button', { name: 'Offer these hours' }).click();
  await expect(staff.getByRole('region', { name: 'Your hours' })).toContainText('30 minutes');

  // Without JavaScript the whole form is posted, twice.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: env.siteUrl });
  const visits = [page, await plain.newPage()];
  for (const [index, visit] of visits.entries()) {
    await setClientAddress(visit);
    await visit.goto('/call');
    const email = `asha.${crypto.randomUUID()}@mail.example`;
    await visit.getByRole('radio').nth(1).check();
    await visit.getByLabel('Name').fill('Asha Patel');
    await visit.getByLabel('Email').fill(email);
    await visit.getByLabel('Phone').fill('+91 98765 43210');
    await visit.getByLabel('What would you like to talk about?').fill('Two plants on ECC 6.0.');
    if (index === 0) await expectAccessible(visit);
    await visit.getByRole('button', { name: 'Send me a code' }).click();
    await visit.getByLabel('Code from the email').fill(await waitForOneTimeCode(email));
    await visit.getByRole('button', { name: 'Book the call' }).click();
    await expect(visit.getByText('This time is yours.')).toBeVisible();
    const { text } = await waitForEmail(email, /^Confirmed: Call/);
    await visit.goto(
      /https?:\/\/\S+\/call\?token=\S+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, '') ?? '',
    );
    await visit.getByText('Move it to another time').click();
    await visit.getByRole('radio').last().check();
    await visit.getByRole('button', { name: 'Move it to this time' }).click();
    await expect(visit.getByText('This time is yours.')).toBeVisible();
    await waitForEmail(email, /^Moved: Call/);
  }
  await staff.goto(`${env.cmsUrl}/admin/calls`);
  const booked = staff.getByRole('region', { name: 'Booked calls' });
  await expect(booked.getByRole('link', { name: 'Asha Patel' })).toHaveCount(2);
  await staff.goto(`${env.cmsUrl}/admin`);
  await expect(staff.getByText(/calls to come/)).toBeVisible();
  await staff.goto(`${env.cmsUrl}/admin/calls`);
  await booked.getByRole('button', { name: 'Cancel the call with Asha Patel' }).first().click();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(booked.getByRole('link', { name: 'Asha Patel' })).toHaveCount(1);
  await plain.close();
});
