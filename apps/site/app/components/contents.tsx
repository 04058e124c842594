import { dropAccents } from '@riverfront/contract/normalise';
import { plainText } from '../ui/plain-text.ts';

/** A heading that a table of contents leads to. */
export interface Heading {
  id: string;
  title: string;
}

/** Adds ids to the second-level headings of rich text, and lists them. */
export function addHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const withIds = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = plainText(inner);
    const id = freeId(slugOf(title), headings);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, headings };
}

/** Lowers each heading of rich text by one level. */
export function shiftHeadings(html: string): string {
  return html.replace(
    /(<\/?h)([2-5])(?=[\s>])/g,
    (_, open: string, level: string) => open + (Number(level) + 1),
  );
}

function slugOf(title: string): string {
  const words = dropAccents(title)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}

function freeId(wanted: string, taken: Heading[]): string {
  let id = wanted;
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) id = `${wanted}-${count}`;
  return id;
}

interface TableOfContentsProps {
  headings: Heading[];
  /** Fewer headings have no table of contents. */
  from?: number;
  className?: string;
}

/** Links to the headings of a long text. */
export function TableOfContents({ headings, from = 2, className = '' }: TableOfContentsProps) {
  if (headings.length < from) return null;
  return (
    <nav aria-label="On this page" className={`not-printed ${className}`}>
      <p className="tag-line">On this page</p>
      <ul className="mt-3 border-l border-line-strong">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-small text-text-soft hover:border-main hover:text-text"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
