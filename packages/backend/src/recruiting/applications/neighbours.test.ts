import type { PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication } from '../../../testing/records.ts';
import type { Application } from '../../payload-types.ts';
import { execute, sql } from '../../platform/index.ts';
import { findNeighbours } from './neighbours.ts';

const staff = await openTestStaffSide();
const { payload } = staff;

/** In the order of their arrival; the last two in the same millisecond. */
const first = await createApplication(payload, { stage: 'screening', lastName: 'Zaveri' });
const second = await createApplication(payload);
const third = await createApplication(payload, { stage: 'screening' });
const fourth = await createApplication(payload, { stage: 'screening', lastName: 'Zaveri' });
let user: PayloadRequest['user'];

beforeAll(async () => {
  await execute(payload)(
    sql`update applications set created_at = ${third.createdAt} where id = ${fourth.id}`,
  );
  fourth.createdAt = third.createdAt;
  await staff.as('recruiter');
  const { docs } = await payload.find({ collection: 'users', where: { roles: { contains: 'recruiter' } } });
  user = docs[0] ? { ...docs[0], collection: 'users' } : null;
});

const find = (doc: Application, query: Record<string, unknown> = {}) =>
  findNeighbours({ payload, user } as PayloadRequest, doc, query);

test('follows the list, newest first, also within one millisecond', async () => {
  expect(await find(fourth)).toEqual({ previous: undefined, next: third.id });
  expect(await find(third)).toEqual({ previous: fourth.id, next: second.id });
  expect(await find(first)).toEqual({ previous: second.id, next: undefined });
  expect(await find(third, { from: 'list', sort: 'createdAt' })).toEqual({
    previous: second.id,
    next: fourth.id,
  });
});

test.each([
  ['-rating', [null, null, 5, 2]],
  ['rating', [2, 5, null, null]],
  ['lastName', ['Mehta', 'Mehta', 'Rao', 'Zaveri']],
  ['-stageChangedAt', [null, null, '2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z']],
  ['-updatedAt', []],
])('follows a list that is sorted by %s', async (sort, values) => {
  const source = `sorted by ${sort}`;
  const field = sort.replace('-', '');
  for (const value of values.length > 0 ? values : [1, 2, 3, 4]) {
    const data = values.length > 0 && field !== 'stageChangedAt' ? { [field]: value } : {};
    const { id } = await createApplication(payload, { source, ...data });
    // Set by a hook; those of before it have none.
    if (field === 'stageChangedAt')
      await execute(payload)(sql`update applications set stage_changed_at = ${value} where id = ${id}`);
  }
  const where = { source: { equals: source } };
  // As Payload shows it, which adds “newest first”.
  const { docs } = await payload.find({ collection: 'applications', where, sort, depth: 0 });
  if (values.length > 0) expect(docs.map((doc) => doc[field as 'rating'] ?? null)).toEqual(values);
  for (const [index, doc] of docs.entries())
    expect(await find(doc, { from: 'list', sort, where: JSON.stringify(where) }), `${index}`).toEqual({
      previous: docs[index - 1]?.id,
      next: docs[index + 1]?.id,
    });
});

test('has no neighbours in a list that is sorted by another field', async () => {
  expect(await find(second, { from: 'list', sort: 'email' })).toEqual({
    previous: undefined,
    next: undefined,
  });
});

test('stays within the filter and the search of the list', async () => {
  const where = JSON.stringify({ stage: { equals: 'screening' } });
  expect(await find(third, { from: 'list', where })).toEqual({ previous: fourth.id, next: first.id });
  expect(await find(fourth, { from: 'list', where, search: 'zaveri' })).toMatchObject({ next: first.id });
  expect(await find(third, { from: 'list', where: '{broken' })).toMatchObject({ next: second.id });
});

test('stays within the column of the board, also after the applicant has left it', async () => {
  expect(await find(third, { from: 'board', stage: 'screening' })).toEqual({
    previous: fourth.id,
    next: first.id,
  });
  expect(await find(second, { from: 'board', stage: 'screening', search: 'zaveri' })).toEqual({
    previous: fourth.id,
    next: first.id,
  });
  for (const query of [{ job: '1' }, { stage: 'screening', search: 'nobody' }])
    expect(await find(second, { from: 'board', ...query })).toEqual({ previous: undefined, next: undefined });
});

test('finds nothing for somebody who may not see applicants', async () => {
  await staff.as('editor');
  const { docs } = await payload.find({ collection: 'users', where: { roles: { contains: 'editor' } } });
  const editor = docs[0] ? { ...docs[0], collection: 'users' as const } : null;
  await expect(findNeighbours({ payload, user: editor } as PayloadRequest, third, {})).rejects.toThrow();
});
