import type { Blog, BlogDetail, Picture, ServiceDetail, Sharing } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { isRecord } from '@riverfront/ui/storage';
import { findNearest, type Suggestion } from '../../components/missing.tsx';
import { plainText } from '../../ui/plain-text.ts';

/** A service, a solution or an article, as its page shows it. */
export interface DetailItem {
  _id: string;
  title: string;
  subtitle: string;
  picture: Picture;
  /** HTML; missing while only the clicked card is known. */
  description?: string;
  author?: BlogDetail['author'];
  dateline?: Blog;
  /** Of a service or solution; missing likewise. */
  facts?: ServiceDetail['facts'];
  /** Missing while only the clicked card is known. */
  sharing?: Sharing;
  /** When it was last published; missing likewise. */
  updatedAt?: string;
  related: RelatedItem[];
}

/** Another item of the same type, as the list it would be clicked in shows it. */
export type RelatedItem = Pick<DetailItem, '_id' | 'title' | 'subtitle' | 'picture'> & { dateline?: Blog };

/** The types that have detail pages, and what their pages are called. */
export const detailTypes = {
  services: { list: 'Services', path: '/services', page: 'Services', related: 'Other services' },
  solutions: { list: 'Solutions', path: '/solution', page: 'Solutions', related: 'Other solutions' },
  blogs: { list: 'Insights', path: '/insights', page: 'Insights', related: 'More articles' },
} as const;
export type DetailType = keyof typeof detailTypes;

/** Returns whether a path segment names a type with detail pages. */
export function isDetailType(segment: string): segment is DetailType {
  return Object.hasOwn(detailTypes, segment);
}

/** Fetches one item, whose response has one of three shapes. */
export async function fetchItem(
  api: ApiClient,
  type: DetailType,
  id: string,
  signal: AbortSignal,
): Promise<DetailItem> {
  const input = { params: { id }, signal };
  if (type === 'services') {
    const { service } = await api.get('serviceDetails', input);
    return { ...service, subtitle: plainText(service.subtitle), related: service.related.map(cardOf) };
  }
  if (type === 'solutions') {
    const { solution } = await api.get('solutionDetails', input);
    return { ...solution, related: solution.related.map(cardOf) };
  }
  const blog = await api.get('blogDetails', input);
  return { ...blog, dateline: blog, related: blog.related.map(cardOf) };
}

/** The clicked card in the navigation state, when it is the item this page is about. */
export function itemInState(state: unknown, id: string): DetailItem | undefined {
  if (!isRecord(state) || !isCard(state.item) || state.item._id !== id) return;
  return { ...cardOf(state.item), related: [] };
}

function cardOf(item: Pick<RelatedItem, '_id' | 'title' | 'subtitle' | 'picture'>): RelatedItem {
  const { _id, title, subtitle, picture } = item;
  const card = { _id, title, subtitle: plainText(subtitle), picture };
  return isBlog(item) ? { ...card, dateline: item } : card;
}

/** Fetches the items whose addresses are nearest to one that leads nowhere. */
export async function fetchNearest(
  api: ApiClient,
  type: DetailType,
  id: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const query = { page: '1', limit: '40' };
  const items =
    type === 'services'
      ? (await api.get('services', { signal })).services
      : type === 'solutions'
        ? (await api.get('solutions', { query, signal })).solutions
        : (await api.get('blogs', { query, signal })).blogs;
  return findNearest(
    id,
    items.map(({ _id, title }) => ({ path: `/${type}/${_id}`, title })),
  );
}

function isCard(value: unknown): value is RelatedItem {
  return (
    isRecord(value) &&
    typeof value._id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.subtitle === 'string' &&
    isRecord(value.picture) &&
    Array.isArray(value.picture.sources)
  );
}

function isBlog(item: object): item is Blog {
  return 'publishedOn' in item && 'category' in item;
}
