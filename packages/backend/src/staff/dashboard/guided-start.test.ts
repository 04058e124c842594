import { afterAll, expect, test } from 'vitest';
import { createFakeStaffSide, openAccounts } from '../../../testing/accounts.ts';
import { readGuidedStart } from './guided-start.ts';

const { staffSide } = createFakeStaffSide('http://localhost:3001');
const { payload, rest, signIn, createPerson, close } = await openAccounts({ staffSide });
afterAll(close);

const read = async () => readGuidedStart(payload, { ...(await administrator), collection: 'users' });
const administrator = createPerson('administrator');
const done = async () => (await read())?.steps.flatMap(({ name, isDone }) => (isDone ? [name] : []));

test('derives the progress of the guided start from what is stored, and the rest from its marker', async () => {
  expect(await read()).toMatchObject({ isNew: true, isOpen: true, passed: [] });
  // There is the first account and the one that asks.
  expect(await done()).toEqual(['people']);

  const { token } = await signIn('administrator');
  const settings = { companyName: 'Nordlys Beratung', _status: 'published' };
  expect((await rest('POST', '/globals/settings', { token, body: settings })).status).toBe(200);
  expect(await done()).toEqual(['company', 'people']);

  const brand = { corners: 'plain', _status: 'published' };
  expect((await rest('POST', '/globals/brand', { token, body: brand })).status).toBe(200);
  expect(await done()).toEqual(['company', 'brand', 'people']);

  const marker = { passed: ['samples', 'checklist'], opened: true };
  expect((await rest('POST', '/globals/guided-start', { token, body: marker })).status).toBe(200);
  expect(await read()).toMatchObject({ isNew: false, isOpen: false });
});

test('a dismissed guided start is no longer offered', async () => {
  const { token } = await signIn('administrator');
  const body = { passed: [], dismissed: true };
  expect((await rest('POST', '/globals/guided-start', { token, body })).status).toBe(200);
  expect(await read()).toMatchObject({ isOpen: false });
});

test.each(['editor', 'recruiter', 'sales'] as const)(
  'is not for a colleague with the role %s',
  async (role) => {
    expect(await readGuidedStart(payload, await createPerson(role))).toBeNull();
  },
);
