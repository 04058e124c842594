import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { createFakeStaffSide, openAccounts } from '../../testing/accounts.ts';
import { readGuidedStart } from './guided-start.ts';

const { staffSide } = createFakeStaffSide('http://localhost:3001');
const { payload, rest, signIn, createPerson, close } = await openAccounts({ staffSide });
afterAll(close);
const read = async (user: TypedUser) => readGuidedStart(await createLocalReq({ user }, payload));

test('a dismissed guided start is no longer offered', async () => {
  const { token, ...administrator } = await signIn('administrator');
  const body = { passed: [], dismissed: true };
  expect((await rest('POST', '/globals/guided-start', { token, body })).status).toBe(200);
  expect(await read(administrator)).toMatchObject({ isOpen: false });
});

test.each(['editor', 'recruiter', 'sales'] as const)(
  'is not for a colleague with the role %s',
  async (role) => {
    expect(await read(await createPerson(role))).toBeNull();
  },
);
