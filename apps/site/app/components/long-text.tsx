import { ContactInvitation } from './contact-invitation.tsx';
import { addHeadingIds, TableOfContents } from './contents.tsx';
import { RichText } from './rich-text.tsx';

interface LongTextProps {
  /** HTML; the waiting text of the specification while it is not known. */
  description: string | undefined;
  /** Asked above the link to the contact form. */
  question: string;
  /** Path of the page being read, which is sent with a message. */
  topic?: string | undefined;
  /** Number of headings from which a text has a table of contents. */
  contentsFrom?: number;
}

/** A long text; beside it, on wide screens, its table of contents and a link to the contact form that stays in sight. */
export function LongText({ description, question, topic, contentsFrom = 2 }: LongTextProps) {
  const { html, headings } = addHeadingIds(description ?? '');
  return (
    <div className="frame mt-10 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <TableOfContents headings={headings} from={contentsFrom} className="lg:col-span-3 lg:pr-2" />
      <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
        {description === undefined ? (
          <p role="status">Loading...</p>
        ) : (
          <RichText html={html} className="prose prose-article" />
        )}
      </div>
      <ContactInvitation
        question={question}
        topic={topic}
        className="border-t border-line pt-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-3 lg:col-start-1 lg:self-start lg:border-0 lg:pt-0"
      />
    </div>
  );
}
