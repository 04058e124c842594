import type { CaseStudy } from '@riverfront/contract';
import { Link } from 'react-router';
import { ResponsiveImage } from '../responsive-image.tsx';

/** A case study in a list: cover, first figure, title, and for whom it was done. */
export function CaseCard({ study, level: Heading }: { study: CaseStudy; level: 'h2' | 'h3' }) {
  const { _id, title, subtitle, picture } = study;
  return (
    <article className="group relative flex h-full flex-col">
      <ResponsiveImage
        frame="bg-mist"
        picture={picture}
        alt=""
        sizes="(min-width: 1024px) 384px, (min-width: 481px) 50vw, 100vw"
        className="aspect-16/10 w-full object-cover"
      />
      <CaseFigure study={study} className="mt-5" />
      <Heading className="mt-4 text-card">
        <Link to={`/case-studies/${_id}`} prefetch="intent" className="card-link">
          {title}
        </Link>
      </Heading>
      <p className="mt-2 line-clamp-4 text-small text-text-soft">{subtitle}</p>
      <p className="mt-auto pt-4 text-small font-semibold">{captionOf(study)}</p>
    </article>
  );
}

/** “A dyes maker, Gujarat” */
export const captionOf = ({ client, region }: Pick<CaseStudy, 'client' | 'region'>) => `${client}, ${region}`;

/** The first figure of a case, with the one before it; nothing where a draft has none. */
export function CaseFigure({ study: { figure }, className }: { study: CaseStudy; className: string }) {
  if (!figure) return null;
  return (
    <p className={className}>
      <span className="block font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight tracking-display tabular-nums">
        {figure.value}
      </span>
      <span className="block text-small text-text-soft">
        {figure.before ? `${figure.label}, before: ${figure.before}` : figure.label}
      </span>
    </p>
  );
}
