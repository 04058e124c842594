import type { HomeContent } from '@riverfront/contract';
import CompanyLogos from '../../components/company-logos.tsx';
import { staticPart } from '../../ui/static-part.tsx';
import { Services } from './services.tsx';

const Solutions = staticPart(async () => ({ default: (await import('./solutions.tsx')).Solutions }));
const CallToAction = staticPart(async () => ({
  default: (await import('../../components/call-to-action.tsx')).CallToAction,
}));
const Articles = staticPart(async () => ({ default: (await import('./articles.tsx')).Articles }));

/** The home page below the fold. */
export default function BelowTheFold({ home }: { home: HomeContent }) {
  return (
    <>
      <Solutions section={home.solutionsSection} />
      <Services section={home.servicesSection} />
      <CallToAction
        section={{
          title: home.businessLevelSection.text,
          text: home.businessLevelSection.subText,
          buttonLabel: home.businessLevelSection.buttonLabel,
          link: '/contact',
        }}
      />
      <Articles section={home.blogSections} />
      <CompanyLogos
        section={{ title: home.companyList.title, companies: home.companyList.companyListData }}
      />
    </>
  );
}
