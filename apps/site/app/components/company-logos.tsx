import type { SectionOf } from '@riverfront/contract';
import { mediaUrl } from '../media.ts';
import { Image } from '../ui/image.tsx';
import { Marquee } from '../ui/marquee.tsx';

interface CompanyLogosProps {
  section: Pick<SectionOf<'logos'>, 'title' | 'companies'>;
}

/** Logos of client companies, in a row that moves without end. */
export default function CompanyLogos({ section: { title, companies } }: CompanyLogosProps) {
  if (companies.length === 0) return null;
  return (
    <section aria-label={title} className="border-t border-line py-14 md:py-20">
      <div className="frame">
        <h2 className="mb-8 text-card">{title}</h2>
        <Marquee
          label={title}
          items={companies}
          keyOf={({ _id }) => _id}
          slideClassName="w-[50cqw] px-5 sm:w-[calc(100cqw/3)] lg:w-[calc(100cqw/6)]"
        >
          {(company) => (
            <Image
              src={mediaUrl(company.image)}
              alt={company.name}
              width={company.picture?.width ?? 240}
              height={company.picture?.height ?? 80}
              loading="lazy"
              decoding="async"
              className="h-16 w-full object-contain dark:bg-paper dark:px-4 dark:py-2.5"
              fallback="/logo-fallback.svg"
            />
          )}
        </Marquee>
      </div>
    </section>
  );
}
