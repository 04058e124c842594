import type { CaseStudyDetail } from '@riverfront/contract';
import { Link } from 'react-router';
import { CaseCard } from '../../components/case-studies/case-card.tsx';
import { ContactInvitation } from '../../components/contact-invitation.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useDocumentTitle } from '../../site.ts';

/** A case study: what it was about, its figures with their basis, the story, and whom to call. */
export function CasePage({ study }: { study: CaseStudyDetail }) {
  const { title, subtitle, picture, sharing, industry, region, quote, related } = study;
  useDocumentTitle(title, sharing);
  return (
    <>
      <article className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
        <header className="frame pt-6 md:pt-10">
          <nav aria-label="Breadcrumb" className="not-printed mb-6">
            <Link
              to="/case-studies"
              prefetch="intent"
              className="link inline-flex min-h-11 items-center text-small"
            >
              Case studies
            </Link>
          </nav>
          <div className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
            <div className="lg:col-span-6">
              <p className="tag-line mb-4">
                {industry}, {region}
              </p>
              <h1 className="max-w-[24ch] text-title">{title}</h1>
              <p className="mt-6 measure text-lead text-text-soft">{subtitle}</p>
            </div>
            <ResponsiveImage
              frame="bg-mist lg:col-span-6"
              picture={picture}
              sizes="(min-width: 1248px) 588px, (min-width: 1024px) 50vw, 100vw"
              first
              className="aspect-16/10 w-full object-cover"
            />
          </div>
        </header>
        <Figures figures={study.figures} />
        <div className="frame mt-12 grid gap-x-6 gap-y-12 md:mt-16 lg:grid-cols-12">
          <div className="grid content-start gap-y-12 lg:col-span-8 lg:col-start-5">
            <Part title="Challenge" html={study.challenge} />
            <Part title="Approach" html={study.approach} />
            <Part title="Outcome" html={study.outcome} />
            {quote ? (
              <figure className="border-l-3 border-main pl-6">
                <blockquote className="font-display text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] leading-snug tracking-display">
                  {quote.text}
                </blockquote>
                <figcaption className="mt-3 text-small text-text-soft">{quote.speaker}</figcaption>
              </figure>
            ) : null}
            <Part title="What went wrong" html={study.wentWrong} />
          </div>
          <Facts study={study} />
        </div>
      </article>
      {related.length > 0 ? (
        <section aria-label="Other case studies" className="not-printed bg-mist">
          <div className="frame section-space">
            <h2 className="mb-10 text-heading">Other case studies</h2>
            <ul className="grid gap-x-6 gap-y-12 xs:grid-cols-2 lg:grid-cols-3">
              {related.map((one) => (
                <li key={one._id} className="max-lg:last:odd:xs:hidden">
                  <CaseCard study={one} level="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </>
  );
}

function Part({ title, html }: { title: string; html: string }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight">{title}</h2>
      <RichText html={html} className="prose prose-article" />
    </section>
  );
}

function Figures({ figures }: Pick<CaseStudyDetail, 'figures'>) {
  return (
    <section aria-label="Figures" className="frame mt-10 md:mt-14">
      <dl className="grid gap-x-6 gap-y-8 border-y border-line-strong py-8 xs:grid-cols-2 lg:flex lg:justify-between">
        {figures.map(({ value, before, label, basis }) => (
          <div key={label} className="flex flex-col lg:flex-1">
            <dt className="order-2 mt-2 font-semibold">{label}</dt>
            <dd className="order-1 font-display text-[clamp(1.875rem,1.5rem+1.5vw,2.75rem)] leading-tight tracking-display tabular-nums">
              {value}
            </dd>
            <dd className="order-3 mt-1 max-w-[34ch] text-small text-text-soft">
              {before ? `Before: ${before}. ${basis}` : basis}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Client, industry, products and region, and whom to call; beside the text where there is room. */
function Facts({ study }: { study: CaseStudyDetail }) {
  const { _id, client, isNamed, industry, products, region, contact } = study;
  const facts = [
    ['Client', isNamed ? client : `${client} (name withheld)`],
    ['Industry', industry],
    ['Products', products.join(', ')],
    ['Region', region],
  ];
  return (
    <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:self-start">
      <dl className="grid gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {contact ? (
          <div>
            <dt className="text-small text-text-soft">Who to call</dt>
            <dd className="mt-2 flex items-center gap-4">
              <ResponsiveImage
                picture={contact.picture}
                alt=""
                sizes="64px"
                className="size-16 shrink-0 bg-mist object-cover object-top"
              />
              <span>
                <span className="block font-semibold">{contact.name}</span>
                <span className="block text-small text-text-soft">{contact.designation}</span>
              </span>
            </dd>
          </div>
        ) : null}
      </dl>
      <ContactInvitation
        question="Does this sound like your plant?"
        topic={`/case-studies/${_id}`}
        className="mt-8 border-t border-line pt-8"
      />
    </div>
  );
}
