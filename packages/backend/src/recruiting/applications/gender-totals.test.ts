import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication } from '../../../testing/records.ts';

const staff = await openTestStaffSide();
const recruiter = await staff.as('recruiter');
const read = async (path: string) => (await recruiter(`/api/applications${path}`)).text();

test('counts gender, and shows it of nobody', async () => {
  for (const gender of ['female', 'female', 'female', 'female', 'female', 'male'])
    await createApplication(staff.payload, { gender });
  expect(JSON.parse(await read('/gender-totals')).totals).toEqual([
    { gender: 'male', count: null },
    { gender: 'female', count: 5 },
    { gender: 'prefer not specify', count: 0 },
    { gender: 'other', count: 0 },
  ]);
  for (const path of ['?limit=10&depth=0', '/board', '/export'])
    expect(await read(path)).not.toMatch(/female/);
  for (const query of ['?where[gender][equals]=male', '/export?where[gender][equals]=male'])
    expect([query, (await recruiter(`/api/applications${query}`)).status]).not.toEqual([query, 200]);
  const sales = await staff.as('sales');
  expect((await sales('/api/applications/gender-totals')).status).toBe(403);
});
