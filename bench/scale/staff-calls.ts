import type pg from 'pg';
import { type Call, job as key } from '../requests.ts';

const where = (path: string, value: string) => `where[or][0][and][0]${path}=${encodeURIComponent(value)}`;

/** Lists the lists of the staff side with their filters and orders, its forms, and its own screens. */
export async function staffCalls(client: pg.Client): Promise<Call[]> {
  const one = async (query: string) => String((await client.query(query)).rows[0]?.id);
  const job = await one(`select id from jobs where key = '${key}'`);
  const applicant = await one('select max(id) as id from applications');
  const reference = await one(`select reference as id from applications where id = ${applicant}`);
  const message = await one('select max(id) as id from messages');
  const lastPage = await one('select count(*) / 10 as id from applications');
  const { rows } = await client.query('select id from applications order by id desc offset 200 limit 100');
  const ids = rows.map(({ id }) => id);
  const lists = [
    ...'jobs blogs applications messages mails audit-events media users pages services'.split(' '),
    `jobs&sort=-postedOn&search=Architect`,
    `jobs&${where('[_status][equals]', 'draft')}`,
    `applications&${where('[stage][equals]', 'new')}`,
    `applications&${where('[job][equals]', job)}`,
    `applications&search=${reference}`,
    ...['lastName', 'stage', 'jobTitle', '-rating'].map((sort) => `applications&sort=${sort}`),
    `applications&sort=-createdAt&page=${Math.min(1_000, Number(lastPage))}`,
    `applications&sort=-createdAt&page=${lastPage}`,
    `messages&${where('[status][equals]', 'new')}`,
    ...['-organization', '-status'].map((sort) => `messages&sort=${sort}`),
    'messages&search=xylophone',
    `audit-events&${where('[action][equals]', 'opened')}`,
  ].map((list) => `/admin/collections/${list.replace(/&|$/, '?limit=10&')}`);
  const screens = [
    '/admin',
    '/admin/status',
    '/admin/inbox',
    `/admin/inbox?message=${message}`,
    '/admin/applicants',
    `/admin/applicants?job=${job}`,
    '/admin/applicants?search=meera',
    `/admin/collections/jobs/${job}`,
    `/admin/collections/jobs/${job}/versions`,
    `/admin/collections/applications/${applicant}`,
    '/admin/collections/services/1',
    '/admin/collections/media/1',
    `/api/messages/${message}/conversation`,
    `/api/applications/board?stage=rejected&below=${applicant}`,
    `/api/applications/${applicant}/duplicates`,
    `/api/applications/${applicant}/timeline`,
    '/api/staff-search?q=meera',
    '/api/staff-search?q=xylophone',
  ];
  const bulk = { path: '/api/applications/changes', body: { ids, tag: 'sap' } };
  return [...[...lists, ...screens].map((path) => ({ path })), bulk];
}
