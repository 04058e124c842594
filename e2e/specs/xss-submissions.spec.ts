import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { createApplicationValues, toFormData } from '../fixtures/application-api.ts';
import { createClientAddress } from '../fixtures/client-address.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';

/** Changes the title of the page when any part of it is executed. */
const xssPayload = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>{{7*7}}`;

test('a message with an XSS payload is shown as text in the list and in the record', async ({
  staffPage: page,
}) => {
  const { email } = await sendMessage({
    organization: xssPayload,
    message: xssPayload,
    topic: `/${xssPayload}`.slice(0, 160),
    page: xssPayload,
  });
  const [record] = await fetchRecords<{ id: number; message: string }>('messages', { email });
  expect(record?.message).toBe(xssPayload);

  await page.goto(`${env.cmsUrl}/admin/collections/messages`);
  await expect(page.getByRole('link', { name: 'Asha Patel' }).first()).toBeVisible();
  await expect(page.getByText(xssPayload.slice(0, 20)).first()).toBeVisible();
  await page.goto(`${env.cmsUrl}/admin/collections/messages/${record?.id}`);
  await expect(page.locator('textarea').first()).toHaveValue(xssPayload);
  expect(await page.title()).not.toBe('run');
});

test('an application with an XSS payload is shown as text, and so is its file name', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const email = `hostile.${randomUUID().slice(0, 8)}@mail.example`;
  const values = {
    ...createApplicationValues(email),
    city: xssPayload.slice(0, 100),
    current_location: xssPayload.slice(0, 120),
  };
  const resume = new File(['Asha Patel, SAP consultant'], '<img src=x onerror=alert(1)>.txt');
  const jobs = (await (await fetch(`${env.siteUrl}/api/jobs?limit=1`)).json()) as { data: { _id: string }[] };
  const response = await fetch(`${env.siteUrl}/api/jobs/${jobs.data[0]?._id}/apply`, {
    method: 'POST',
    body: toFormData(values, resume),
    headers: createClientAddress(),
  });
  expect(response.status).toBe(200);

  const [record] = await fetchRecords<{ id: number; city: string }>('applications', { email });
  expect(record?.city).toBe(xssPayload.slice(0, 100));
  await page.goto(`${env.cmsUrl}/admin/collections/applications`);
  await expect(page.getByText('Patel').first()).toBeVisible();
  await page.goto(`${env.cmsUrl}/admin/collections/applications/${record?.id}`);
  await expect(page.getByLabel('City')).toHaveValue(xssPayload.slice(0, 100));
  expect(await page.title()).not.toBe('run');
});
