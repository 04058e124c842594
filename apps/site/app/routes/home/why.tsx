import type { HomeContent } from '@riverfront/contract';
import { ResponsiveImage } from '../../components/responsive-image.tsx';

/** Why companies choose the firm: banner, heading, four cards and a picture. */
export function Why({ section }: { section: HomeContent['whySection'] }) {
  return (
    <section aria-label={section.heading} className="section-space">
      <div className="frame grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h2 className="text-heading">{section.heading}</h2>
          <p className="mt-5 measure text-lead text-text-soft">{section.subHeading}</p>
        </div>
        <div className="facet overflow-hidden max-lg:order-1 lg:col-span-5 lg:col-start-1">
          <ResponsiveImage
            picture={section.picture}
            sizes="(min-width: 1024px) 500px, 100vw"
            className="aspect-4/3 w-full object-cover lg:aspect-4/5"
          />
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          <div className="facet overflow-hidden">
            <ResponsiveImage
              picture={section.bannerPicture}
              sizes="(min-width: 1024px) 600px, 100vw"
              className="aspect-16/7 w-full object-cover"
            />
          </div>
          <ol className="mt-4 md:mt-8">
            {section.whyCardData.map((card) => (
              <li
                key={card._id}
                className="grid gap-x-6 gap-y-2 border-b border-line py-7 last:border-0 xs:grid-cols-[11rem_1fr]"
              >
                <h3 className="text-card">{card.title}</h3>
                <p className="text-text-soft">{card.desc}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
