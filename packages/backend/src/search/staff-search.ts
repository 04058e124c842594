import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { endpoint } from '../accounts/endpoint.ts';
import { roles } from '../accounts/roles.ts';
import { internalRead } from '../audit/lists.ts';
import { recordListed } from '../audit/record-audit.ts';
import { isInNavigation } from '../dashboard/navigation.ts';
import { containsWords, fold } from '../database/plain-search.ts';
import { columnOf, tableOf, versionsOf } from '../database/records.ts';
import { executeIn, sql } from '../database/transaction.ts';
import { messageContains } from '../inbox/messages/read-inbox.ts';

/** Collections that are searched, with the field that stands beside a title, if any; most wanted first. */
const sources: Partial<Record<CollectionSlug, string>> = {
  applications: 'jobTitle',
  jobs: 'location',
  messages: 'organization',
  blogs: 'category',
  pages: 'path',
  services: '',
  solutions: '',
  cases: 'client',
  'success-stories': 'designation',
  'team-members': 'designation',
  companies: '',
  offices: 'label',
  'legal-sections': 'document',
  media: 'filename',
  'reply-templates': 'subject',
  users: 'email',
};

/** The name and the reference of an applicant. */
const shownOfApplicants = ['firstName', 'lastName', 'reference'];

/** Most results of each collection. */
const maxResults = 5;

export interface SearchGroup {
  label: string;
  results: SearchResult[];
}

interface SearchResult {
  title: string;
  detail: string;
  /** Below the admin. */
  path: string;
}

/** Searches everything that the user may read for words that must all occur: `GET /api/staff-search?q=`. */
export const staffSearch = endpoint({
  method: 'get',
  path: '/staff-search',
  roles,
  async handler(req) {
    const text = String(req.query.q ?? '')
      .trim()
      .slice(0, 120);
    const slugs = Object.keys(sources) as CollectionSlug[];
    const searched = text.length > 1 ? slugs.filter((slug) => isInNavigation(req.user, slug)) : [];
    const found = await findMatches(req, searched, text);
    const groups = await Promise.all(
      searched.map((slug) =>
        readGroup(
          req,
          slug,
          found.filter((one) => one.slug === slug).map(({ id }) => id),
        ),
      ),
    );
    return { groups: groups.filter(({ results }) => results.length > 0) };
  },
});

/** Finds the newest records of each collection, the trash excepted, in one statement through the indexes of searched texts. */
async function findMatches(req: PayloadRequest, slugs: CollectionSlug[], text: string) {
  const parts = slugs.map((slug) => {
    const { versions, trash } = req.payload.collections[slug].config;
    const prefix = versions?.drafts ? 'version_' : '';
    const columns = fieldsOf(req, slug).map((field) => columnOf(field, prefix));
    const anyColumn = sql.join(
      columns.map((column) => containsWords(fold(column), text)),
      sql` or `,
    );
    const matches =
      slug === 'applications'
        ? containsWords(sql`search_text`, text)
        : slug === 'messages'
          ? messageContains(text)
          : anyColumn;
    const isListed = [
      versions?.drafts ? sql`latest` : sql`true`,
      trash ? sql`${columnOf('deletedAt', prefix)} is null` : sql`true`,
    ];
    const id = versions?.drafts ? sql`parent_id` : sql`id`;
    return sql`(select ${slug} as slug, ${id} as id from ${versions?.drafts ? versionsOf(slug) : tableOf(slug)}
      where ${sql.join(isListed, sql` and `)} and (${matches}) order by id desc limit ${maxResults})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await executeIn(req)<{ slug: string; id: number }>(sql.join(parts, sql` union all `));
  return rows;
}

/** Lists the fields of a collection that are searched. */
function fieldsOf(req: PayloadRequest, slug: CollectionSlug): string[] {
  const { useAsTitle = 'id', listSearchableFields = [] } = req.payload.collections[slug].config.admin;
  return [...new Set([useAsTitle, ...listSearchableFields, ...(slug === 'media' ? ['filename'] : [])])];
}

async function readGroup(req: PayloadRequest, slug: CollectionSlug, ids: number[]): Promise<SearchGroup> {
  const { labels, admin } = req.payload.collections[slug].config;
  const label = String(labels.plural);
  if (ids.length === 0) return { label, results: [] };
  const detail = sources[slug] ?? '';
  const shown = [...fieldsOf(req, slug), detail, ...(slug === 'applications' ? shownOfApplicants : [])];
  const where: Where = { id: { in: ids } };
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    limit: maxResults,
    pagination: false,
    depth: 0,
    select: Object.fromEntries(shown.map((name) => [name, true])),
    draft: true,
    overrideAccess: false,
    user: req.user,
    context: internalRead,
  });
  if (slug === 'applications' || slug === 'messages')
    await recordListed(req, { kind: slug, count: docs.length, total: docs.length, where });
  const results = docs.map((doc) => {
    const values = Object.fromEntries(Object.entries(doc));
    const title =
      slug === 'applications' ? [values.firstName, values.lastName].filter(Boolean).join(' ') : '';
    return {
      title: title || String(values[admin.useAsTitle ?? 'id'] || 'Without a title'),
      detail: [values[detail], slug === 'applications' && values.reference].filter(Boolean).join(', '),
      path: `/collections/${slug}/${doc.id}`,
    };
  });
  return { label, results };
}
