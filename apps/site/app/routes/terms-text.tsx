import type { ResponseOf } from '@riverfront/contract';
import { anchored } from '../components/contents/headings.ts';
import { LegalDocument } from '../components/legal-document.tsx';
import { RichText } from '../components/rich-text.tsx';

interface TermsTextProps {
  title: string;
  /** Empty where there are none. */
  terms: ResponseOf<'privacy'>['privacy'];
}

/** The terms, or that there are none. */
export default function TermsText({ title, terms: [first] }: TermsTextProps) {
  if (!first?.description)
    return (
      <LegalDocument title={title} headings={[]}>
        <p role="status" className="text-lead text-text-soft">
          No Terms and Conditions available.
        </p>
      </LegalDocument>
    );
  const { html, headings } = anchored(first.description);
  return (
    <LegalDocument title={first.title || title} headings={headings}>
      <RichText html={html} className="prose prose-article" />
    </LegalDocument>
  );
}
