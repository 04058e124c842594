import type { TopicPage } from '@riverfront/contract';
import { ContactInvitation } from '../../components/contact-invitation.tsx';
import { addHeadingIds, TableOfContents } from '../../components/contents.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { RichText } from '../../components/rich-text.tsx';

/** Pages that the specification wants as text alone (section 2: "text only"). */
const textOnly = ['/digital-transformation'];

/** Heading, cover and text of a page, with its table of contents beside it; each only where there is one. */
export function TopicArticle({ page, opens }: { page: TopicPage; opens: boolean }) {
  const { title, subtitle, description, picture } = page;
  if (!opens && !description) return null;
  return (
    <article className={description ? 'pb-[clamp(4rem,2.5rem+6vw,8rem)]' : 'pb-10 md:pb-14'}>
      {opens ? (
        <>
          <header className="frame pt-12 pb-10 md:pt-20 md:pb-14">
            <h1 className="max-w-[24ch] text-title">{title}</h1>
            {subtitle ? <p className="mt-6 measure text-lead text-text-soft">{subtitle}</p> : null}
          </header>
          {picture && !textOnly.includes(page.path) ? (
            <div className="frame">
              <div className="facet overflow-hidden bg-mist">
                <ResponsiveImage
                  picture={picture}
                  sizes="(min-width: 1248px) 1200px, 100vw"
                  first
                  className="aspect-16/9 w-full object-cover md:aspect-21/9"
                />
              </div>
            </div>
          ) : (
            <div className="frame">
              <hr className="border-line-strong" />
            </div>
          )}
        </>
      ) : null}
      {description ? <Text description={description} /> : null}
    </article>
  );
}

function Text({ description }: { description: string }) {
  const { html, headings } = addHeadingIds(description);
  return (
    <div className="frame mt-10 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <TableOfContents headings={headings} className="lg:col-span-3 lg:pr-2" />
      <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
        <RichText html={html} className="prose prose-article" />
      </div>
      <ContactInvitation
        question="Is this on your desk too?"
        className="border-t border-line pt-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-3 lg:col-start-1 lg:self-start lg:border-0 lg:pt-0"
      />
    </div>
  );
}
