import { expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';
import { execute, sql } from '../database/transaction.ts';

const { payload } = await openTestContent();
const run = execute(payload);
const [job] = (await payload.find({ collection: 'jobs', limit: 1, depth: 0, sort: '-postedOn' })).docs;
const ofJob = { collection: 'jobs', id: job?.id ?? 0, depth: 0 } as const;
const setLastDay = (closingOn: string) => payload.update({ ...ofJob, data: { closingOn } });

test('stores a day and nothing else, in versions too', async () => {
  // As the date picker of before wrote it, and may still stand in a draft of a browser.
  expect((await setLastDay('2031-03-04T12:00:00.000Z')).closingOn).toBe('2031-03-04');
  const { docs } = await payload.findVersions({
    collection: 'jobs',
    where: { parent: { equals: ofJob.id } },
    limit: 1,
  });
  expect(docs[0]?.version.closingOn).toBe('2031-03-04');
  const { rows } = await run(sql`select closing_on::text as day from jobs where id = ${ofJob.id}`);
  expect(rows).toEqual([{ day: '2031-03-04' }]);
  for (const draft of [false, true])
    for (const closingOn of ['2031-02-30', '4 March 2031'])
      await expect(payload.update({ ...ofJob, data: { closingOn }, draft })).rejects.toThrow('closingOn');
});

test.each([
  ['equals', '2031-03-04T12:00:00.000Z', true],
  ['greater_than', '2031-03-04T12:00:00.000Z', false],
  ['greater_than_equal', '2031-03-04', true],
  ['less_than', '2031-03-05', true],
])('filters lists by a day: %s %s', async (operator, value, isFound) => {
  const where = { id: { equals: ofJob.id }, closingOn: { [operator]: value } };
  for (const draft of [false, true])
    expect((await payload.find({ collection: 'jobs', where, draft, depth: 0 })).totalDocs).toBe(
      Number(isFound),
    );
});
