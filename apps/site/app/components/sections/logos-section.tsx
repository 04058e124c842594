import { CompanyLogos } from '../company-logos.tsx';
import type { SectionProps } from './section-props.ts';

/** Logos of client companies, moving past. */
export default function LogosSection({ section: { title, companies } }: SectionProps<'logos'>) {
  return <CompanyLogos title={title} companies={companies} />;
}
