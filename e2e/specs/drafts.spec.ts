import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';

test('a note that is half written is there after Back and a reload, on its own applicant alone', async ({
  staffPage: page,
}) => {
  const apply = async () => {
    const { email } = await applyWithoutResume();
    const [record] = await fetchRecords<{ id: number }>('applications', { email });
    return record?.id ?? 0;
  };
  const [first, second] = [await apply(), await apply()];
  const profile = (id: number) => `${env.cmsUrl}/admin/collections/applications/${id}`;
  const note = page.getByLabel('New note');

  await page.goto(profile(first));
  await waitForHydration(note);
  await note.fill('Half a note');
  await page.goto(profile(second));
  await waitForHydration(note);
  await expect(note).toHaveValue('');
  await page.goBack();
  await expect(note).toHaveValue('Half a note');
  await page.reload();
  await expect(note).toHaveValue('Half a note');
  await waitForHydration(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Half a note')).toBeVisible();
  await expect(note).toHaveValue('');
});
