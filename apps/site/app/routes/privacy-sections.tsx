import type { ResponseOf } from '@riverfront/contract';
import { demoted } from '../components/contents/headings.ts';
import { LegalDocument } from '../components/legal-document.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { RichText } from '../components/rich-text.tsx';

interface PrivacySectionsProps {
  title: string;
  privacy: ResponseOf<'privacy'>['privacy'];
}

/** The sections of the privacy policy. */
export default function PrivacySections({ title, privacy }: PrivacySectionsProps) {
  if (privacy.length === 0) return <LoadingText />;
  const headings = privacy.map((section) => ({ id: section._id, title: section.title }));
  return (
    <LegalDocument title={title} headings={headings}>
      {privacy.map((section) => (
        <section
          key={section._id}
          aria-labelledby={section._id}
          className="not-first:mt-14 not-first:border-t not-first:border-line not-first:pt-12"
        >
          <h2 id={section._id} className="mb-6 text-[clamp(1.625rem,1.4rem+1vw,2.25rem)] leading-tight">
            {section.title}
          </h2>
          <RichText html={demoted(section.description)} className="prose prose-article" />
        </section>
      ))}
    </LegalDocument>
  );
}
