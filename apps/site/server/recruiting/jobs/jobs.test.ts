import { addDays, toCompanyDate } from '@riverfront/backend/time/company-time';
import { failure, type Job, pathOf, type ResponseOf } from '@riverfront/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';
import { toSalaryText } from './jobs.ts';

const site = await openTestApp();

async function find(query: Record<string, string>): Promise<ResponseOf<'jobs'>> {
  const answer = await site.app.request(pathOf('jobs', {}, { limit: '100', ...query }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as ResponseOf<'jobs'>;
}

const findKeys = async (query: Record<string, string>) => (await find(query)).data.map(({ _id }) => _id);

async function change(key: string, data: Partial<Record<string, unknown>>, draft = false): Promise<void> {
  const { payload } = site.content;
  const where = { key: { equals: key } };
  const { errors } = await payload.update({ collection: 'jobs', where, data, draft });
  if (errors[0]) throw new Error(errors[0].message);
  await site.refresh();
}

/** Moves the closing day of a job into the past, which nobody can publish. */
async function expire(key: string, closingOn: string): Promise<void> {
  const { payload } = site.content;
  await payload.db.updateOne({ collection: 'jobs', where: { key: { equals: key } }, data: { closingOn } });
  // Any publication raises the revision, so that the site reads again.
  await payload.update({
    collection: 'jobs',
    where: { key: { equals: engineer } },
    data: { _status: 'published' },
  });
  await site.refresh();
}

const engineer = 'full-stack-engineer-typescript-ahmedabad';
const designer = 'ux-designer-sap-fiori-contract';

describe('search', () => {
  test('finds words of the title, the department, the location and the requirements', async () => {
    expect(await findKeys({ search: 'full-stack' })).toEqual([engineer]);
    const shown = (text: (job: Job) => string, word: string) =>
      find({ search: word }).then(({ data }) => data.filter((job) => text(job).includes(word)));
    expect(await shown(({ department }) => department, 'Sales')).not.toEqual([]);
    expect(await shown(({ location }) => location, 'Delaware')).not.toEqual([]);
    expect(await findKeys({ search: 'observing' })).toEqual([designer]);
  });

  test('finds jobs that contain all words in any field', async () => {
    expect(await findKeys({ search: 'query vulnerabilities' })).toEqual([engineer]);
    expect(await findKeys({ search: 'advantage portfolio' })).toEqual([]);
    expect(await findKeys({ search: '  Remote   FIORI ' })).toEqual([designer]);
  });

  test('escapes wildcards and SQL, and ignores accents', async () => {
    for (const search of ['%', '_', '\\', 'full_stack', "x' or true --", 'a\0b']) {
      expect([search, await findKeys({ search })]).toEqual([search, []]);
    }
    await change(engineer, { title: 'Engineer, 100% C_ode \\o/ in São José' });
    for (const search of ['100%', 'c_ode', '\\o/', 'sao jose', 'SÃO', 'Jose\u0301'])
      expect(await findKeys({ search })).toEqual([engineer]);
    await change(engineer, { title: 'Full-Stack Engineer, TypeScript' });
  });

  test('rejects a search of closed jobs, of which no index has the text', async () => {
    const answer = await site.app.request(pathOf('jobs', {}, { search: 'odoo', status: 'closed' }));
    expect([answer.status, failure.parse(await answer.json()).message]).toEqual([
      400,
      'Only open jobs can be searched.',
    ]);
  });

  test('rejects more than 80 characters in plain words', async () => {
    const answer = await site.app.request(pathOf('jobs', {}, { search: 'x'.repeat(81) }));
    expect(answer.status).toBe(400);
    expect(failure.parse(await answer.json()).message).toBe('Please search for at most 80 characters.');
  });
});

describe('filters', () => {
  test('compare whole values and combine', async () => {
    const { data } = await find({ department: 'SAP Consulting', location: 'Ahmedabad, India' });
    expect(data).toHaveLength(3);
    for (const job of data) {
      expect(job).toMatchObject({ department: 'SAP Consulting', location: 'Ahmedabad, India' });
    }
    expect(await findKeys({ department: 'SAP' })).toEqual([]);
    expect(await findKeys({ type: 'contract', mode: 'remote' })).toEqual([designer]);
    expect(await findKeys({ type: 'contract', mode: 'on-site' })).toEqual([]);
  });
});

describe('filter options', () => {
  test('come from published jobs of the status', async () => {
    await change(engineer, { department: 'Secret' }, true);
    const { filters, data } = await find({});
    expect(filters.department.map(({ value }) => value)).not.toContain('Secret');
    expect(data.find(({ _id }) => _id === engineer)?.department).toBe('Application Engineering');
    const closed = await find({ status: 'closed' });
    expect(closed.filters.type).toEqual([{ value: 'full-time', label: 'Full-time' }]);
  });

  test('and the list omit an unpublished job', async () => {
    await change(designer, { _status: 'draft' });
    expect(await findKeys({ search: 'fiori' })).not.toContain(designer);
    expect((await find({})).filters.type.map(({ value }) => value)).not.toContain('contract');
    await change(designer, { _status: 'published' });
    expect(await findKeys({ type: 'contract' })).toEqual([designer]);
  });
});

describe('one job', () => {
  const read = (id: string) => site.app.request(pathOf('jobDetails', { id }));

  test('answers 410 with title and department of a closed job', async () => {
    const answer = await read('sap-support-analyst-night-rota-ahmedabad');
    expect(answer.status).toBe(410);
    expect(failure.parse(await answer.json())).toMatchObject({
      message: '“SAP Support Analyst, 24/7 Rota” is no longer open.',
      department: 'Managed Services',
    });
  });

  test('answers 410 once it is closed, and on the day after its closing day', async () => {
    expect((await read(designer)).status).toBe(200);
    await change(designer, { availability: 'closed' });
    expect((await read(designer)).status).toBe(410);
    const day = (offset: number) => addDays(toCompanyDate(new Date()), offset);
    await change(designer, { availability: 'active', closingOn: day(0) });
    expect((await read(designer)).status).toBe(200);
    expect(await findKeys({})).toContain(designer);
    await expire(designer, day(-1));
    expect((await read(designer)).status).toBe(410);
    expect(await findKeys({})).not.toContain(designer);
    expect(await findKeys({ status: 'closed' })).toContain(designer);
    await change(designer, { closingOn: day(0) });
    expect((await read(designer)).status).toBe(200);
  });

  test('answers 404 for an unknown or unpublished job', async () => {
    expect((await read('no-such-job')).status).toBe(404);
    await change(designer, { _status: 'draft' });
    expect((await read(designer)).status).toBe(404);
  });
});

test.each([
  [800_000, 1_400_000, '₹8,00,000 to ₹14,00,000 a year'],
  [800_000, null, 'From ₹8,00,000 a year'],
  [null, 1_400_000, 'Up to ₹14,00,000 a year'],
  [null, undefined, 'Not-Specified'],
])('formats a salary of %s to %s as %s', (min, max, text) => {
  const inRupees = { salaryCurrency: 'INR', salaryUnit: 'year' } as const;
  expect(toSalaryText({ salaryMin: min, salaryMax: max, ...inRupees })).toBe(text);
});
