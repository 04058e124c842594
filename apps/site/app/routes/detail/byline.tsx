import { longDate } from '../../components/long-date.ts';
import { Picture } from '../../components/picture.tsx';
import type { DetailItem } from './item.ts';

type BylineProps = Pick<DetailItem, 'author'> & Required<Pick<DetailItem, 'dateline'>>;

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, dateline }: BylineProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      {author ? (
        <>
          <Picture
            picture={author.picture}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 bg-mist object-cover object-top"
          />
          <p className="mr-5">
            <span className="block font-semibold">{author.name}</span>
            <span className="block text-small text-text-soft">{author.designation}</span>
          </p>
        </>
      ) : null}
      <p className="text-small text-text-soft">
        <time dateTime={dateline.publishedOn} className="block">
          {longDate(dateline.publishedOn)}
        </time>
        {dateline.category.label}, {dateline.readingMinutes} min read
      </p>
    </div>
  );
}
