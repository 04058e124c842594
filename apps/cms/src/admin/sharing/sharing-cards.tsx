'use client';

import { useAllFormFields, usePayloadAPI } from '@payloadcms/ui';
import { addressOf } from '@riverfront/content/address-of';
import { ownTexts } from '@riverfront/content/own-texts';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import Image from 'next/image';
import styles from './sharing.module.css';

interface SharingCardsProps {
  collection: string;
  site: {
    name: string;
    /** Stands in where a page has no text of its own. */
    description: string;
    /** `https://www.example.com` */
    url: string;
  };
}

/** A search result and a shared link, as the form stands now: what is left empty comes from the page. */
export function SharingCards({ collection, site }: SharingCardsProps) {
  const [fields] = useAllFormFields();
  const value = (path: string) => fields[path]?.value;
  const own = ownTexts(collection, {
    title: value('title'),
    subtitle: value('subtitle'),
    location: value('location'),
    description: value('description'),
  });
  const given = { title: written(value('meta.title')), description: written(value('meta.description')) };
  const title = given.title || pageTitle(own.title || 'Without a title', site.name);
  const description = shorten(
    given.description || own.description || site.description,
    searchTextLimits.description,
  );
  const path = addressOf(collection, { path: value('path'), key: value('key') }) ?? '/…';
  const chosen = idOf(value('meta.image'));
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
        <ul className={styles.counters}>
          <li>Title: {lengthOf(given.title, own.title, searchTextLimits.title)}</li>
          <li>Description: {lengthOf(given.description, own.description, searchTextLimits.description)}</li>
        </ul>
      </figure>
      <figure className={styles.preview}>
        <figcaption>Where the address is shared</figcaption>
        <div className={styles.card}>
          {chosen === undefined ? (
            <DrawnPicture company={site.name} title={written(value('title')) || 'Without a title'} />
          ) : (
            <SharedPicture id={chosen} />
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

/** What the site draws when no picture is chosen, in outline. */
function DrawnPicture({ company, title }: { company: string; title: string }) {
  return (
    <div className={styles.drawn}>
      <p>{company}</p>
      <p className={styles.drawnTitle}>{title}</p>
      <p>Drawn by the website from the title</p>
    </div>
  );
}

function SharedPicture({ id }: { id: number }) {
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
    <p className={styles.noPicture}>{isLoading ? 'Loading the picture…' : 'The picture cannot be shown.'}</p>
  );
}

/** “from the page, 84 characters, of which 60 are shown” */
function lengthOf(given: string, own: string, most: number): string {
  const { length } = given || own;
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  const shown = length > most ? `, of which ${most} are shown` : ` of at most ${most}`;
  return (given ? '' : 'from the page, ') + counted + shown;
}

function written(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Forms hold a chosen picture by its number, or as the picture itself; of several the first counts. */
function idOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return idOf(value[0]);
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : undefined;
}
