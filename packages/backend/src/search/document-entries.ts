import type { SearchKind } from '@riverfront/contract';
import type { FlattenedField } from 'payload';
import type {
  Blog,
  Job,
  LegalSection,
  Office,
  Page,
  Service,
  Solution,
  SuccessStory,
  TeamMember,
} from '../payload-types.ts';
import { toAddress } from '../publishing/paths/addresses.ts';
import { extractText } from './extract-text.ts';

/** A search result as it is indexed. Texts are plain. */
export interface SearchEntry {
  kind: SearchKind;
  /** Path on the site, `/services/odoo-erp`; may have a fragment. */
  path: string;
  title: string;
  /** One or two sentences; empty where the body says all. */
  summary: string;
  body: string;
  /** Midnight UTC of the last day on which it is found, ISO 8601. */
  lastDay?: string | null;
}

interface Documents {
  services: Service;
  solutions: Solution;
  pages: Page;
  blogs: Blog;
  jobs: Job;
  'team-members': TeamMember;
  'success-stories': SuccessStory;
  offices: Office;
  'legal-sections': LegalSection;
}

/** Collections whose documents are indexed. */
export type SearchedCollection = keyof Documents;

type CreateEntry<D> = (doc: D, fields: FlattenedField[]) => SearchEntry | undefined;

const article =
  (collection: 'services' | 'solutions' | 'blogs'): CreateEntry<Service | Solution | Blog> =>
  (doc, fields) => ({
    kind: collection,
    path: toAddress(collection, doc) ?? '/',
    title: doc.title,
    summary: doc.subtitle,
    body: extractText(fields, doc, ['title', 'subtitle']),
  });

const person =
  (kind: 'team' | 'stories', path: string): CreateEntry<TeamMember | SuccessStory> =>
  (doc) => ({ kind, path, title: doc.name, summary: doc.designation, body: doc.content });

/** Pages of the legal documents; the cookie policy is shown in the notice alone. */
const legalPaths: Record<LegalSection['document'], string | undefined> = {
  'Privacy Policy': '/privacy-policy',
  'Terms and Conditions': '/terms-of-service',
  'Cookie Policy': undefined,
};

const jobSummary = ['department', 'location', 'jobType', 'workMode', 'experience', 'education'];
/** Shown elsewhere, or in other words. */
const jobCodes = ['title', 'availability', 'questions', 'city', 'country', 'salaryCurrency', 'salaryUnit'];

const entries: { [S in SearchedCollection]: CreateEntry<Documents[S]> } = {
  services: article('services'),
  solutions: article('solutions'),
  blogs: article('blogs'),
  pages: (doc, fields) => ({
    kind: 'pages',
    path: doc.path,
    title: doc.title,
    summary: doc.subtitle ?? '',
    body: extractText(fields, doc, ['title', 'subtitle']),
  }),
  jobs: (doc, fields) =>
    doc.availability === 'active'
      ? {
          kind: 'jobs',
          path: toAddress('jobs', doc) ?? '/careers',
          title: doc.title,
          summary: extractText(
            fields.filter(({ name }) => jobSummary.includes(name)),
            doc,
          ).replaceAll('\n', ' · '),
          body: extractText(fields, doc, [...jobCodes, ...jobSummary]),
          lastDay: doc.closingOn ?? null,
        }
      : undefined,
  'team-members': person('team', '/about'),
  'success-stories': person('stories', '/insights'),
  offices: (doc) => ({
    kind: 'offices',
    path: '/map',
    title: doc.label,
    summary: doc.name,
    body: [doc.address, doc.phone, doc.email].join('\n'),
  }),
  'legal-sections': (doc, fields) => {
    const path = legalPaths[doc.document];
    if (!path) return undefined;
    return {
      kind: 'legal',
      // Only the page of the privacy policy has anchors for its sections.
      path: doc.document === 'Privacy Policy' ? `${path}#${doc.key}` : path,
      title: doc.title,
      summary: doc.title === doc.document ? '' : doc.document,
      body: extractText(fields, doc, ['title', 'document']),
    };
  },
};

export const searchedCollections = Object.keys(entries) as SearchedCollection[];

/** Checks whether documents of a collection are indexed. */
export function isSearched(slug: string): slug is SearchedCollection {
  return Object.hasOwn(entries, slug);
}

/** Creates the search entry of a published document; undefined for one that visitors cannot open. */
export function createEntry<S extends SearchedCollection>(
  collection: S,
  doc: Documents[S],
  fields: FlattenedField[],
): SearchEntry | undefined {
  return entries[collection](doc, fields);
}
