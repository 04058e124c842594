import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { Waves } from './brand.tsx';
import type { Heading } from './contents.tsx';
import { TableOfContents } from './contents.tsx';

interface LegalDocumentProps {
  title: string;
  headings: Heading[];
  children: ReactNode;
}

/** A legal text with its table of contents, and the notices of third parties. */
export function LegalDocument({ title, headings, children }: LegalDocumentProps) {
  const { settings } = useSite();
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <header className="frame pt-12 pb-6 md:pt-20 md:pb-8">
        {settings ? <p className="tag-line mb-3">{settings.legalName}</p> : null}
        <h1 className="text-title">{title}</h1>
      </header>
      <Waves className="not-printed text-main" />
      <div className="frame mt-10 grid gap-x-6 gap-y-10 md:mt-14 lg:grid-cols-12">
        <TableOfContents
          headings={headings}
          className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4 lg:self-start lg:pr-6"
        />
        <div className="lg:col-span-8 lg:col-start-5">
          {children}
          <p className="not-printed mt-14 border-t border-line pt-6 text-text-soft">
            Countries, states and cities: © Countries States Cities Database, ODbL 1.0.{' '}
            <a href="/notices.txt" className="link">
              Third-party notices
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}
