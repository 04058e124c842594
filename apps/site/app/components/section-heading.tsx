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
