import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, createMessage, readTrail } from '../../../testing/records.ts';
import type { Role } from '../../access/roles.ts';
import type { SearchGroup } from '../index.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
await createApplication(payload, { firstName: 'Zarina', lastName: 'Quill', jobTitle: 'SAP Basis Lead' });
await createMessage(payload, { name: 'Zarina Quill', organization: 'Quill Mills' });
await payload.create({
  collection: 'jobs',
  data: { title: 'Zarina test role', _status: 'draft' },
  draft: true,
});

async function search(role: Role, text: string) {
  const call = await staff.as(role);
  const response = await call(`/api/staff-search?q=${encodeURIComponent(text)}`);
  const { groups } = (await response.json()) as { groups: SearchGroup[] };
  return Object.fromEntries(groups.map(({ label, results }) => [label, results.map(({ title }) => title)]));
}

test('finds people, messages and drafts that the role may read', async () => {
  const [jobs, people] = [{ Jobs: ['Zarina test role'] }, { Applications: ['Zarina Quill'] }];
  const messages = { Messages: ['Zarina Quill'] };
  expect(await search('administrator', 'zarina')).toEqual({ ...people, ...jobs, ...messages });
  expect(await search('recruiter', 'zarina')).toEqual({ ...people, ...jobs });
  expect(await search('sales', 'zarina')).toEqual(messages);
  expect(await search('editor', 'zarina')).toEqual({});
});

test('needs every word, and two characters at least', async () => {
  expect(await search('recruiter', 'quill zarina')).toEqual({ Applications: ['Zarina Quill'] });
  expect(await search('recruiter', 'zarina 100%')).toEqual({});
  expect(await search('recruiter', 'z')).toEqual({});
});

test('records that people were listed, without what was typed', async () => {
  await search('recruiter', 'zarina');
  const trail = await readTrail(payload, { action: { equals: 'listed' }, kind: { equals: 'applications' } });
  expect(trail.length).toBeGreaterThan(0);
  expect(trail.join()).not.toMatch(/zarina/i);
});
