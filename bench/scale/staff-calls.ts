import type pg from 'pg';
import { type Call, job as key } from '../calls.ts';

const where = (path: string, value: string) => `where[or][0][and][0]${path}=${encodeURIComponent(value)}`;

/** Lists the lists of the staff side with their filters, its forms, and its custom screens. */
export async function staffCalls(client: pg.Client): Promise<Call[]> {
  const one = async (query: string) => String((await client.query(query)).rows[0]?.id);
  const job = await one(`select id from jobs where key = '${key}'`);
  const applicant = await one('select max(id) as id from applications');
  const reference = await one(`select reference as id from applications where id = ${applicant}`);
  const message = await one('select max(id) as id from messages');
  const list = (name: string, slug: string, query = ''): Call => ({
    name: `list ${name}`,
    path: `/admin/collections/${slug}?limit=10${query && `&${query}`}`,
  });
  return [
    // Once opened, it is not what a new company sees in place of the dashboard.
    { name: 'guided start', path: '/admin/start' },
    { name: 'dashboard', path: '/admin' },
    ...'jobs blogs applications messages mails audit-events deliveries media users pages services redirects'
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
    { name: 'broken links', path: '/admin/broken-links' },
    { name: 'versions of a job', path: `/admin/collections/jobs/${job}/versions` },
  ];
}
