import type { Locator, Page } from '@playwright/test';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

interface Form {
  path: string;
  /** The button that opens its dialog. */
  opener?: RegExp;
  /** The button that shows the field. */
  tab?: string;
  /** Label of the field; the first text field by default. */
  label?: string;
}

/** A way of leaving a form so many ms after the last key, in turn. */
const moments = [60, 300, 1_000].flatMap((pause) =>
  (['link', 'back', 'reload', 'Escape'] as const).map((way) => ({ pause, way })),
);

/** Forms of Payload's, whose first text field is typed into, and our own. */
async function listForms(): Promise<Form[]> {
  const api = await getAdministratorApi();
  const { email } = await applyWithoutResume();
  const [application] = await fetchRecords<{ id: number }>('applications', { email });
  const contact = await sendMessage();
  const [message] = await fetchRecords<{ id: number }>('messages', { email: contact.email });
  const conversation = `/inbox?message=${message?.id}`;
  const profile = `/collections/applications/${application?.id}`;
  const collections = ['blogs', 'jobs', 'media', 'reply-templates'];
  const documents = collections.map(async (slug) => {
    const { docs } = await api<{ docs: { id: number }[] }>('GET', `/${slug}?limit=1&depth=0&sort=id`);
    return { path: `/collections/${slug}/${docs[0]?.id}` };
  });
  return [
    ...(await Promise.all(documents)),
    { path: '/globals/home' },
    { path: '/collections/redirects/create' },
    { path: profile, label: 'New note' },
    { path: profile, opener: /^(Write|Continue)( an| your) email/, label: 'Text' },
    { path: '/applicants', opener: /^Add a person$/, label: 'First name' },
    { path: '/collections/users', opener: /^Invite a colleague$/, label: 'Name' },
    { path: conversation, label: 'Text' },
    { path: conversation, tab: 'Note for colleagues', label: 'New note' },
  ];
}

/** Finds the field of a form, and opens its dialog where it is closed. */
async function findField(page: Page, { opener, tab, label }: Form): Promise<Locator> {
  const name = opener && !(await page.getByRole('dialog').isVisible()) ? opener : tab;
  if (name) {
    const button = page.getByRole('button', { name });
    await waitForHydration(button);
    await button.click();
  }
  // The first field is known when all are there.
  if (!label) await page.locator('form[data-form-ready=true]').first().waitFor();
  const within = opener ? page.getByRole('dialog') : page.getByRole('main');
  const texts =
    ':is(input[type=text], textarea):visible:not([readonly], [disabled], [role=combobox], [aria-label^=Search])';
  const field = label
    ? within.getByRole('textbox', { name: label, exact: true })
    : within.locator(texts).first();
  await waitForHydration(field);
  return field;
}

async function leave(page: Page, way: (typeof moments)[number]['way']): Promise<void> {
  if (way === 'Escape') return page.keyboard.press('Escape');
  if (way === 'reload') return void (await page.reload());
  const address = page.url();
  // A dialog covers the breadcrumb.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  const question = page.getByRole('button', { name: 'Leave anyway' });
  await Promise.race([page.waitForURL(/\/admin$/), question.waitFor()]);
  if (await question.isVisible()) await question.click();
  await page.waitForURL(/\/admin$/);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  if (way === 'back') await page.goBack();
  else await page.goto(address);
}

// In the first round each form is left at another moment; all rounds together leave each at each.
for (const round of moments.keys()) {
  const title = `what is typed into any form stands there after leaving it at any moment, or is offered (${round + 1})`;
  test(title, { tag: round > 0 ? ['@full'] : [] }, async ({ staffPage: page }) => {
    const forms = await listForms();
    test.slow();
    page.on('dialog', (dialog) => void dialog.accept());
    for (const [number, form] of forms.entries()) {
      const { pause, way } = moments[(number * 5 + round) % moments.length] ?? { pause: 60, way: 'reload' };
      await page.goto(`${env.cmsUrl}/admin${form.path}`);
      const field = await findField(page, form);
      await field.focus();
      const typed = ` ${number}`;
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(typed);
      const stands = new RegExp(`${typed}$`);
      await expect(field).toHaveValue(stands);
      await page.waitForTimeout(pause);
      await leave(page, way);
      const again = await findField(page, form);
      const putBack = page.getByRole('button', { name: 'Put it back' });
      await expect(again.and(page.locator(':not([disabled])'))).toBeVisible();
      await expect
        .poll(
          async () => {
            if (await putBack.isVisible()) await putBack.click();
            return again.inputValue();
          },
          `${form.path} ${form.label ?? ''}: ${way} after ${pause} ms`,
        )
        .toMatch(stands);
    }
  });
}
