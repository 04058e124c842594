import type { SearchKind } from '@riverfront/contract';
import type { DataFromCollectionSlug, FlattenedField } from 'payload';
import { isRecord } from '../fields/json.ts';
import { toPlainText } from '../fields/plain-text.ts';
import type { LegalSection } from '../payload-types.ts';
import { toAddress } from '../publishing/paths/addresses.ts';

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

type Articles = 'services' | 'solutions' | 'blogs';
type People = 'team-members' | 'success-stories';

/** Collections whose documents are indexed. */
export type SearchedCollection =
  | Articles
  | People
  | 'cases'
  | 'pages'
  | 'jobs'
  | 'offices'
  | 'legal-sections';

type CreateEntry<S extends SearchedCollection> = (
  doc: DataFromCollectionSlug<S>,
  fields: FlattenedField[],
) => SearchEntry | undefined;

const article =
  (collection: Articles): CreateEntry<Articles> =>
  (doc, fields) => ({
    kind: collection,
    path: toAddress(collection, doc) ?? '/',
    title: doc.title,
    summary: doc.subtitle,
    body: extractText(fields, doc, ['title', 'subtitle']),
  });

const person =
  (kind: 'team' | 'stories', path: string): CreateEntry<People> =>
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

const entries: { [S in SearchedCollection]: CreateEntry<S> } = {
  services: article('services'),
  solutions: article('solutions'),
  blogs: article('blogs'),
  cases: (doc, fields) => ({
    kind: 'cases',
    path: toAddress('cases', doc) ?? '/case-studies',
    title: doc.title,
    summary: doc.subtitle,
    body: extractText(fields, doc, ['title', 'subtitle', 'disclosure', 'internal']),
  }),
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
  doc: DataFromCollectionSlug<S>,
  fields: FlattenedField[],
): SearchEntry | undefined {
  return entries[collection](doc, fields);
}

/** Fields that are not shown on the page: addresses, internal names and texts for search engines. */
const hidden = new Set(['key', 'path', 'link', 'linkedin', 'meta', 'blockType', 'blockName']);

/**
 * Extracts the visible texts of a document in field order, one per line, including option labels and nested rows.
 * @param data the stored document; related documents are left out
 * @param omitted names of top-level fields to leave out
 */
export function extractText(
  fields: FlattenedField[],
  data: unknown,
  omitted: readonly string[] = [],
): string {
  if (!isRecord(data)) return '';
  return fields
    .filter(({ name }) => !hidden.has(name) && !name.startsWith('_') && !omitted.includes(name))
    .map((field) => extractFieldText(field, data[field.name]))
    .filter((text) => text !== '')
    .join('\n');
}

function extractFieldText(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || field.hidden) return '';
  switch (field.type) {
    case 'text':
      return field.custom?.isLink ? '' : join(value, String);
    case 'textarea':
    case 'email':
      return String(value);
    case 'richText':
      return toPlainText(value);
    case 'select':
      return join(value, (chosen) => labelOf(field.options, chosen));
    case 'group':
    case 'tab':
      return extractText(field.flattenedFields, value);
    case 'array':
      return join(value, (row) => extractText(field.flattenedFields, row));
    case 'blocks':
      return join(value, (row) => {
        const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
        return block ? extractText(block.flattenedFields, row) : '';
      });
    default:
      return '';
  }
}

function labelOf(options: { value: string; label: unknown }[] | readonly unknown[], chosen: unknown): string {
  const option = options.find((one) => isRecord(one) && one.value === chosen);
  return isRecord(option) && typeof option.label === 'string' ? option.label : '';
}

function join(value: unknown, toText: (row: unknown) => string): string {
  return [value].flat().map(toText).join('\n');
}
