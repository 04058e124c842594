import type { SearchKind } from '@riverfront/contract';
import type { FlattenedField } from 'payload';
import { addressOf } from '../paths/address-of.ts';
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
import type { SearchEntry } from './entry.ts';
import { textOf } from './text-of.ts';

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
/** Collections whose documents are found, each as one entry. */
export type SearchedCollection = keyof Documents;

/** How a published document is found; undefined for one that visitors cannot open. */
type EntryOf<D> = (doc: D, fields: FlattenedField[]) => SearchEntry | undefined;

const article =
  (kind: SearchKind, collection: 'services' | 'solutions' | 'blogs'): EntryOf<Service | Solution | Blog> =>
  (doc, fields) => ({
    kind,
    path: addressOf(collection, doc) ?? '/',
    title: doc.title,
    summary: doc.subtitle,
    body: textOf(fields, doc, ['title', 'subtitle']),
  });

/** Which pages the legal documents stand on; the cookie policy is shown in the notice alone. */
const legalPaths: Record<LegalSection['document'], string | undefined> = {
  'Privacy Policy': '/privacy-policy',
  'Terms and Conditions': '/terms-of-service',
  'Cookie Policy': undefined,
};

const entries: { [S in SearchedCollection]: EntryOf<Documents[S]> } = {
  services: article('services', 'services'),
  solutions: article('solutions', 'solutions'),
  blogs: article('blogs', 'blogs'),
  pages: (doc, fields) => ({
    kind: 'pages',
    path: doc.path,
    title: doc.title,
    summary: doc.subtitle ?? '',
    body: textOf(fields, doc, ['title', 'subtitle']),
  }),
  jobs: (doc, fields) =>
    doc.availability === 'active'
      ? {
          kind: 'jobs',
          path: addressOf('jobs', doc) ?? '/careers',
          title: doc.title,
          summary: textOf(
            fields.filter(({ name }) => inJobSummary.includes(name)),
            doc,
          ).replaceAll('\n', ' · '),
          body: textOf(fields, doc, ['title', 'availability', 'questions', 'city', ...inJobSummary]),
          lastDay: doc.closingOn ?? null,
        }
      : undefined,
  'team-members': (doc) => ({
    kind: 'team',
    path: '/about',
    title: doc.name,
    summary: doc.designation,
    body: doc.content,
  }),
  'success-stories': (doc) => ({
    kind: 'stories',
    path: '/insights',
    title: doc.name,
    summary: doc.designation,
    body: doc.content,
  }),
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
      // The sections of the privacy policy have addresses of their own on its page.
      path: doc.document === 'Privacy Policy' ? `${path}#${doc.key}` : path,
      title: doc.title,
      summary: doc.title === doc.document ? '' : doc.document,
      body: textOf(fields, doc, ['title', 'document']),
    };
  },
};

const inJobSummary = ['department', 'location', 'jobType', 'workMode', 'experience'];

/** The slugs of the collections whose documents are found. */
export const searchedCollections = Object.keys(entries) as SearchedCollection[];

/** Whether documents of a collection are found. */
export function isSearched(slug: string): slug is SearchedCollection {
  return Object.hasOwn(entries, slug);
}

/** How a published document of a collection is found; undefined for one that visitors cannot open. */
export function entryOf<S extends SearchedCollection>(
  collection: S,
  doc: Documents[S],
  fields: FlattenedField[],
): SearchEntry | undefined {
  return entries[collection](doc, fields);
}
