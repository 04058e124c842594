import type { CaseStudy } from '@riverfront/contract';
import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';
import { CaseFigure, captionOf } from './case-card.tsx';

/** One case study across the page: its figure on one side, its cover on the other. */
export function CaseFeature({ study }: { study: CaseStudy }) {
  const { _id, title, subtitle, picture } = study;
  return (
    <section aria-label="Case study" className="frame section-follow">
      <article className="group relative grid items-center gap-x-6 gap-y-8 border-t border-line-strong pt-10 md:grid-cols-12 md:pt-14">
        <div className="md:col-span-5">
          <p className="tag-line mb-4">Case study: {captionOf(study)}</p>
          <CaseFigure study={study} className="mb-6" />
          <h2 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-tight">
            <Link to={`/case-studies/${_id}`} prefetch="intent" className="card-link">
              {title}
            </Link>
          </h2>
          <p className="mt-4 text-text-soft">{subtitle}</p>
          <ArrowIcon className="mt-5 size-6 text-main" />
        </div>
        <ResponsiveImage
          frame="bg-mist md:col-span-6 md:col-start-7"
          picture={picture}
          alt=""
          sizes="(min-width: 1248px) 588px, (min-width: 769px) 50vw, 100vw"
          className="aspect-16/10 w-full object-cover"
        />
      </article>
    </section>
  );
}
