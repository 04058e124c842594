import { describe, expect, test } from 'vitest';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { createApplication, createMessage, readTrail } from '../../testing/records.ts';
import type { Role } from '../accounts/roles.ts';
import { searchedFields } from '../recruiting/applications/board.ts';
import type { SearchGroup } from './staff-search.ts';

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

describe('an applicant called José Núñez', async () => {
  const phone = '+919876543210';
  await createApplication(payload, { firstName: 'José', lastName: 'Núñez', phoneNumber: phone });
  await createMessage(payload, { name: 'José Núñez', phone });
  const call = await staff.as('administrator');

  async function findEverywhere(text: string) {
    const query = `search=${encodeURIComponent(text)}`;
    const read = async (path: string) => JSON.stringify(await (await call(path)).json());
    const found = {
      list: await read(`/api/applications?${new URLSearchParams(toLike(text))}&depth=0`),
      board: await read(`/api/applications/board?${query}`),
      inbox: await read(`/api/messages/inbox?${query}`),
      finder: await read(`/api/staff-search?q=${encodeURIComponent(text)}`),
    };
    return Object.entries(found).flatMap(([name, body]) => (/José/.test(body) ? name : []));
  }
  const toLike = (text: string) =>
    searchedFields.map((field, index): [string, string] => [`where[or][${index}][${field}][like]`, text]);

  test.each([
    'Nunez',
    'jose',
    'Jose\u0301',
    'NÚÑEZ',
    'nunez José',
    '98765 43210',
    '098765-43210',
    '+91 98765',
  ])('is found by %s in the list, on the board, in the inbox and in the finder', async (text) => {
    expect(await findEverywhere(text)).toEqual(['list', 'board', 'inbox', 'finder']);
  });

  test('is not found by name in another stage: a search of two words keeps the other conditions', async () => {
    const find = async (stage: string) => {
      const where = new URLSearchParams([...toLike('nunez José'), ['where[stage][equals]', stage]]);
      return (await (await call(`/api/applications?${where}&depth=0`)).json()) as { totalDocs: number };
    };
    expect([(await find('new')).totalDocs, (await find('offer')).totalDocs]).toEqual([1, 0]);
  });

  test.each(['%', '_', 'Jos_', 'N%ez', 'José Quill', '98765 43211'])('is not found by %s', async (text) => {
    expect(await findEverywhere(text)).toEqual([]);
  });
});

test('records that people were listed, without what was typed', async () => {
  await search('recruiter', 'zarina');
  const trail = await readTrail(payload, { action: { equals: 'listed' }, kind: { equals: 'applications' } });
  expect(trail.length).toBeGreaterThan(0);
  expect(trail.join()).not.toMatch(/zarina/i);
});
