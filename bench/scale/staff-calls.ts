import type pg from 'pg';
import { type Call, job as key } from '../calls.ts';

/** A call of a member of staff. */
export interface StaffCall extends Call {
  /** Its answer is as long as the data: it is called once, and only its time to the end is printed. */
  isExport?: boolean;
}

const where = (path: string, value: string) => `where[or][0][and][0]${path}=${encodeURIComponent(value)}`;

/** Lists the lists of the staff side with their filters, its forms, and its custom screens. */
export async function staffCalls(client: pg.Client): Promise<StaffCall[]> {
  const one = async (query: string) => String((await client.query(query)).rows[0]?.id);
  const job = await one(`select id from jobs where key = '${key}'`);
  const applicant = await one('select max(id) as id from applications');
  const lastPage = Number(await one('select count(*) / 10 as id from applications'));
  /** Sorts a list and picks a page of it, at most its last one. */
  const pageAt = (page: number, sort = '-createdAt') => `sort=${sort}&page=${Math.min(page, lastPage)}`;
  const reference = await one(`select reference as id from applications where id = ${applicant}`);
  const message = await one('select max(id) as id from messages');
  const found = await client.query<{ id: number }>(
    'select id from applications order by id desc offset 200 limit 100',
  );
  const ids = found.rows.map(({ id }) => id);
  const list = (name: string, slug: string, query = ''): Call => ({
    name: `list ${name}`,
    path: `/admin/collections/${slug}?limit=10${query && `&${query}`}`,
  });
  return [
    // Once opened, it is not what a new company sees in place of the dashboard.
    { name: 'dashboard', path: '/admin' },
    ...'jobs blogs applications messages mails audit-events media users pages services redirects'
      .split(' ')
      .map((slug) => list(slug, slug)),
    list('jobs, page 2', 'jobs', 'page=2'),
    list('jobs, by title', 'jobs', 'sort=title'),
    // The staff side stores the last sort order of a list.
    list('jobs, searched', 'jobs', 'sort=-postedOn&search=Architect'),
    list('jobs, drafts', 'jobs', where('[_status][equals]', 'draft')),
    list('jobs, open', 'jobs', where('[availability][equals]', 'active')),
    list('applications, new', 'applications', where('[stage][equals]', 'new')),
    list('applications, of a job', 'applications', where('[job][equals]', job)),
    list('applications, possible duplicates', 'applications', where('[possibleDuplicate][equals]', 'true')),
    list('applications, searched', 'applications', 'search=Meera'),
    list('applications, by reference', 'applications', `search=${reference}`),
    list('applications, by last name', 'applications', 'sort=lastName'),
    list('messages, new', 'messages', where('[status][equals]', 'new')),
    list('messages, searched', 'messages', 'search=Company'),
    list('audit, of an action', 'audit-events', where('[action][equals]', 'opened')),
    list('audit, of a person', 'audit-events', where('[actorName][contains]', 'Admin')),
    list('audit, searched', 'audit-events', `search=${reference.slice(0, 5)}`),
    ...[10, 100, 1_000].map((page) => list(`applications, page ${page}`, 'applications', pageAt(page))),
    list('applications, last page', 'applications', pageAt(lastPage)),
    list('applications, last page by last name', 'applications', pageAt(lastPage, 'lastName')),
    ...['stage', '-stage', 'jobTitle', '-owner', '-rating', '-stageChangedAt'].map((sort) =>
      list(`applications, by ${sort}`, 'applications', `sort=${sort}`),
    ),
    ...['name', '-organization', 'topic', '-status', 'owner'].map((sort) =>
      list(`messages, by ${sort}`, 'messages', `sort=${sort}`),
    ),
    ...['department', '-location', 'availability'].map((sort) =>
      list(`jobs, by ${sort}`, 'jobs', `sort=${sort}`),
    ),
    list('messages, searched in vain', 'messages', 'search=xylophone'),
    list('mails, searched in vain', 'mails', 'search=xylophone'),
    ...['meera', 'xylophone'].map((word) => ({
      name: `search box, ${word}`,
      path: `/api/staff-search?q=${word}`,
    })),
    { name: 'status', path: '/admin/status' },
    {
      name: 'bulk: edit 100 applications',
      path: `/api/applications?where[id][in]=${ids.join()}`,
      method: 'PATCH',
      body: { rating: 3 },
    },
    {
      name: 'bulk: tag 100 applications',
      path: '/api/applications/changes',
      method: 'POST',
      body: { ids, tag: 'sap' },
    },
    { name: 'export: messages', path: '/api/messages/export', isExport: true },
    { name: 'export: all content', path: '/api/export-content', isExport: true },
    { name: 'form of a job', path: `/admin/collections/jobs/${job}` },
    { name: 'profile of an application', path: `/admin/collections/applications/${applicant}` },
    { name: 'inbox', path: '/admin/inbox' },
    { name: 'inbox, one message', path: `/admin/inbox?message=${message}` },
    { name: 'conversation', path: `/api/messages/${message}/conversation` },
    { name: 'form of a service', path: '/admin/collections/services/1' },
    { name: 'form of a picture', path: '/admin/collections/media/1' },
    { name: 'board', path: '/admin/applicants' },
    { name: 'board of a job', path: `/admin/applicants?job=${job}` },
    { name: 'board, searched', path: '/admin/applicants?search=meera' },
    { name: 'board, next cards', path: `/api/applications/board?stage=rejected&below=${applicant}` },
    { name: 'possible duplicates', path: `/api/applications/${applicant}/duplicates` },
    { name: 'timeline of an application', path: `/api/applications/${applicant}/timeline` },
    { name: 'applicants of a job', path: `/api/applications/count?where[job][equals]=${job}` },
    { name: 'versions of a job', path: `/admin/collections/jobs/${job}/versions` },
  ];
}
