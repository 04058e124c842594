import type { Heading } from './headings.ts';

/** Links to the headings of a long text. */
export function TableOfContents({ headings, className = '' }: { headings: Heading[]; className?: string }) {
  if (headings.length < 2) return null;
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
