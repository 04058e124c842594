'use client';
import { useAllFormFields, usePayloadAPI } from '@payloadcms/ui';
import { toAddress } from '@riverfront/backend/publishing/paths/addresses';
import { getDefaultTexts } from '@riverfront/backend/search/seo/default-texts';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import Image from 'next/image';
import styles from './preview-cards.module.css';

interface PreviewCardsProps {
  collection: string;
  site: {
    name: string;
    /** Fallback for pages without a text. */
    description: string;
    /** `https://www.example.com` */
    url: string;
  };
}

/** Previews a search result and a shared link from the form values; empty ones fall back to the page's texts. */
export function PreviewCards({ collection, site }: PreviewCardsProps) {
  const [fields] = useAllFormFields();
  const value = (path: string) => fields[path]?.value;
  const { given, defaults } = readSearchTexts(collection, value);
  const title = given.title || pageTitle(defaults.title || 'Untitled', site.name);
  const description = shorten(
    given.description || defaults.description || site.description,
    searchTextLimits.description,
  );
  const path = toAddress(collection, { path: value('path'), key: value('key') }) ?? '/…';
  const image = toId(value('meta.image'));
  const { host } = new URL(site.url);
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>In search results</figcaption>
        <div className={styles.result}>
          <p className={styles.address}>{`${host}${path.replaceAll('/', ' › ')}`}</p>
          <p className={styles.resultTitle}>{title}</p>
          <p>{description}</p>
        </div>
        <ul className={`staff-list ${styles.counters}`}>
          <li>Title: {describeLength(given.title, defaults.title, searchTextLimits.title)}</li>
          <li>
            Description:{' '}
            {describeLength(given.description, defaults.description, searchTextLimits.description)}
          </li>
        </ul>
      </figure>
      <figure className={styles.preview}>
        <figcaption>Where the page is shared</figcaption>
        <div className={styles.card}>
          {image === undefined ? (
            <DrawnImage company={site.name} title={toText(value('title')) || 'Untitled'} />
          ) : (
            <ChosenImage id={image} />
          )}
          <div className={styles.cardText}>
            <p className={styles.address}>{host}</p>
            <p className={styles.cardTitle}>{title}</p>
            <p>{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** A sketch of the image that the site draws when none is chosen. */
function DrawnImage({ company, title }: { company: string; title: string }) {
  return (
    <div className={styles.drawn}>
      <p>{company}</p>
      <p className={styles.drawnTitle}>{title}</p>
      <p>Drawn by the website from the title</p>
    </div>
  );
}

function ChosenImage({ id }: { id: number }) {
  const [{ data, isLoading }] = usePayloadAPI(`/api/media/${id}`, { initialParams: { depth: 0 } });
  const url: unknown = data?.sizes?.w960?.url ?? data?.url;
  if (typeof url === 'string' && String(data.mimeType).startsWith('image/'))
    return (
      <Image
        className={styles.picture}
        src={url}
        alt={String(data.alt ?? '')}
        width={1200}
        height={630}
        unoptimized
      />
    );
  return (
    <p className={styles.noPicture}>{isLoading ? 'Loading the image…' : 'The image cannot be shown.'}</p>
  );
}

/** Formats a length: “from the page, 84 characters, of which 60 are shown”. */
function describeLength(given: string, fallback: string, limit: number): string {
  const { length } = given || fallback;
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  const shown = length > limit ? `, of which ${limit} are shown` : ` of at most ${limit}`;
  return (given ? '' : 'from the page, ') + counted + shown;
}

/** Returns the id of the chosen image, which the form holds as an id or as the document. */
function toId(value: unknown): number | undefined {
  if (Array.isArray(value)) return toId(value[0]);
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : undefined;
}

/** Reads the texts for search engines from a form: those written for them, and the page's own, which replace empty ones. */
function readSearchTexts(collection: string, value: (path: string) => unknown) {
  return {
    given: { title: toText(value('meta.title')), description: toText(value('meta.description')) },
    defaults: getDefaultTexts(collection, {
      title: value('title'),
      subtitle: value('subtitle'),
      location: value('location'),
      description: value('description'),
    }),
  };
}

/** Returns a form value as trimmed text; empty for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
