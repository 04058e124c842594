import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { applyWithResume, createApplicationValues } from '../fixtures/application-api.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';

/** Changes the title of the page when any part of it is executed. */
const xssPayload = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>{{7*7}}`;

test('a message and an application with an XSS payload are shown as text, and so is the name of a file', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const { email: sender } = await sendMessage({
    organization: xssPayload,
    message: xssPayload,
    topic: `/${xssPayload}`.slice(0, 160),
    page: xssPayload,
  });
  const [message] = await fetchRecords<{ id: number; message: string }>('messages', { email: sender });
  expect(message?.message).toBe(xssPayload);
  await page.goto(`${env.cmsUrl}/admin/inbox?message=${message?.id}`);
  await expect(page.getByRole('article', { name: 'Conversation with Asha Patel' })).toContainText(xssPayload);
  await expect(page.getByText(xssPayload.slice(0, 20)).first()).toBeVisible();
  await page.goto(`${env.cmsUrl}/admin/collections/messages/${message?.id}?record=all`);
  await expect(page.locator('textarea').first()).toHaveValue(xssPayload);
  expect(await page.title()).not.toBe('run');

  const email = `hostile.${randomUUID().slice(0, 8)}@mail.example`;
  const values = {
    ...createApplicationValues(email),
    city: xssPayload.slice(0, 100),
    current_location: xssPayload.slice(0, 120),
  };
  const resume = new File(['Asha Patel, SAP consultant'], '<img src=x onerror=alert(1)>.txt');
  expect((await applyWithResume(values, resume)).status).toBe(200);
  const [record] = await fetchRecords<{ id: number; city: string }>('applications', { email });
  expect(record?.city).toBe(xssPayload.slice(0, 100));
  await page.goto(`${env.cmsUrl}/admin/collections/applications/${record?.id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Gujarat' })).toContainText(
    xssPayload.slice(0, 100),
  );
  await expect(page.getByRole('region', { name: 'Résumé' })).toContainText(
    '<img src=x onerror=alert(1)>.txt',
  );
  await expect(page.getByText('Asha Patel, SAP consultant')).toBeVisible();
  expect(await page.title()).not.toBe('run');
});
