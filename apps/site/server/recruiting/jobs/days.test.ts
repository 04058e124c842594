import { setCompanyTimeZone, today } from '@riverfront/backend/time/company-time';
import { type Job, pathOf, type ResponseOf } from '@riverfront/contract';
import { formatDay, formatTime } from '@riverfront/mail/format';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;
afterEach(() => void vi.useRealTimers());

const key = 'full-stack-engineer-typescript-ahmedabad';
const [original] = (await payload.find({ collection: 'jobs', where: { key: { equals: key } }, depth: 0 }))
  .docs;

async function open(path: string): Promise<Response> {
  await site.refresh();
  return site.app.request(path);
}

/** @param limit another one after the clock was set: answers are memoised for a minute of the real one */
async function isListedAs(status: Job['status'], id: string, limit = '100'): Promise<boolean> {
  const answer = await open(pathOf('jobs', {}, { status, limit }));
  return ((await answer.json()) as ResponseOf<'jobs'>).data.some(({ _id }) => _id === id);
}

/** 23:30 on 27 November and 00:30 on the 28th, in winter and in Auckland in summer. */
const offsets = {
  'Asia/Kolkata': '+05:30',
  'America/New_York': '-05:00',
  'Pacific/Auckland': '+13:00',
  UTC: '+00:00',
};

test.each(Object.entries(offsets))(
  'keeps the company’s days around midnight: %s',
  async (timeZone, offset) => {
    await payload.updateGlobal({ slug: 'settings', data: { timeZone } });
    setCompanyTimeZone(timeZone);
    const setClock = (at: string) =>
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${at}:00${offset}`) });

    setClock('2026-11-27T23:30');
    const copy = await payload.duplicate({ collection: 'jobs', id: original?.id ?? 0 });
    const data = { closingOn: today(), _status: 'published' as const };
    const job = await payload.update({ collection: 'jobs', id: copy.id, data });
    expect([job.postedOn, job.closingOn]).toEqual(['2026-11-27', '2026-11-27']);
    const id = job.key ?? '';
    const { job: shown } = (await (await open(pathOf('jobDetails', { id }))).json()) as { job: Job };
    expect([shown.createdAt, shown.closingOn]).toEqual(['2026-11-27T00:00:00.000Z', '2026-11-27']);
    expect(await isListedAs('active', id)).toBe(true);

    setClock('2026-11-28T00:30');
    expect([await isListedAs('active', id, '99'), await isListedAs('closed', id, '99')]).toEqual([
      false,
      true,
    ]);
    await payload.delete({ collection: 'jobs', id: job.id });
  },
);

test.each(Object.entries(offsets))(
  'writes instants of emails and of the portal in %s',
  (timeZone, offset) => {
    const [before, after] = [`2026-11-27T23:30:00${offset}`, `2026-11-28T00:30:00${offset}`];
    expect([before, after].map((at) => formatDay(at, timeZone))).toEqual([
      'November 27, 2026',
      'November 28, 2026',
    ]);
    expect(formatTime(after, timeZone)).toBe(`November 28, 2026 at 00:30 (${timeZone})`);
  },
);
