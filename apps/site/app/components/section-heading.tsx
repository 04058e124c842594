import { RichText } from './rich-text.tsx';

interface SectionHeadingProps {
  tag?: string;
  title: string;
  text?: string;
  className?: string;
}

/** A section's title, with a tag line above it and a paragraph below. */
export function SectionHeading({ tag, title, text, className = '' }: SectionHeadingProps) {
  return (
    <div className={`max-w-[44rem] ${className}`}>
      {tag ? <p className="tag-line mb-3">{tag}</p> : null}
      <h2 className="text-heading">{title}</h2>
      {text ? <p className="mt-5 measure text-lead text-text-soft">{text}</p> : null}
    </div>
  );
}

interface SideHeadingProps {
  section: { title?: string; text?: string; body?: string };
  /** Stands in for an empty title. */
  fallback: string;
  className?: string;
  textClass?: string;
}

/** A section's title in one column and its text in the other. */
export function SideHeading({ section, fallback, className = '', textClass = '' }: SideHeadingProps) {
  const { title, text, body } = section;
  const beside = `text-lead lg:col-span-6 lg:col-start-7 ${textClass}`;
  return (
    <div className={`mb-10 grid gap-x-6 gap-y-5 md:mb-14 lg:grid-cols-12 ${className}`}>
      <h2 className="text-heading lg:col-span-5">{title || fallback}</h2>
      {text ? <p className={beside}>{text}</p> : null}
      {body ? <RichText html={body} className={beside} /> : null}
    </div>
  );
}
