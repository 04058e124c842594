import type { HomeContent } from '@riverfront/contract';
import { CallToAction } from '../../components/call-to-action.tsx';
import CompanyLogos from '../../components/company-logos.tsx';
import { Articles } from './articles.tsx';
import { Services } from './services.tsx';
import { Solutions } from './solutions.tsx';

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
