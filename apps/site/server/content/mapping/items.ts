import type * as content from '@riverfront/backend/payload-types';
import type {
  CompanyLogo,
  CultureHighlight,
  MapMarker,
  Office,
  SuccessStory,
  TimelineEntry,
} from '@riverfront/contract';
import { findPicture, toApiUrl, toHref, toPicture } from './picture.ts';
import { toParagraphs } from './rich-text.ts';

/** Maps a client company. */
export function toCompanyLogo({ key, name, image, imageUrl }: content.Company): CompanyLogo {
  return {
    _id: key ?? '',
    name,
    image: imageUrl || toHref(image),
    picture: imageUrl ? null : findPicture(image),
  };
}

/** Maps a culture highlight with its images and videos. */
export function toCultureHighlight(doc: content.CultureHighlight): CultureHighlight {
  return {
    _id: doc.key ?? '',
    title: doc.title,
    images: doc.images.map(({ media }) => {
      const href = toHref(media);
      const alt = typeof media === 'object' ? media.alt : '';
      return { url: toApiUrl(href), href, alt, picture: findPicture(media) };
    }),
  };
}

/** Maps the quote of a client, or a member of the team. */
export function toPerson(doc: content.SuccessStory | content.TeamMember): SuccessStory {
  return {
    _id: doc.key ?? '',
    name: doc.name,
    designation: doc.designation,
    content: toParagraphs(doc.content),
    imageUrl: toApiUrl(toHref(doc.image)),
    picture: toPicture(doc.image),
  };
}

/** Maps the offices and their pins on both maps. */
export function toOffices(docs: content.Office[]): {
  offices: Office[];
  markers: { desktop: MapMarker[]; mobile: MapMarker[] };
} {
  const toMarkers = (screen: 'desktop' | 'mobile') =>
    docs.map(({ key, address, [screen]: { top, left } }) => ({ id: key ?? '', top, left, tooltip: address }));
  return {
    offices: docs.map(({ key, name, label, address, country, phone, email }) => {
      return { _id: key ?? '', name, label, address, country, phone, email };
    }),
    markers: { desktop: toMarkers('desktop'), mobile: toMarkers('mobile') },
  };
}

type Period = Omit<TimelineEntry, '_id'> & { id?: string | null };

/** Maps the periods of a timeline. */
export function toTimeline(periods: Period[] | null | undefined): TimelineEntry[] {
  return (periods ?? []).map(({ id, period, title, text }) => ({ _id: id ?? period, period, title, text }));
}
