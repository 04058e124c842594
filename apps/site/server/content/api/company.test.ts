import { readCompany } from '@riverfront/backend/content/settings/read-company';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { SiteSettings } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestApp, testOrigin } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

async function readHeadOffice() {
  await site.refresh();
  const answer = await site.app.request('/api/settings/get');
  return ((await answer.json()) as { settings: SiteSettings }).settings.headOffice;
}

test('settings and emails have the head office of the offices', async () => {
  const { headOffice } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const ofOffice = { collection: 'offices', id: Number(headOffice) } as const;
  const office = { name: 'Speicher', address: 'Hafenweg 12\n20457 Hamburg\nGermany' };
  await payload.update({ ...ofOffice, data: { ...office, _status: 'published' } });
  await payload.update({ ...ofOffice, data: { name: 'A draft', _status: 'draft' }, draft: true });
  expect(await readHeadOffice()).toEqual({ label: 'Speicher', address: office.address });
  expect((await readCompany(payload, testOrigin)).address).toBe(office.address);

  // Its removal is rejected; a restored version of the settings may still name one that was deleted.
  await execute(payload)(sql`update settings set head_office_id = null`);
  await execute(payload)(sql`update content_revision set value = 'without a head office'`);
  expect(await readHeadOffice()).toEqual({ label: '', address: '' });
  expect((await readCompany(payload, testOrigin)).address).toBe('');
});
