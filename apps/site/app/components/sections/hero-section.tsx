import { HeroBanner } from '../hero-banner.tsx';
import type { SectionProps } from './section-props.ts';

/** A picture, a film or a slideshow with a headline over it. */
export default function HeroSection({ section, opens }: SectionProps<'hero'>) {
  return <HeroBanner items={section.items} heading={opens ? 'h1' : 'h2'} />;
}
