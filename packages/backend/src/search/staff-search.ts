import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { endpoint } from '../accounts/endpoint.ts';
import { roles } from '../accounts/roles.ts';
import { ownReading } from '../audit/list-limits.ts';
import { recordListed } from '../audit/record-audit.ts';
import { isInNavigation } from '../dashboard/navigation.ts';
import { containsWords } from '../database/plain-search.ts';
import { executeIn, sql } from '../database/transaction.ts';

/** Collections that are searched, with the field that stands beside a title, if any; most wanted first. */
const sources: Partial<Record<CollectionSlug, string>> = {
  applications: 'jobTitle',
  jobs: 'location',
  messages: 'organization',
  blogs: 'category',
  pages: 'path',
  services: '',
  solutions: '',
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
    const groups = await Promise.all(searched.map((slug) => searchCollection(req, slug, text)));
    return { groups: groups.filter(({ results }) => results.length > 0) };
  },
});

async function searchCollection(
  req: PayloadRequest,
  slug: CollectionSlug,
  text: string,
): Promise<SearchGroup> {
  const { config } = req.payload.collections[slug];
  const { useAsTitle = 'id', listSearchableFields } = config.admin;
  const fields = new Set([
    useAsTitle,
    ...(listSearchableFields ?? []),
    ...(slug === 'media' ? ['filename'] : []),
  ]);
  const detail = sources[slug] ?? '';
  const where: Where =
    slug === 'applications'
      ? { id: { in: await findApplicants(req, text) } }
      : { or: [...fields].map((field) => ({ [field]: { like: text } })) };
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    limit: maxResults,
    depth: 0,
    select: Object.fromEntries(
      [...fields, detail, ...(slug === 'applications' ? shownOfApplicants : [])].map((name) => [name, true]),
    ),
    draft: true,
    overrideAccess: false,
    user: req.user,
    context: ownReading,
  });
  if (slug === 'applications' || slug === 'messages')
    await recordListed(req, { kind: slug, count: docs.length, total: docs.length, where });
  const results = docs.map((doc) => {
    const values = Object.fromEntries(Object.entries(doc));
    const title =
      slug === 'applications' ? [values.firstName, values.lastName].filter(Boolean).join(' ') : '';
    return {
      title: title || String(values[useAsTitle] || 'Without a title'),
      detail: [values[detail], slug === 'applications' && values.reference].filter(Boolean).join(', '),
      path: `/collections/${slug}/${doc.id}`,
    };
  });
  return { label: String(config.labels.plural), results };
}

/** Finds the newest applicants by the text that the board searches too, which is indexed (decision 0035). */
async function findApplicants(req: PayloadRequest, text: string): Promise<number[]> {
  const { rows } = await executeIn(req)<{ id: number }>(sql`
    select id from applications where ${containsWords(sql`search_text`, text)} order by id desc limit ${maxResults}`);
  return rows.map(({ id }) => id);
}
